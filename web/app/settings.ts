import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { type Store, store } from './store.js';

/** What a visitor has set for this browser. */
export interface Settings {
  readonly language: Language;
  readonly motion: 'auto' | 'off';
  readonly text: 'normal' | 'large' | 'larger';
  readonly contrast: 'auto' | 'more';
  readonly sound: boolean;
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
  /** The games whose rules in short were read, or declined. */
  readonly guided: readonly string[];
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
  speed: 'normal',
  pace: 'normal',
  rounds: true,
  forced: true,
  name: '',
  level: 'normal',
  opponents: 2,
  guided: [],
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
