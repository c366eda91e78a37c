import { settings } from './settings.js';

/** What can be heard at a table. */
export type Sound = 'turn' | 'decision' | 'reveal' | 'end';

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly rings: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

const SOUNDS: { readonly [S in Sound]: readonly Tone[] } = {
  // Two strokes of a small bell.
  turn: [
    { pitch: 587, at: 0, rings: 0.9, loud: 0.16 },
    { pitch: 880, at: 0.14, rings: 1.2, loud: 0.13 },
  ],
  // A token on wood.
  decision: [
    { pitch: 196, at: 0, rings: 0.12, loud: 0.2, shape: 'triangle' },
    { pitch: 392, at: 0, rings: 0.05, loud: 0.06, shape: 'triangle' },
  ],
  // Something comes to light.
  reveal: [
    { pitch: 330, at: 0, rings: 1, loud: 0.08 },
    { pitch: 494, at: 0.08, rings: 1, loud: 0.07 },
    { pitch: 740, at: 0.16, rings: 1.1, loud: 0.05 },
  ],
  end: [
    { pitch: 147, at: 0, rings: 2.6, loud: 0.16 },
    { pitch: 220, at: 0.12, rings: 2.4, loud: 0.12 },
    { pitch: 294, at: 0.24, rings: 2.4, loud: 0.1 },
    { pitch: 440, at: 0.5, rings: 2.2, loud: 0.07 },
  ],
};

let context: AudioContext | null = null;

/** Plays a sound, if sounds are wished for. */
export function play(sound: Sound): void {
  if (!settings.get().sound) return;
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined); // silent until the visitor has touched the page
    for (const tone of SOUNDS[sound]) strike(context, tone);
  } catch {
    // A browser without sound is a quiet table.
  }
}

function strike(on: AudioContext, { pitch, at, rings, loud, shape = 'sine' }: Tone): void {
  const start = on.currentTime + at;
  const source = new OscillatorNode(on, { type: shape, frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + rings);
}
