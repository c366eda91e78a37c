import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { base } from '../content/base.js';
import { ATTRIBUTES, type Effect, type UnitCard, type UnitPower, ZONES } from '../content/behaviour.js';
import { type Card, cardText, costText, kindText } from './cards.js';

const cards: readonly Card[] = [...base.units, ...base.missions, ...base.influences, ...base.privileges];
const card = (id: string): Card => cards.find((one) => one.id === id)!;
const unit = (id: string): UnitCard => base.units.find((one) => one.id === id)!;
const full = (one: Card, language: Language): string => cardText(one, language).join(' ');

/** Every number in what a card does. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const behaviour = (one: Card): unknown => ('symbols' in one ? [one.instant?.does, one.permanent] : one.powers);

describe('cardText', () => {
  it.each([
    ['B1', 'Attach 1 token of your choice to this unit.'],
    ['B3', 'No ability.'],
    [
      'E01',
      'When you win Cunning in this Zone, you may, instead of swapping, pay 2 Embers and discard this unit; then take one won Mission or Influence card that carries exactly 1 Title from any opponent and put it in front of you.',
    ],
    ['E04', 'Take any other unit in this Zone into your hand (its tokens go to the pool). Then discard this unit.'],
    ['E05', 'Resolve a Violence confrontation in this Zone now.'],
    [
      'E09',
      'Attach 1 Power token to this unit. Then, if you own another Cultist in this Zone, attach 1 Power token to one such Cultist.',
    ],
    ['E11', 'Attach 2 Cunning tokens to this unit.'],
    ['E13', 'While this unit is in the Court Zone, it has +2 Power.'],
    ['E18', 'This unit cannot be saved. Each of your other units in this Zone has −1 Power.'],
    ['E22', 'While you own another Wraith in this Zone, this unit has +1 Occultism and +1 Power.'],
    ['E25', 'Annihilate any other unit in this Zone.'],
    [
      'E30',
      'Attach 1 token of your choice to this unit. Then you may attach 1 token of a different attribute to one of your other units in this Zone.',
    ],
    ['E34', 'Draw 1 card from the Elite deck. Then discard 1 unit from your hand.'],
    [
      'M01',
      'After a player assigns a unit to this Zone, that player discards 1 unit of their choice from hand (Basic or Elite), if they have any.',
    ],
    ['M11', 'In the Power confrontation of this Zone each Violence symbol also counts as a Power symbol.'],
    ['M14', 'The unit limit of this Zone is 1 lower for every player.'],
    ['I07', 'Instant abilities used in this Zone cost 1 Ember less (not below 0).'],
    ['I13', 'After winning this card the winner gains 2 Embers.'],
    ['P03', 'In the Recruitment phase draw 3 cards instead of 2; keep 1 and discard 2, or discard all 3 and draw 1.'],
    ['P08', 'When you take part in Cunning in the Influence Zone, your count is 1 higher.'],
  ])('of %s in English', (id, text) => {
    expect(full(card(id), 'en')).toBe(text);
  });

  it('names the attribute of every token', () => {
    const said = (language: Language) =>
      ATTRIBUTES.map((token) => {
        const does: Effect[] = [{ do: 'attach', token, count: 1, to: 'this' }];
        return full({ ...unit('E11'), instant: { cost: 0, does } }, language);
      });
    expect(said('en')).toEqual(
      ['1 Occultism', '1 Cunning', '1 Violence', '1 Power'].map((name) => `Attach ${name} token to this unit.`),
    );
    expect(said('pl')).toEqual(
      ['Okultyzmu', 'Podstępu', 'Przemocy', 'Władzy'].map((name) => `Dołącz 1 żeton ${name} do tej Jednostki.`),
    );
    expect(said('de')).toEqual(
      ['Okkultismus', 'List', 'Gewalt', 'Macht'].map((name) => `Lege 1 ${name}marker an diese Einheit an.`),
    );
  });

  it.each([
    ['E11', 'Dołącz 2 żetony Podstępu do tej Jednostki.', 'Lege 2 Listmarker an diese Einheit an.'],
    [
      'E22',
      'Dopóki masz w tej Strefie innego Upiora, ta Jednostka ma +1 do Okultyzmu i +1 do Władzy.',
      'Solange du in dieser Zone ein weiteres Gespenst besitzt, hat diese Einheit +1 Okkultismus und +1 Macht.',
    ],
    [
      'E30',
      'Dołącz 1 dowolny żeton Atrybutu do tej Jednostki. Następnie możesz dołączyć 1 żeton innego Atrybutu do jednej ze swoich innych Jednostek w tej Strefie.',
      'Lege 1 beliebigen Attributmarker an diese Einheit an. Danach darfst du 1 Marker eines anderen Attributs an eine deiner anderen Einheiten in dieser Zone anlegen.',
    ],
    [
      'P05',
      'Gdy bierzesz udział w konfrontacji na Władzę w Strefie Dworu, twój wynik jest o 1 wyższy.',
      'Wenn du in der Hofzone an der Konfrontation in Macht teilnimmst, ist dein Wert um 1 höher.',
    ],
  ])('of %s in Polish and German', (id, pl, de) => {
    expect(full(card(id), 'pl')).toBe(pl);
    expect(full(card(id), 'de')).toBe(de);
  });

  it.each(cards.map((one) => [one.id, one] as const))('of %s is whole in every language', (_id, one) => {
    const texts = LANGUAGES.map((language) => full(one, language));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const text of texts) {
      isWhole(text);
      for (const number of numbersIn(behaviour(one))) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
    }
  });

  it('has a sentence for every attaching', () => {
    const tokens = [...ATTRIBUTES, 'any'] as const;
    for (const token of tokens)
      for (const to of ['this', 'your-other', 'your-other-cultist'] as const)
        for (const may of [true, false])
          for (const different of token === 'any' ? [true, false] : [false])
            for (const count of different ? [1] : [1, 2, 4])
              everywhere({ does: [{ do: 'attach', token, count, to, may, different }] });
  });

  it('has a sentence for every change of symbols', () => {
    for (const of of ['this', 'your-others', 'your-basics', 'opponents-wraiths'] as const)
      for (const where of [undefined, ...ZONES])
        for (const other of [undefined, 'your-other-wraith'] as const) {
          const changes = { occultism: 1, cunning: -2, power: 3 };
          const conditions = { ...(where && { where }), ...(other && { while: other }) };
          everywhere({ permanent: [{ is: 'symbols', changes, of, ...conditions }] });
        }
  });

  it('begins a later part with "then", whatever it is', () => {
    const parts: Effect['do'][] = [
      'mirror',
      'take-unit',
      'discard-this',
      'switch-off',
      'move',
      'annihilate',
      'place-basic',
    ];
    for (const part of parts) {
      const twice = invented({ does: [{ do: 'remove-token' }, { do: part } as Effect] });
      expect(cardText(twice, 'en')[1]).toMatch(/^Then [a-z]/);
      expect(cardText(twice, 'pl')[1]).toMatch(/^Następnie [a-ząćęłńóśźż]/);
      expect(cardText(twice, 'de')[1]).toMatch(/ dann /);
    }
  });
});

function isWhole(text: string): void {
  expect(text).not.toMatch(/[{}[\]]|undefined|null|NaN|object/);
  expect(text).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻÄÖÜ].*[.)]$/u);
}

function invented(ability: { does?: Effect[]; permanent?: UnitPower[] }): UnitCard {
  const { does, permanent } = ability;
  return { ...unit('B3'), ...(does && { instant: { cost: 0, does } }), ...(permanent && { permanent }) };
}

/** An ability reads well alone and after another part, in every language. */
function everywhere(ability: { does?: Effect[]; permanent?: UnitPower[] }): void {
  const later = { ...ability, ...(ability.does && { does: [{ do: 'remove-token' } as Effect, ...ability.does] }) };
  for (const language of LANGUAGES)
    for (const one of [ability, later]) for (const text of cardText(invented(one), language)) isWhole(text);
}

describe('labels', () => {
  it('say what kind of ability it is and what it costs', () => {
    expect(['B1', 'B3', 'E15', 'E24', 'E25'].map((id) => costText(unit(id), 'en'))).toEqual([
      'Instant ability with a cost: 1 Ember',
      '',
      'Instant ability',
      'Permanent ability',
      'Instant ability with a cost: 2 Embers',
    ]);
    expect(costText(unit('E25'), 'pl')).toBe('Zdolność natychmiastowa z kosztem: 2 Żary');
    expect(costText(unit('E25'), 'de')).toBe('Sofortfähigkeit mit Kosten: 2 Glut');
  });

  it('say what kind of card it is', () => {
    expect(['B1', 'E01', 'M01', 'I01', 'P01'].map((id) => kindText(card(id), 'pl'))).toEqual([
      'Jednostka Podstawowa',
      'Jednostka Elitarna',
      'Misja',
      'Wpływ',
      'Przywilej',
    ]);
  });
});
