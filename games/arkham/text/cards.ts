import { speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import { sentence } from '@tabula/words/sentence.js';
import { type Pack as Content, type Speaking, speakingOf } from '../content/pack.js';
import { SKILLS } from '../language/values.js';
import { kindOf, pieceOfSide, type Table } from '../packs.js';
import { contentOf } from '../shelf.js';
import { isMet } from './part-names.js';
import { readCard } from './read.js';
import { termsOf } from './terms.js';
import { vocabularyOf } from './vocabulary.js';

/** What there is to read on cards besides their names. */

type Part = (key: string, params?: Parameters<ReturnType<typeof speaker>>[0]['params']) => string;
const saying = (language: Language): Part => {
  const say = speaker(vocabularyOf(language).table, language, termsOf(language));
  return (key, params = {}) => say({ key, params });
};

/** The cards of a pack as they are written, by their ids; a scenario has its reckoning to say. */
const written = new Map<Content, ReadonlyMap<string, Speaking>>();
function writtenIn(content: Content): ReadonlyMap<string, Speaking> {
  const known = written.get(content);
  if (known !== undefined) return known;
  const scenarios = content.scenarios.map(
    ({ id, reckoning }): Speaking => ({ id, abilities: [{ at: 'reckoning', forced: true, does: reckoning }] }),
  );
  const made = new Map([...speakingOf(content), ...scenarios].map((card) => [card.id, card]));
  written.set(content, made);
  return made;
}

/** A side of a card as it is written; the archive is known by its numbers, a curse is the back of a blessing. */
function sideOf({ archive, pack }: Table, id: string): Speaking | undefined {
  const content = contentOf(pack.id);
  const cards = writtenIn(content);
  const piece = kindOf(pieceOfSide(id));
  const back = kindOf(id) !== piece;
  if (piece === 'condition/blessed') return cards.get(back ? 'condition/cursed' : piece);
  const no = archive[piece]?.no;
  const card =
    (no === undefined ? undefined : content.archive.find((one) => one.no === no)) ??
    content.epics.find((one) => one.card === no) ??
    cards.get(piece);
  if (card === undefined) return undefined;
  const { does, is, back: done, backIs, abilities = [], ...front } = card as Speaking;
  const own = abilities.filter(({ side }) => (side === 'back') === back).map(({ side: _, ...ability }) => ability);
  return back
    ? { id, abilities: own, ...(done && { does: done }), ...(backIs && { is: backIs }) }
    : { ...front, abilities: own, ...(does && { does }), ...(is && { is }) };
}

/** What a card says. What is met says it only there. */
export function textOf(table: Table, id: string, language: Language): string[] {
  const part = saying(language);
  if (isMet(id)) return [part('card.read-there')];
  const side = sideOf(table, id);
  const lines = side === undefined ? [] : readCard(side, language);
  return lines.length === 0 ? [withoutText(table, id, part)] : lines;
}

/** What nothing is written on may still be good for something. */
function withoutText(table: Table, id: string, part: ReturnType<typeof saying>): string {
  const { health = 0, sanity = 0 } = table.assets[kindOf(pieceOfSide(id))] ?? {};
  if (health + sanity === 0) return part('card.no-text');
  return part('card.soaks', { takes: sanity === 0 ? 'damage' : health === 0 ? 'horror' : 'both' });
}

/** "Item", "Monster", … */
export function kindText(table: Table, id: string, language: Language): string {
  const part = saying(language);
  const piece = kindOf(pieceOfSide(id));
  const asset = table.assets[piece];
  if (asset !== undefined) return part(`label.${asset.type}`);
  if (table.monsters[piece] !== undefined) return part('label.monster');
  const [kind = ''] = piece.split('/');
  return part(`label.${kind === 'street' ? 'encounter' : kind}`);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The figures on a card. */
export function printedText(table: Table, id: string, language: Language): string[] {
  const part = saying(language);
  const piece = kindOf(pieceOfSide(id));
  const sheet = table.sheets[piece];
  if (sheet !== undefined) {
    const skills = SKILLS.map((skill) => part('card.skill', { skill: { skill }, value: sheet.skills[skill] }));
    return [part('card.skills', { ...sheetFigures(sheet) }), sentence(skills.join(', '), language)];
  }
  const monster = table.monsters[piece];
  if (monster !== undefined) {
    const { health, attack, evade, damage, horror, elite, remnant, keywords } = monster;
    const terms = termsOf(language);
    return [
      part('card.monster', { health, attack: signed(attack), evade: signed(evade), damage, horror }),
      ...(elite === undefined ? [] : [part('card.elite', { elite })]),
      ...(remnant === true ? [part('card.remnant')] : []),
      ...keywords.map((keyword) => sentence(String(nomOf(terms('keyword', keyword))), language)),
    ];
  }
  const { value, hands, health = 0, sanity = 0, horror } = table.assets[piece] ?? {};
  return [
    ...(value === undefined ? [] : [part('card.value', { value })]),
    ...(hands === undefined ? [] : [part('card.hands', { hands })]),
    ...(health + sanity === 0 ? [] : [part('card.takes', { health, sanity })]),
    ...(horror === undefined ? [] : [part('card.horror', { horror })]),
  ];
}

const sheetFigures = ({ health, sanity, money }: { health: number; sanity: number; money: number }) => ({
  health,
  sanity,
  money,
});
const nomOf = (term: ReturnType<ReturnType<typeof termsOf>>): string =>
  typeof term === 'object' && 'nom' in term ? String(term.nom) : String(term ?? '');
