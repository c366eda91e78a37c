import type { Message, Ref } from '@tabula/kernel/chance.js';
import { message } from '@tabula/kernel/game.js';
import type { Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded, shuffleInPlace } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, open, questions, why } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { base } from '../content/base/pack.js';
import { CITIES, FACTIONS, SYMBOLS } from '../content/behaviour.js';
import { addPack } from '../content/packs.js';
import { emerald } from '../emerald.js';
import { speak } from './speak.js';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];
const voice = (language: Language) => speak(language, { name: (seat) => NAMES[seat] }, { strict: true });
const said = (key: string, params: Message['params'], language: Language = 'en') =>
  unbound(voice(language).say(message(key, params)));
const options = (language: Language, ...asked: readonly { label: Message; refs?: readonly Ref[] }[]) =>
  voice(language)
    .question({ prompt: message('ask.place/cards', { cubes: 2 }), options: asked })
    .options.map(unbound);

/** What one may ask "why not?" of, besides what is offered. */
const THINGS: readonly Ref[] = [
  ...CITIES.flatMap((city) => [{ city }, { card: `royal-${city}` }]),
  ...SYMBOLS.map((symbol) => ({ symbol })),
  ...FACTIONS.map((track) => ({ track })),
  ...['G26', 'G30', 'ST01.0', 'ST10.1'].map((card) => ({ card })),
  ...['discard', 'end', 'return'].map((deed) => ({ deed })),
  ...[0, 1].map((seat) => ({ seat })),
];

function anyAnswer({ options: offered, min, max }: Question, rng: Rng): string[] {
  const keys = shuffleInPlace(
    rng,
    offered.map(({ key }) => key),
  );
  return keys.slice(0, min + below(rng, Math.min(max, keys.length) - min + 1));
}

describe('the voice of the game', () => {
  it.for([2, 3, 4, 5])('says everything of a game of %i to everybody, in every language', (players) => {
    const opened = open(emerald, { seats: players, seed: `spoken ${players}` });
    if (!opened.ok) throw new Error(opened.error.message);
    const { table } = opened;
    const voices = LANGUAGES.map((language) => voice(language));
    const rng = seeded(`spoken ${players}`);
    const wrong: string[] = [];
    const check = (right: RegExp, text: string) => right.test(text) || wrong.push(text);
    for (let at = 0, asked = questions(table); asked.length > 0; at++, asked = questions(table)) {
      const one = voices[at % voices.length]!;
      const [question] = asked;
      const { prompt, options: labels } = one.question(question!);
      check(/^[\p{Lu}\d].*[.?]$/u, prompt);
      for (const label of labels) check(/^[\p{Lu}\d„]/u, label);
      if (new Set(labels).size < labels.length) wrong.push(...labels);
      for (const { refs } of question!.options) for (const ref of refs) check(/^[^[]/, one.name(ref));
      if (at % 5 === 0)
        for (const ref of [...question!.options.flatMap(({ refs }) => refs), ...THINGS])
          for (const reason of why(table, question!.seat, ref).reasons) check(/^[\p{Lu}\d„].*\.$/u, one.say(reason));
      const told = decide(table, question!.seat, anyAnswer(question!, rng));
      if (!told.ok) throw new Error(told.error.message);
      for (const viewer of [null, question!.seat])
        for (const event of eventsFor(told.entry, viewer)) check(/^[\p{Lu}\d„].*\.$/u, one.say(event));
    }
    const { board } = view(emerald, table.state, null);
    for (const one of voices) check(/\.$/, one.result(table.state.result!, board));
    expect(wrong).toEqual([]);
  });

  it('names the cards that are played together, and counts those of one name', () => {
    const set = { label: message('option.place-cards', { what: '', count: 3 }) };
    expect(options('en', { ...set, refs: [{ card: 'ST01.0' }, { card: 'ST05.0' }] })).toEqual([
      'Courier + Financier: 3 cubes',
    ]);
    expect(options('pl', { ...set, refs: [{ card: 'ST01.0' }, { card: 'ST02.0' }, { card: 'ST09.0' }] })).toEqual([
      '2 × Kurier + Drukarz: 3 kostki',
    ]);
    const support = { label: message('option.support', { what: '', count: 3 }), refs: [{ text: 'G10.1' }] };
    expect(options('de', support)).toEqual(['Höllenmaschine (Text): 3 Bomben']);
  });

  it('declines royals and cities', () => {
    const params = { seat: { seat: 0 }, royal: { card: 'royal-st-petersburg' }, city: { city: 'st-petersburg' } };
    expect(said('event.killed-royal', params)).toBe('Ada kills the Blind Autocrat in St Petersburg.');
    expect(said('event.killed-royal', params, 'pl')).toBe('Ada zabija w Petersburgu arystokratę: Ślepego Samowładcę.');
    expect(said('event.killed-royal', params, 'de')).toBe('Ada tötet in Sankt Petersburg den Blinden Selbstherrscher.');
    const moved = { seat: { seat: 1 }, from: { city: 'vienna' }, to: { city: 'cairo' } };
    expect(said('event.moved', moved, 'pl')).toBe('Bruno przesuwa agenta z Wiednia do Kairu.');
  });

  it('does not call a city card after the city it lies in', () => {
    const claimed = (card: string) => ({ seat: { seat: 0 }, card: { card }, city: { city: 'rome' } });
    expect(said('event.claimed', claimed('city-rome'))).toBe('Ada claims the city card in Rome.');
    expect(said('event.claimed', claimed('city-rome'), 'pl')).toBe('Ada przejmuje kartę miasta w Rzymie.');
    expect(said('event.claimed', claimed('G17'), 'pl')).toBe('Ada przejmuje kartę „Shoggoth” w Rzymie.');
    expect(said('event.claimed', claimed('city-rome'), 'de')).toBe('Ada übernimmt die Stadtkarte in Rom.');
  });

  it('EMER-19.2: what Burtsev shows is said to whom it is shown', () => {
    const params = (card: string | null) => ({ seat: { seat: 0 }, target: { seat: 1 }, identity: { card } });
    expect(said('event.examined', params('loyalist-b'))).toBe('Ada looks at the identity of Bruno: Loyalist.');
    expect(said('event.examined', params(null))).toBe('Ada looks at the identity of Bruno.');
  });

  it('EMER-1.3 EMER-1.4: seats without a name are days of the week', () => {
    const days = (language: Language) => [0, 1, 2, 3, 4].map((seat) => speak(language).name({ seat }));
    expect(days('en')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(days('pl')[2]).toBe('Środa');
    expect(days('de')[4]).toBe('Freitag');
  });

  it('calls the royal of another pack as it is called there', () => {
    const name = { en: 'The Quiet Regent', pl: 'Cichy Regent', de: 'Der Stille Regent' };
    addPack({ ...base, id: 'regents', royals: base.royals.map((royal) => ({ ...royal, name })) });
    const other = speak('de', { options: { pack: 'regents' } }, { strict: true });
    const params = { seat: { seat: 0 }, royal: { card: 'royal-rome' }, city: { city: 'rome' } };
    expect(other.say(message('event.hid-royal', params))).toBe('Montag versteckt Der Stille Regent aus Rom.');
  });

  it('tells the winner, and what decided a tie', () => {
    const board = { ...view(emerald, opened().state, null).board, totals: [12, 12, 3] };
    const end = (reason: string, ...first: number[]) =>
      unbound(voice('en').result({ places: [first, [2]], reason }, board));
    expect(end('points', 1)).toBe('Bruno wins with 12 points.');
    expect(end('points', 0, 1)).toBe('Ada and Bruno win together with 12 points.');
    expect(end('tie-break', 1)).toBe('Bruno wins with 12 points: in a tie, Restorationists come before Loyalists.');
    const told = (language: Language, ...first: number[]) =>
      unbound(voice(language).result({ places: [first, [2]], reason: 'points' }, board, 1));
    expect(told('en', 0)).toBe('Ada wins with 12 points.');
    expect(told('en', 1)).toBe('You win with 12 points.');
    expect(told('en', 0, 1)).toBe('Together with Ada, you win with 12 points.');
    expect(told('de', 0, 1)).toBe('Zusammen mit Ada gewinnst du mit 12 Punkten.');
    expect(told('pl', 0, 1)).toBe('Wygrywasz, a razem z tobą Ada, wynik: 12 punktów.');
  });
});

function opened() {
  const made = open(emerald, { seats: 3, seed: 'board' });
  if (!made.ok) throw new Error(made.error.message);
  return made.table;
}
