/** The games as the lobby shows them; nothing of their rules is loaded for that. */
export interface Shelved {
  readonly id: 'elekt' | 'cults' | 'emerald' | 'arkham';
  readonly icon: string;
  readonly min: number;
  readonly max: number;
  readonly minutes: number;
  readonly playable: boolean;
  /** Whether there is anything to choose for a table in this browser. */
  readonly options: boolean;
  /** What a table in this browser has until somebody chooses otherwise: newcomers begin with the game, not with its setup. */
  readonly first?: { readonly [option: string]: string };
  readonly scene: string;
}

const scene = (path: URL): string => path.href;

export const SHELF: readonly Shelved[] = [
  {
    id: 'elekt',
    icon: 'ember',
    min: 2,
    max: 4,
    minutes: 75,
    playable: true,
    options: false,
    scene: scene(new URL('../style/scenes/elekt.svg', import.meta.url)),
  },
  {
    id: 'cults',
    icon: 'ter',
    min: 1,
    max: 4,
    minutes: 90,
    playable: true,
    options: true,
    first: { districtLayout: 'recommended' },
    scene: scene(new URL('../style/scenes/cults.svg', import.meta.url)),
  },
  {
    id: 'emerald',
    icon: 'occ',
    min: 2,
    max: 5,
    minutes: 90,
    playable: false,
    options: false,
    scene: scene(new URL('../style/scenes/emerald.svg', import.meta.url)),
  },
  {
    id: 'arkham',
    icon: 'inv',
    min: 1,
    max: 6,
    minutes: 150,
    playable: false,
    options: false,
    scene: scene(new URL('../style/scenes/arkham.svg', import.meta.url)),
  },
];
