/**
 * What the companions weigh things with, in clues on the scenario sheet: that is about what a round of one investigator
 * can bring. They were set by judgement; for about half of them other values were tried in play (`docs/figures.md`).
 */
export const FIGURES = {
  /** An anomaly: all doom of the neighbourhood goes to the sheet, and nobody finds clues there. */
  anomaly: 2.2,
  /** Each clue that it shuts in. */
  shut: 0.5,
  /** Each doom that has to be removed before an anomaly goes. */
  inAnomaly: 0.7,
  /** Any doom on the board, and what it counts more where there is more of it; a neighbourhood that breaks (ARK-411.3a); terror that spreads (ARK-437.1a). */
  oneDoom: 0.15,
  heap: 0.03,
  breaks: 5,
  terror: 2.5,
  /** For how many rounds it counts what may come, and how much doom counts that is two below. */
  horizon: 2.2,
  nearly: 0.3,
  /** How likely a gate bursts where the next event is from. */
  nextBurst: 0.75,
  /** A doom on the sheet. */
  sheetDoom: 0.8,
  /** To be rid of a monster: of one that may hold somebody, for what it deals, of one that hunts, of one that a reckoning feeds on. */
  monster: 0.5,
  strike: 0.15,
  hunter: 2,
  reckoned: 0.35,
  /** To be rid of one that brings doom every round, and of one that does something to each investigator. */
  omen: 1.6,
  /** How much more the first counts where its doom goes to the sheet. */
  unbound: 2,
  plague: 2,
  quarry: 2.5,
  epicHealth: 0.5,
  /** Each health of the one whose defeat is the victory: when it has come, there is little else to win by. */
  finale: 6,
  /** To be held until the next round, and how much that counts of monsters that may come. */
  held: 0.5,
  caution: 1,
  /** To be defeated, besides doom, clues and cards. */
  defeat: 1.5,
  /** A clue in hand, and what it is worth more on the sheet. */
  clue: 1,
  researched: 2.5,
  /** An encounter where there is an anomaly, and for each doom on the space. */
  breach: -0.15,
  breachDoom: -0.15,
  /** Each damage or horror, and what it counts more the nearer it brings one to the end. */
  harm: 0.1,
  hurt: 0.25,
  /** What else an encounter brings, and the card that brings a worshipper out. */
  encounter: 0.6,
  healing: 0.9,
  worshipper: 0.7,
  rite: 2.5,
  /** Others who look for the same clue. */
  rival: 0.4,
  /** A dollar for another step; a focus token; a dollar for its own sake. */
  /** What a focus token is worth that could be spent on a die, and what a test is worth that would fail without it. */
  token: 0.12,
  pass: 1,
  step: 0.12,
  focus: 0.14,
  gather: 0.1,
  remnant: 0.4,
  /** A remnant that is spent on a test: others will want one. */
  spent: 0.35,
  /** What could be done in the next turn counts this much, and each turn later so much less. */
  later: 0.3,
  further: 0.6,
  /** How much it counts that an investigator comes armed, and what each skill is good for when a team is put together. */
  armed: 1,
  /** What a die more is worth when a card is chosen or bought: in attacks, in wards, in research; and what a dollar is worth then. */
  weapon: 0.4,
  charm: 0.4,
  lens: 0.25,
  dollar: 0.08,
  /** How much more arms and strength count where a scenario is won by fighting alone. */
  fight: 1.8,
  bodily: 0.12,
  /** A dollar to begin with, and what a dark pact costs, whenever it is made. */
  purse: 1.2,
  pact: 3,
  strength: 0.5,
  lore: 0.5,
  observation: 0.8,
  influence: 0.4,
  will: 0.3,
  /** To go to the future when there are clues enough to win there, and to bring one of them to where it counts (Azathoth 8, 9). */
  future: 5,
  toCard: 6,
  /** To turn a marker over (Azathoth 4), and how much of it counts long before there are clues enough. */
  reveal: 1,
  early: 0.05,
  /** What the codex asks for. */
  errand: 1.2,
};
