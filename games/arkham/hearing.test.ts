import { listeners } from '@tabula/kernel/listeners.js';
import { describe, expect, test } from 'vitest';
import { hearingsOf } from './hearing.js';
import type { CardAbility, Whose } from './words.js';

const waits = (at: CardAbility['at'], whose: Whose, forced = false): CardAbility => ({
  at,
  whose,
  does: [],
  ...(forced && { forced }),
});
const PLACES = { sheet: 'sheets', item: 'assets', other: 'assets', monster: 'monsters', codex: 'codex' } as const;
const hearings = (cards: { readonly [card in keyof typeof PLACES]?: readonly CardAbility[] }) =>
  hearingsOf(listeners(Object.entries(cards)), (card) => PLACES[card as keyof typeof PLACES]);

describe('what waits for a moment is looked for', () => {
  test('only on the cards of who acts, if it is about their own doing', () => {
    expect(hearings({ item: [waits('acted', 'own')] }).optional.get('acted')).toEqual({
      codex: false,
      sheets: 'nobody',
      assets: 'doer',
      monsters: false,
    });
  });
  test('on the cards of everybody, as soon as one waits for what others do', () => {
    const { optional } = hearings({ item: [waits('acted', 'own')], other: [waits('acted', 'others')] });
    expect(optional.get('acted')!.assets).toBe('everybody');
    const both = hearings({ item: [waits('acted', 'this'), waits('acted', 'own')] });
    expect(both.optional.get('acted')!.assets).toBe('everybody');
  });
  test('in the codex and among monsters only where such cards wait, forced ones apart from others', () => {
    const { forced, optional } = hearings({
      codex: [waits('state', 'any', true)],
      monster: [waits('state', 'this')],
      sheet: [waits('acted', 'own')],
    });
    expect(forced.get('state')).toEqual({ codex: true, sheets: 'nobody', assets: 'nobody', monsters: false });
    expect(optional.get('state')).toEqual({ codex: false, sheets: 'nobody', assets: 'nobody', monsters: true });
    expect(forced.get('acted')).toBeUndefined();
    expect(optional.get('acted')!.sheets).toBe('doer');
  });
});
