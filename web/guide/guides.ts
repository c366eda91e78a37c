/** What a sign of a game means: an icon, and the name it has in the texts. */
interface Sign {
  readonly id: string;
  readonly icon: string;
  /** The frame that symbols of an attribute have on cards. */
  readonly frame?: string;
}

/** A game told in a minute; its words are in the catalogues under `guide.<game>`. */
interface Guide {
  /** The phases of a round, in their order. */
  readonly steps: readonly string[];
  readonly signs: readonly Sign[];
}

export const GUIDES: { readonly [game: string]: Guide } = {
  elekt: {
    steps: ['recruitment', 'assignment', 'confrontation', 'end'],
    signs: [
      { id: 'occultism', icon: 'occ', frame: 'attr attr--occ' },
      { id: 'cunning', icon: 'cun', frame: 'attr attr--cun' },
      { id: 'violence', icon: 'vio', frame: 'attr attr--vio' },
      { id: 'power', icon: 'pow', frame: 'attr attr--pow' },
      { id: 'title', icon: 'ribbon' },
      { id: 'ember', icon: 'ember' },
      { id: 'shield', icon: 'shield' },
      { id: 'scepter', icon: 'scepter' },
    ],
  },
  cults: {
    steps: ['city', 'cult', 'planning', 'action', 'hiding'],
    signs: [
      { id: 'growth', icon: 'growth' },
      { id: 'preparation', icon: 'prep' },
      { id: 'influence', icon: 'infl' },
      { id: 'domination', icon: 'domi' },
      { id: 'bluff', icon: 'bluff' },
      { id: 'investigator', icon: 'inv' },
    ],
  },
};

/** How one plays on this page, whatever the game. */
export const HELP = ['glow', 'why', 'card', 'rule', 'undo'] as const;
