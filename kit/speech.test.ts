import { describe, expect, it } from 'vitest';
import { voiceOf } from './speech.js';

const catalog = { went: '{seat} idzie z {card} w góry.', label: 'Weź {count} kart' };
const spoken = {
  catalog,
  terms: (kind: string, id: unknown) =>
    kind === 'seat' ? 'Ada' : kind === 'card' && id === 'K1' ? 'Pani z okna' : undefined,
  cards: ['K1'],
  card: (id: string) => (id === 'K1' ? { name: 'Pani z okna', kind: 'Karta', text: ['Idź w góry.'] } : null),
  result: () => 'Ada i Bruno',
};
const voice = voiceOf('pl', spoken);

describe('a voice', () => {
  it('keeps words of one letter with the next one, whatever is said', () => {
    expect(voice.say({ key: 'went', params: { seat: { seat: 0 }, card: { card: 'K1' } } })).toBe(
      'Ada idzie z\u00a0Pani z\u00a0okna w\u00a0góry.',
    );
    expect(voice.name({ card: 'K1' })).toBe('Pani z\u00a0okna');
    expect(voice.card('K1')).toEqual({ name: 'Pani z\u00a0okna', kind: 'Karta', text: ['Idź w\u00a0góry.'] });
    expect(voice.result({ places: [], reason: 'x' }, null)).toBe('Ada i\u00a0Bruno');
  });

  it('has no two options alike', () => {
    const option = { label: { key: 'label', params: { count: 2 } } };
    const { options } = voice.question({ prompt: option.label, options: [option, option] });
    expect(options).toEqual(['Weź 2\u00a0kart (nr\u00a01)', 'Weź 2\u00a0kart (nr\u00a02)']);
  });

  it('says of a hidden card that it is one, and of what it does not know what it is', () => {
    expect(voice.name({ card: null })).toBe('karta');
    expect(voice.name({ zone: 'attic' })).toBe('[zone attic]');
    expect(voice.card('K9')).toBeNull();
    expect(() => voiceOf('pl', spoken, { strict: true }).name({ zone: 'attic' })).toThrow('no name of zone attic');
  });
});
