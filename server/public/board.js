// The table of Elekt as it is seen from one seat: readable zones, players and hand.
import { cardText, textOf } from './api.js';
import { h } from './dom.js';

const ZONES = ['mission', 'influence', 'court'];
const ATTRIBUTES = ['occultism', 'cunning', 'violence', 'power'];
const TITLES = { 2: 7, 3: 6, 4: 5 };
const ROUNDS = 6;

const ui = (key, params = {}) => ({ key: `ui.${key}`, params });
const listOf = (pile) => (Array.isArray(pile) ? pile : []);
const sizeOf = (pile) => (Array.isArray(pile) ? pile.length : pile.count);
const ownOf = (view) => (view.you === null ? null : view.board.seats[view.you]);
const wonBy = (player) => [...player.missions, ...player.influences, ...player.privileges];

/** Every card that has to be named. */
export function cardsOn({ board, ...view }) {
  const own = ownOf({ board, ...view });
  const zones = ZONES.flatMap((zone) => [board.zones[zone].card, ...board.zones[zone].units.map(({ card }) => card)]);
  const won = board.seats.flatMap((player) => [...wonBy(player), ...listOf(player.shown)]);
  const hand = own === null ? [] : [...listOf(own.hand), ...listOf(own.drawn)];
  return [...new Set([...zones, ...won, ...hand, ...board.discard])].filter((id) => id !== null);
}

/** Every sentence that the table needs from the game's own catalog; titles can be counted once the cards are known. */
export function messagesOn({ board, waiting }, lang) {
  const fixed = ['scepter', 'embers', 'hand', 'pool', 'empty', 'your-turn', 'passed', 'switched-off'].map((key) =>
    ui(key),
  );
  return [
    ...fixed,
    ui('round', { round: board.round }),
    phaseOf(board),
    ui('deck', { count: sizeOf(board.elite) }),
    ui('discard', { count: board.discard.length }),
    ...waiting.map((seat) => ui('waiting', { seat: { seat } })),
    ...board.seats.flatMap((player) => [
      titlesOf(board, player, lang),
      ui('hand-count', { count: sizeOf(player.hand) }),
      ui('assigned', { count: player.assigned }),
    ]),
  ];
}

const phaseOf = (board) => ui('phase', { phase: { phase: board.phase } });

function titlesOf(board, player, lang) {
  const count = (id) => cardText(lang, id)?.titles?.length ?? 0;
  const titles = [...player.missions, ...player.influences].reduce((sum, id) => sum + count(id), 0);
  return ui('titles', { titles, needed: TITLES[board.seats.length] });
}

/** A coin with the letter of an attribute: colour, letter and name say the same. */
const coin = (attribute, name, count, kind) =>
  h(
    'span',
    { class: `coin coin--${attribute} coin--${kind}`, title: `${name} ${count}` },
    `${name.slice(0, 2)} ${count}`,
  );

const symbolsOf = (card) =>
  (card?.symbols ?? [])
    .filter(({ count }) => count > 0)
    .map(({ attribute, name, count }) => coin(attribute, name, count, 'printed'));

/** The words of the attributes, as the cards have them. */
function attributeNames(view, lang) {
  const names = {};
  for (const id of cardsOn(view))
    for (const { attribute, name } of cardText(lang, id)?.symbols ?? []) names[attribute] = name;
  return names;
}

function unitLine(unit, view, lang, seatName, names, words) {
  const card = cardText(lang, unit.card);
  const tokens = ATTRIBUTES.filter((kind) => unit.tokens[kind] > 0);
  return h(
    'li',
    { class: `unit seat-${unit.owner + 1}`, title: (card?.text ?? []).join(' ') },
    h('span', { class: 'unit__name' }, card?.name ?? '…'),
    h('span', { class: 'unit__owner' }, unit.owner === view.you ? words.you : seatName(unit.owner)),
    h(
      'span',
      { class: 'unit__coins' },
      symbolsOf(card),
      tokens.map((kind) => coin(kind, names[kind] ?? kind, `+${unit.tokens[kind]}`, 'token')),
      unit.off && h('em', {}, textOf(lang, ui('switched-off'))),
    ),
  );
}

function zoneTray(zone, view, lang, seatName, names, words) {
  const { card, units } = view.board.zones[zone];
  const read = card === null ? null : cardText(lang, card);
  return h(
    'section',
    { class: 'zone' },
    h('h3', { class: 'zone__name' }, words.zone[zone]),
    read !== null &&
      h(
        'div',
        { class: 'paper' },
        h('strong', {}, read.name),
        (read.titles ?? []).length > 0 && h('span', { class: 'paper__titles' }, read.titles.join(' · ')),
        h('p', {}, read.text.join(' ')),
      ),
    units.length === 0
      ? h('p', { class: 'quiet' }, textOf(lang, ui('empty')))
      : h(
          'ul',
          { class: 'units' },
          units.map((unit) => unitLine(unit, view, lang, seatName, names, words)),
        ),
  );
}

function playerTray(seat, view, lang, seatName, words) {
  const { board, waiting, you } = view;
  const player = board.seats[seat];
  const facts = [
    textOf(lang, titlesOf(board, player, lang)),
    `${textOf(lang, ui('embers'))}: ${player.embers}`,
    textOf(lang, ui('hand-count', { count: sizeOf(player.hand) })),
    board.phase === 'assignment' &&
      (player.passed ? textOf(lang, ui('passed')) : textOf(lang, ui('assigned', { count: player.assigned }))),
    board.scepter === seat && `♔ ${textOf(lang, ui('scepter'))}`,
  ].filter((fact) => fact !== false);
  const won = wonBy(player).map((id) => cardText(lang, id)?.name ?? '…');
  return h(
    'li',
    { class: `player seat-${seat + 1}${waiting.includes(seat) ? ' player--asked' : ''}` },
    h('span', { class: 'player__name' }, seatName(seat), seat === you && h('em', {}, ` (${words.you})`)),
    h('span', { class: 'player__facts' }, facts.join(' · ')),
    won.length > 0 && h('span', { class: 'player__won' }, won.join(' · ')),
  );
}

function handTray(view, lang) {
  const own = ownOf(view);
  if (own === null) return null;
  const card = (id, drawn) => {
    const read = cardText(lang, id);
    return h(
      'li',
      { class: `card${drawn ? ' card--drawn' : ''}` },
      h('strong', {}, read?.name ?? '…'),
      h('span', { class: 'card__kind' }, [read?.kind, read?.type, read?.ability].filter(Boolean).join(', ')),
      h('span', { class: 'unit__coins' }, symbolsOf(read)),
      h('p', {}, (read?.text ?? []).join(' ')),
    );
  };
  return h(
    'section',
    { class: 'hand' },
    h('h3', {}, textOf(lang, ui('hand'))),
    sizeOf(own.hand) + sizeOf(own.drawn) === 0 && h('p', { class: 'quiet' }, textOf(lang, ui('empty'))),
    h(
      'ul',
      { class: 'cards' },
      listOf(own.drawn).map((id) => card(id, true)),
      listOf(own.hand).map((id) => card(id, false)),
    ),
  );
}

/** The whole board. */
export function boardOf(view, lang, seatName, words) {
  const { board } = view;
  const names = attributeNames(view, lang);
  const pool = ATTRIBUTES.map((kind) => coin(kind, names[kind] ?? kind, board.pool[kind], 'token'));
  const turn = { 1: ' ↻', '-1': ' ↺', 0: '' }[board.direction];
  return h(
    'div',
    { class: 'board' },
    h(
      'p',
      { class: 'board__head' },
      board.round > 0 && h('strong', {}, `${textOf(lang, ui('round', { round: board.round }))}/${ROUNDS}`),
      h('span', {}, textOf(lang, phaseOf(board)), turn),
      h('span', {}, textOf(lang, ui('deck', { count: sizeOf(board.elite) }))),
      h('span', {}, textOf(lang, ui('discard', { count: board.discard.length }))),
      h('span', { class: 'unit__coins' }, `${textOf(lang, ui('pool'))}: `, pool),
    ),
    h(
      'ul',
      { class: 'players' },
      board.seats.map((_, seat) => playerTray(seat, view, lang, seatName, words)),
    ),
    h(
      'div',
      { class: 'zones' },
      ZONES.map((zone) => zoneTray(zone, view, lang, seatName, names, words)),
    ),
    handTray(view, lang),
  );
}
