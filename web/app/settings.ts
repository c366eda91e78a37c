import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { type Store, store } from './store.js';

/** What a visitor has set for this browser. */
export interface Settings {
  readonly language: Language;
  readonly motion: 'auto' | 'off';
  readonly text: 'normal' | 'large' | 'larger';
  readonly contrast: 'auto' | 'more';
  readonly sound: boolean;
  /** Whoever looks elsewhere is called when a table waits for them. */
  readonly notify: boolean;
  /** How fast what happens between two decisions is shown; off: only how it ends. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  /** A card sums up every round. */
  readonly rounds: boolean;
  /** How long bots take for a decision. */
  readonly pace: 'slow' | 'normal' | 'fast';
  /** Questions that leave no choice are answered by themselves after a moment. */
  readonly forced: boolean;
  /** What others call this visitor; empty until they have said it. */
  readonly name: string;
  readonly level: 'easy' | 'normal' | 'hard';
  readonly opponents: number;
  /** The game that was looked at or played last. */
  readonly game: string;
  /** The games whose rules in short were read, or declined. */
  readonly guided: readonly string[];
  /** The games whose lessons at the table are wanted, and the lessons that were read (guide/lessons.ts). */
  readonly lessons: readonly string[];
}

const KEY = 'tabula-settings';
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

/** The language of the address (?lang=), else of the browser. */
function wished(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const all = [asked ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === all.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

const initial = (): Settings => ({
  language: wished(),
  motion: 'auto',
  text: 'normal',
  contrast: 'auto',
  sound: false,
  notify: false,
  speed: 'normal',
  pace: 'normal',
  rounds: true,
  forced: true,
  name: '',
  level: 'normal',
  opponents: 2,
  game: '',
  guided: [],
  lessons: [],
});

function read(): Settings {
  try {
    return { ...initial(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return initial(); // a browser that keeps nothing, or something that is not ours
  }
}

export const settings: Store<Settings> = store(read());

export function change(part: Partial<Settings>): void {
  const next = { ...settings.get(), ...part };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then they hold until the page is closed.
  }
}

/** What loads its words when another language is chosen, by its name: a game. */
export const listeners = new Map<string, (language: Language) => Promise<void>>();
let wanted: Language | null = null;

/** Goes over to a language once everything that has been loaded can be said in it; without a network all stays as it is. */
export async function speakIn(language: Language): Promise<void> {
  wanted = language;
  try {
    await Promise.all([...listeners.values()].map((learn) => learn(language)));
  } catch {
    return;
  }
  if (wanted === language) change({ language }); // else another was chosen meanwhile
}

/** Whether things may move: neither the visitor nor their system has asked for stillness. */
export const moves = (): boolean =>
  settings.get().motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes the settings where the style sheets read them. */
export function applySettings(): void {
  const { language, motion, text, contrast } = settings.get();
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.motion = motion;
  root.dataset.text = text;
  root.dataset.contrast = contrast;
  root.style.setProperty('--pace', String(pace() ?? 1));
}

/** How many times longer than usual things take. */
const TIMES = { slow: 1.7, normal: 1, fast: 0.5 } as const;

/** How many times longer than usual a moment is shown; null if none is. */
export function pace(): number | null {
  const { speed } = settings.get();
  return speed === 'off' ? null : TIMES[speed];
}
