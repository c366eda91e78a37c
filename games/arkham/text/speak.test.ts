import type { Message, Ref } from '@tabula/kernel/chance.js';
import { message } from '@tabula/kernel/game.js';
import type { Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded, shuffleInPlace } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, open, questions, why } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { arkham } from '../arkham.js';
import { core } from '../content/core.js';
import type { Instructions } from '../language/instructions.js';
import { SKILLS } from '../language/values.js';
import { coreTable } from '../testing/core-table.js';
import { says } from '../testing/says.js';
import { title } from '../title.js';
import { choosers } from '../verbs/which.js';
import { ACTIONS } from '../words.js';
import { vocabularies } from './every-language.js';
import { speak } from './speak.js';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora'];
const SCENARIOS = core.scenarios.map(({ id }) => id);
const voice = (language: Language, scenario = SCENARIOS[0]!) =>
  speak(language, { options: { pack: 'core', scenario }, name: (seat) => NAMES[seat] }, { strict: true });
const said = (key: string, params: Message['params'], language: Language = 'en') =>
  unbound(voice(language).say(message(key, params)));

/** What one may ask "why not?" of, besides what is offered. */
const THINGS: readonly Ref[] = [
  ...ACTIONS.map((deed) => ({ deed })),
  ...SKILLS.map((skill) => ({ skill })),
  ...[0, 3, 16].map((space) => ({ space })),
  ...['monster/ghoul-priest', 'item/knife', 'spell/wither', 'archive/1', 'headline/4'].map((card) => ({ card })),
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
  it.for(SCENARIOS.map((scenario, i) => [scenario, i + 1] as const))(
    'says everything of a game of %s to everybody, in every language',
    ([scenario, players]) => {
      const opened = open(arkham, {
        seats: players,
        seed: `spoken ${scenario}`,
        options: { pack: 'core', scenario },
      });
      if (!opened.ok) throw new Error(opened.error.message);
      const { table } = opened;
      const voices = LANGUAGES.map((language) => voice(language, scenario));
      const rng = seeded(`spoken ${scenario}`);
      const wrong: string[] = [];
      const check = (right: RegExp, text: string) => right.test(text) || wrong.push(text);
      for (let at = 0, asked = questions(table); asked.length > 0; at++, asked = questions(table)) {
        const one = voices[at % voices.length]!;
        const [question] = asked;
        const { prompt, brief, options: labels } = one.question(question!);
        check(/^[\p{Lu}\d„‘.].*[.?]$/u, prompt);
        check(/^[\p{Lu}\d„‘.].*[.?]$/u, brief);
        for (const label of labels) check(/^[$\p{Lu}\d„‘.]/u, label);
        if (new Set(labels).size < labels.length) wrong.push(...labels);
        for (const { refs } of question!.options) for (const ref of refs) check(/^[^[]/, one.name(ref));
        if (at % 9 === 0)
          for (const ref of [...question!.options.flatMap(({ refs }) => refs), ...THINGS])
            for (const reason of why(table, question!.seat, ref).reasons)
              check(/^[\p{Lu}\d„‘.].*\.$/u, one.say(reason));
        const told = decide(table, question!.seat, anyAnswer(question!, rng));
        if (!told.ok) throw new Error(told.error.message);
        for (const event of eventsFor(told.entry, question!.seat))
          check(/^[\p{Lu}\d„“”"‘.].*[.!?…][”“"»]?$/u, one.say(event));
      }
      const { board } = view(arkham, table.state, null);
      for (const one of voices) check(/\.$/, one.result(table.state.result!, board));
      expect([...new Set(wrong)]).toEqual([]);
    },
  );

  it('ARK-004: asks in words of its own for each thing that an instruction leaves open', () => {
    for (const language of LANGUAGES)
      for (const verb of choosers())
        expect(vocabularies[language].table['brief.which/that']).toContain(` ${verb.replaceAll('-', '_')} {`);
    const about = { card: { card: 'archive/24' }, text: '', asks: 'place_scars' };
    expect(said('brief.which/that', about)).toBe('Card 24: where does a scar appear?');
    expect(said('brief.which/that', about, 'pl')).toBe('Karta 24: gdzie pojawia się blizna?');
    expect(said('brief.which/that', about, 'de')).toBe('Karte 24: Wo erscheint eine Narbe?');
  });

  it('ARK-R.156: has no second mark after a headline that ends with one', () => {
    const about = { card: { card: 'headline/28' }, text: 'Text.', asks: 'suffer' };
    expect(said('brief.which/that', about)).toBe('Why Even Go On Anymore? – how is it divided?');
    expect(said('brief.which/that', about, 'pl')).toBe('Po co w ogóle dalej żyć? – jak to dzielisz?');
    expect(said('brief.which/that', about, 'de')).toBe('Wozu überhaupt noch weitermachen? – Wie teilst du auf?');
    expect(said('ask.which/that', about, 'de')).toMatch(/^Wozu überhaupt noch weitermachen\? Text\./);
  });

  it('ARK-471.4a: says of a die that is a success already what it is', () => {
    const die = (face: number, success: boolean) => said('option.die', { nth: 2, face, success });
    expect([die(3, false), die(5, true)]).toEqual(['Die 2: 3', 'Die 2: 5, a success']);
    expect(said('option.spend-clue', { face: 6, success: true }, 'de')).toBe('Hinweis: eine 6 neu würfeln (Erfolg)');
  });

  it('names spaces, streets and neighbourhoods in the cases of each language', () => {
    const street = { seat: { seat: 0 }, space: { space: 15 } };
    expect(said('event.moved', street)).toMatch(/^Ada moves to the street [\p{L} ]+–[\p{L} ]+\.$/u);
    expect(said('event.moved', street, 'pl')).toMatch(/^Ada przechodzi na ulicę /);
    expect(said('event.moved', street, 'de')).toMatch(/^Ada geht auf die Straße /);
    expect(said('event.doom', { space: { space: -1 } }, 'pl')).toBe(
      '1 żeton zagłady pojawia się na arkuszu scenariusza.',
    );
    expect(said('event.clue', { tile: { tile: 0 } }, 'de')).toMatch(
      /^Im Stadtviertel [\p{L} ]+ erscheint ein Hinweis\.$/u,
    );
  });

  it('says harm of one kind or of both', () => {
    const harm = (damage: number, horror: number, language: Language = 'en') =>
      said('event.suffered', { seat: { seat: 0 }, damage, horror }, language);
    expect(harm(2, 0)).toBe('Ada suffers 2 damage.');
    expect(harm(0, 1, 'pl')).toBe('Ada otrzymuje 1 punkt przerażenia.');
    expect(harm(5, 2, 'pl')).toBe('Ada otrzymuje 5 obrażeń i 2 punkty przerażenia.');
    expect(harm(1, 1, 'de')).toBe('Ada erleidet 1 Schaden und 1 Horror.');
  });

  it('ARK-R.36: in a trade asks how much of what goes from whom to whom', () => {
    const t = coreTable().with(0, { money: 3, clues: 2 }).turn();
    const asks = (thing: string, language: Language) => {
      t.seat(0).picks(thing);
      return unbound(voice(language).question(questions(t.kernel)[0]!).prompt);
    };
    t.seat(0).does('trade');
    expect(asks('0:1:money', 'en')).toBe('Ada gives Bruno: money. How much?');
    expect(voice('pl').question(questions(t.kernel)[0]!).options.map(unbound)).toEqual(['1 $', '2 $', '3 $']);
    t.seat(0).picks('2');
    expect(asks('0:1:clues', 'de')).toBe('Ada gibt Bruno: Hinweise. Wie viele?');
    expect(unbound(voice('pl').question(questions(t.kernel)[0]!).prompt)).toBe('Ada daje (Bruno): wskazówki. Ile?');
  });

  it('ARK-R.161: says what is taken over and what is given away, not numbers below nothing', () => {
    const labels = (language: Language, harm: 'damage' | 'horror') =>
      ['gives', 'takes'].map((way) => said(`option.${way}-${harm}`, { count: 2 }, language));
    expect(labels('en', 'damage')).toEqual(['Give away 2 damage', 'Take over 2 damage']);
    expect(labels('pl', 'horror')).toEqual(['Oddaj 2 punkty przerażenia', 'Przejmij 2 punkty przerażenia']);
    expect(labels('de', 'damage')).toEqual(['2 Schaden abgeben', '2 Schaden übernehmen']);
  });

  it('ARK-R.156: asks for harm that is divided, and for remnants that are sold, in what they are', () => {
    const labels = (text: Instructions, language: Language) => {
      const t = says(coreTable().with(0, { remnants: 2 }), text);
      return voice(language).question(questions(t.kernel)[0]!).options.map(unbound);
    };
    const harm: Instructions = [{ do: 'suffer', split: 2 }];
    expect(labels(harm, 'en')).toEqual(['0 damage and 2 horror', '1 damage and 1 horror', '2 damage and 0 horror']);
    expect(labels(harm, 'pl')[2]).toBe('2 obrażenia i 0 punktów przerażenia');
    expect(labels([{ do: 'sell', what: 'remnant', price: 2 }], 'de')).toEqual(['1 Überrest', '2 Überreste']);
  });

  it('ARK-301.1 ARK-302.3: tells how it ended, why, and by which rule', () => {
    const opened = open(arkham, { seats: 1, seed: 'end' });
    if (!opened.ok) throw new Error(opened.error.message);
    const { board } = view(arkham, opened.table.state, null);
    const end = (won: boolean, reason: string) => unbound(voice('en').result({ places: [], won, reason }, board));
    expect(end(true, 'archive/14')).toMatch(/^The investigators win together: .+ says so \(ARK-412\.5c\)\.$/);
    expect(end(false, 'nobody-left')).toContain('ARK-302.3');
  });
});

it('every card that may be asked about can be read in every language, and no other', () => {
  for (const language of LANGUAGES) {
    const one = title.voice(language);
    for (const { id } of title.cards) expect(one.card(id)?.text.length, `${language} ${id}`).toBeGreaterThan(0);
    expect(one.cards.filter((id) => /^(?:encounter|street|event|anomaly|headline|archive)\//.test(id))).toEqual([]);
  }
});

it('ARK-468.7 the front of a dark pact can be read in every language', () => {
  for (const language of LANGUAGES) expect(voice(language).card('condition/dark-pact')?.text, language).toHaveLength(1);
});
