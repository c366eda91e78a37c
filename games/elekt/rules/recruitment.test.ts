import { question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule('ELEK-4.1', 'every round begins with Recruitment, the first one included', () => {
  const game = newGame(2);
  expect(game.state.board).toMatchObject({ round: 1, phase: 'recruitment' });
  expect(question(game).id).toBe('recruit/keep');
  const t = table().endRound(null).goOn();
  expect(t.board).toMatchObject({ round: 2, phase: 'recruitment' });
  t.seat(0).isAsked('recruit/keep');
});

rule(['ELEK-4.2', 'ELEK-17.6'], 'players recruit in turn order; nobody draws before the one before has chosen', () => {
  const t = table({ seats: 3 }).deck(['E01', 'E02', 'E03', 'E04', 'E05', 'E06']).scepter(2).recruit();
  t.seat(2).isAsked('recruit/keep', ['E01', 'E02', 'redraw']);
  t.seat(0).isNotAsked();
  expect(t.board.seats.map((player) => player.drawn)).toEqual([[], [], ['E01', 'E02']]);
  t.seat(2).picks('E01');
  t.seat(0).isAsked('recruit/keep', ['E03', 'E04', 'redraw']);
  expect(t.board.seats.map((player) => player.drawn)).toEqual([['E03', 'E04'], [], []]);
  t.seat(0).picks('E04');
  t.seat(1).isAsked('recruit/keep', ['E05', 'E06', 'redraw']).picks('E05');
  expect(t.ended).toBe(true);
});

rule(['ELEK-4.3', 'ELEK-4.4', 'ELEK-4.12'], 'of the two top cards one is kept in hand and the other discarded', () => {
  const t = table().deck(['E07', 'E03', 'E05']).recruit();
  expect(t.board.elite).toHaveLength(32);
  t.seat(0).isAsked('recruit/keep', ['E07', 'E03', 'redraw']).picks('E03');
  expect(t.handOf(0)).toEqual(['B1.0', 'B2.0', 'B3.0', 'B4.0', 'E03']);
  expect(t.board.discard).toEqual(['E07']);
  expect(t.board.seats[0]!.drawn).toEqual([]);
});

rule(['ELEK-4.5', 'ELEK-4.6', 'ELEK-4.12'], 'discarding both draws one card, which stays', () => {
  const t = table().deck(['E07', 'E03', 'E05', 'E01', 'E02']).recruit();
  t.seat(0).picks('redraw');
  expect(t.handOf(0)).toEqual(['B1.0', 'B2.0', 'B3.0', 'B4.0', 'E05']);
  expect(t.board.discard).toEqual(['E07', 'E03']);
  t.seat(0).isNotAsked(); // no second exchange
  t.seat(1).isAsked('recruit/keep', ['E01', 'E02', 'redraw']);
});

rule('ELEK-4.7', 'drawing cannot be declined and both cards cannot be kept', () => {
  const t = table().deck(['E07', 'E03']).recruit();
  t.seat(0).isAsked('recruit/keep', ['E07', 'E03', 'redraw']);
  expect(t.seat(0).refused('pass')).toEqual({ code: 'illegal', rule: 'ELEK-4.7' });
  expect(t.seat(0).refused('E07', 'E03').code).toBe('illegal');
  expect(t.seat(0).refused().code).toBe('illegal');
  expect(t.seat(0).refused('E05').code).toBe('illegal');
});

rule('ELEK-4.8', 'what is discarded lies face up on the pile; it is not annihilated and nobody may save it', () => {
  const t = table().deck(['E19', 'E23', 'E05']).embers(0, 3).recruit();
  t.seat(0).picks('redraw');
  t.seat(1).isAsked('recruit/keep'); // no save was offered in between, not even for the Throne Revenant
  expect(t.view(1).board.discard).toEqual(['E19', 'E23']);
  expect(t.told('annihilated')).toEqual([]);
  expect(t.embersOf(0)).toBe(3);
});

rule(
  ['ELEK-4.9', 'ELEK-17.7'],
  'the discard pile is shuffled when a card must be drawn from an empty deck, not before',
  () => {
    const t = table().deck(['E01', 'E02'], true).discard(['E03', 'E04']).recruit();
    expect([t.board.elite, t.board.discard]).toEqual([[], ['E03', 'E04']]); // the last card is drawn, nothing is shuffled
    t.script(['E02', 'E04', 'E03']);
    t.seat(0).picks('E01');
    expect(t.told('reshuffled')[0]!.params).toEqual({ count: 3 });
    t.seat(1).isAsked('recruit/keep', ['E02', 'E04', 'redraw']);
    expect([t.board.elite, t.board.discard]).toEqual([['E03'], []]);
  },
);

rule('ELEK-4.10', 'a deck that runs out in mid-draw is renewed; cards drawn already are not shuffled in', () => {
  const t = table().deck(['E01'], true).discard(['E03', 'E04']).script(['E04', 'E03']).recruit();
  t.seat(0).isAsked('recruit/keep', ['E01', 'E04', 'redraw']);
  expect([t.board.elite, t.board.discard]).toEqual([['E03'], []]);
});

rule(
  ['ELEK-4.5', 'ELEK-4.9', 'ELEK-4.11', 'ELEK-17.8'],
  'WE-17 redraw with an empty deck: both discarded cards are shuffled and one of them comes back',
  () => {
    const t = table().deck(['E01', 'E02'], true).discard([]).recruit();
    expect([t.board.elite.length, t.board.discard.length]).toEqual([0, 0]);
    t.script(['E02', 'E01']);
    t.seat(0).picks('redraw');
    expect(t.handOf(0)).toEqual(['B1.0', 'B2.0', 'B3.0', 'B4.0', 'E02']);
    // Deck 1, discard pile 0; the next player has drawn that one card by now.
    expect(t.board.discard).toEqual([]);
    t.seat(1).isAsked('recruit/keep', ['E01', 'redraw']);
  },
);

rule('ELEK-17.9', 'with one card left it is kept or redrawn; with none the player recruits nothing', () => {
  const t = table({ seats: 3 }).deck(['E01'], true).discard([]).recruit();
  t.seat(0).isAsked('recruit/keep', ['E01', 'redraw']).picks('redraw');
  expect(t.handOf(0)).toEqual(['B1.0', 'B2.0', 'B3.0', 'B4.0', 'E01']); // discarded, shuffled, drawn again
  expect(t.ended).toBe(true); // seats 1 and 2 find neither deck nor pile and are not asked
  expect(t.handOf(1)).toEqual(['B1.1', 'B2.1', 'B3.1', 'B4.1']);
});

rule(
  ['ELEK-17.10', 'ELEK-17.11'],
  'a discarded Basic unit is shuffled into the Elite deck, can be recruited by anyone and stays Basic',
  () => {
    const t = table().deck(['E01', 'E02'], true).discard(['B3.1']).recruit();
    t.script(['B3.1', 'E02']);
    t.seat(0).picks('E01');
    t.seat(1).isAsked('recruit/keep', ['B3.1', 'E02', 'redraw']);
    const other = table().deck(['B3.1', 'E02', 'E03']).recruit();
    other.seat(0).picks('B3.1');
    expect(other.handOf(0)).toContain('B3.1');
    // Still Basic: its new owner saves it free of charge.
    const saved = table()
      .zone('court', { 0: ['B3.1'], 1: ['B4.1'] })
      .embers(0, 0)
      .confront('court', 'violence');
    saved.seat(1).picks('B3.1');
    saved.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
    expect(saved.handOf(0)).toContain('B3.1');
  },
);

rule('ELEK-17.12', 'everybody may look through the discard pile, and its order means nothing', () => {
  const t = table().discard(['E03', 'E04', 'B1.1']).recruit();
  expect(t.view(0).board.discard).toEqual(['E03', 'E04', 'B1.1']);
  expect(t.view(1).board.discard).toEqual(['E03', 'E04', 'B1.1']);
  expect(t.view(null).board.discard).toEqual(['E03', 'E04', 'B1.1']);
  // Which card lies uppermost changes neither what may be taken from it …
  const bank = (...pile: string[]) =>
    table()
      .influence('I16')
      .discard(pile)
      .zone('influence', { 0: ['B3.0'] })
      .confront('influence', 'power');
  bank('E03', 'E04').seat(0).isAsked('after-winning/choice', ['E03', 'E04', 'stop']);
  bank('E04', 'E03').seat(0).isAsked('after-winning/choice', ['E03', 'E04', 'stop']);
  // … nor what the next deck looks like after the same shuffle.
  const drawn = (...pile: string[]) =>
    table().deck([], true).discard(pile).script(['E04', 'E03']).recruit().seat(0).options;
  expect(drawn('E03', 'E04')).toEqual(['E04', 'E03', 'redraw']);
  expect(drawn('E04', 'E03')).toEqual(['E04', 'E03', 'redraw']);
});

rule(['ELEK-4.13', 'ELEK-17.13'], 'there is no hand limit', () => {
  const many = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10', 'E11', 'E12', 'E13', 'E14'];
  const t = table().hand(0, many).deck(['E30', 'E31']).recruit();
  t.seat(0).picks('E30');
  t.seat(1).isAsked('recruit/keep'); // nobody has to discard
  expect(t.handOf(0)).toEqual([...many, 'E30']);
});
