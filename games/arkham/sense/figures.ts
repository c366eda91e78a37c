/**
 * What the companions weigh things with, in clues on the scenario sheet: that is about what a round of one investigator
 * can bring. They were set by judgement, then moved all together to where more games are won (`testing/tune.mjs`, `docs/figures.md`).
 */
export const FIGURES = {
  /** An anomaly: all doom of the neighbourhood goes to the sheet, and nobody finds clues there. */
  anomaly: 2,
  /** Each clue that it shuts in. */
  shut: 0.52,
  /** Each doom that has to be removed before an anomaly goes. */
  inAnomaly: 1.6,
  /** Any doom on the board, and what it counts more where there is more of it; a neighbourhood that breaks (ARK-411.3a); terror that spreads (ARK-437.1a). */
  oneDoom: 0.19,
  heap: 0.031,
  breaks: 3.3,
  terror: 2.6,
  /** For how many rounds it counts what may come, and how much doom counts that is two below. */
  horizon: 2.6,
  nearly: 0.29,
  /** How likely a gate bursts where the next event is from. */
  nextBurst: 0.72,
  /** A doom on the sheet. */
  sheetDoom: 0.95,
  /** To be rid of a monster: of one that may hold somebody, for what it deals, of one that hunts, of one that a reckoning feeds on. */
  monster: 1.4,
  strike: 0.24,
  hunter: 3.6,
  reckoned: 0.39,
  /** To be rid of one that brings doom every round, and of one that does something to each investigator. */
  omen: 2.5,
  /** How much more the first counts where its doom goes to the sheet. */
  unbound: 2.8,
  plague: 1.9,
  quarry: 5.1,
  epicHealth: 0.59,
  /** Each health of the one whose defeat is the victory: when it has come, there is little else to win by. */
  finale: 7.9,
  /** To be held until the next round, and how much that counts of monsters that may come. */
  held: 0.28,
  caution: 0.78,
  /** To be defeated, besides doom, clues and cards. */
  defeat: 1.3,
  /** A clue in hand, and what it is worth more on the sheet. */
  clue: 0.73,
  researched: 1.5,
  /** An encounter where there is an anomaly, and for each doom on the space. */
  breach: -0.14,
  breachDoom: -0.1,
  /** Each damage or horror, and what it counts more the nearer it brings one to the end. */
  harm: 0.092,
  hurt: 0.27,
  /** What else an encounter brings, and the card that brings a worshipper out. */
  encounter: 0.51,
  healing: 1.1,
  worshipper: 1.1,
  rite: 2.2,
  /** Others who look for the same clue. */
  rival: 0.6,
  /** A dollar for another step; a focus token; a dollar for its own sake. */
  /** What a focus token is worth that could be spent on a die, and what a test is worth that would fail without it. */
  token: 0.19,
  pass: 1.1,
  step: 0.23,
  focus: 0.34,
  gather: 0.13,
  remnant: 0.74,
  /** A remnant that is spent on a test: others will want one. */
  spent: 0.51,
  /** What could be done in the next turn counts this much, and each turn later so much less. */
  later: 0.31,
  further: 0.7,
  /** How much it counts that an investigator comes armed, and what each skill is good for when a team is put together. */
  armed: 1.7,
  /** What a die more is worth when a card is chosen or bought: in attacks, in wards, in research; and what a dollar is worth then. */
  weapon: 0.62,
  charm: 0.45,
  lens: 0.36,
  dollar: 0.11,
  /** How much more arms and strength count where a scenario is won by fighting alone. */
  fight: 2.8,
  bodily: 0.21,
  /** A dollar to begin with, and what a dark pact costs, whenever it is made. */
  purse: 2.1,
  pact: 3,
  strength: 0.84,
  lore: 0.73,
  observation: 1.3,
  influence: 0.56,
  will: 0.55,
  /** To go to the future when there are clues enough to win there, and to bring one of them to where it counts (Azathoth 8, 9). */
  future: 6.4,
  toCard: 11,
  /** To turn a marker over (Azathoth 4), and how much of it counts long before there are clues enough. */
  reveal: 1.9,
  early: 0.079,
  /** What the codex asks for. */
  errand: 2,
};
