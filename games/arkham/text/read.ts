import { type Say, speaker } from '@tabula/words/format.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { phrase } from '@tabula/words/phrase.js';
import { sentence } from '@tabula/words/sentence.js';
import type { Activation, Encounter, Prey } from '../content/kinds.js';
import type { Speaking } from '../content/pack.js';
import type { Instructions } from '../language/instructions.js';
import type { Neighbourhood } from '../language/places.js';
import type { Space } from '../language/targets.js';
import { sayAbility } from './says/abilities.js';
import { sayInForce } from './says/in-force.js';
import { tell } from './says/instructions.js';
import { type Paragraph, paragraph } from './says/paragraph.js';
import { alone, wrapped } from './says/sentences.js';
import { termsOf } from './terms.js';
import { vocabularyOf } from './vocabulary.js';

const voices: { [L in Language]?: Say } = {};

/** These texts are of this repository, so a fault in them is ours: strict. */
export function say(language: Language): Say {
  voices[language] ??= speaker(vocabularyOf(language).cards, language, termsOf(language), {
    strict: true,
    grammar: grammars[language],
  });
  return voices[language];
}

/** A card that can be read; monsters and cards for neighbourhood decks have more to say. */
type Readable = Partial<Speaking> & {
  readonly neighbourhood?: Neighbourhood;
  readonly encounters?: unknown;
  readonly spawn?: Space;
  readonly activation?: Activation;
  readonly speed?: number | 'directly';
};

/** What a card says, line by line; options have lines of their own. */
export function readCard(card: Readable, language: Language): string[] {
  const { is = [], does = [], abilities = [], back = [], backIs = [] } = card;
  const front = abilities.filter(({ side }) => side !== 'back');
  const reverse = abilities.filter(({ side }) => side === 'back');
  return [
    ...sayMonster(card),
    ...is.map(sayInForce),
    ...done(does, card.encounters === undefined ? null : 'lead.then'),
    ...front.map((ability) => sayAbility(ability, card)),
    ...onBack([...done(back, null), ...backIs.map(sayInForce), ...reverse.map((ability) => sayAbility(ability, card))]),
  ].flatMap((part) => linesOf(part, language));
}

/** What an encounter says; whom it names comes last. */
export function readEncounter({ does, names }: Pick<Encounter, 'does' | 'names'>, language: Language): string[] {
  const named = names === undefined ? [] : [paragraph([alone(phrase('rule.tag', { names: { person: names } }))])];
  return [paragraph(tell(does)), ...named].flatMap((part) => linesOf(part, language));
}

const done = (does: Instructions, lead: 'lead.then' | null): Paragraph[] =>
  does.length === 0 ? [] : [paragraph(tell(does), lead === null ? null : phrase('lead.then'))];

/** What stands on the back is told from what stands on the front by its first word. */
function onBack([first, ...others]: readonly Paragraph[]): Paragraph[] {
  if (first === undefined) return [];
  const lead = phrase('lead.back');
  return first.lead === null ? [{ ...first, lead }, ...others] : [paragraph([], lead), first, ...others];
}

function sayMonster({ spawn, activation, speed = 0 }: Readable): Paragraph[] {
  const spawns =
    spawn === undefined
      ? []
      : [paragraph([alone(phrase('rule.spawn', { where: { space: spawn } }))], phrase('lead.spawn'))];
  return activation === undefined ? spawns : [...spawns, sayActivation(activation, speed)];
}

function sayActivation(activation: Activation, speed: number | 'directly'): Paragraph {
  const lead = phrase('lead.activation');
  switch (activation.kind) {
    case 'hunter':
      return paragraph([alone(phrase('rule.hunter', { speed, prey: sayPrey(activation.after) }))], lead);
    case 'patrol': {
      const towards = { space: activation.towards };
      const { after } = activation;
      const said =
        after === undefined
          ? phrase('rule.patrol', { speed, towards })
          : phrase('rule.patrol-prey', { speed, towards, prey: sayPrey(after) });
      return paragraph([alone(said)], lead);
    }
    case 'lurker':
      return paragraph(tell(activation.does), phrase('lead.lurker'));
  }
}

function sayPrey(prey: Prey) {
  switch (prey.prey) {
    case 'most':
      return phrase('part.prey-most', { most: { most: prey.of } });
    case 'lowest':
      return phrase('part.prey-lowest', { skill: { skill: prey.of } });
    case 'highest':
      return phrase('part.prey-highest', { skill: { skill: prey.of } });
    case 'nearest':
      return phrase('part.prey-nearest');
  }
}

export function linesOf({ lead, sentences }: Paragraph, language: Language): string[] {
  const said = say(language);
  const out: string[] = lead === null ? [] : [`${said(lead)}:`];
  let line = lead === null ? -1 : 0;
  let open = lead !== null;
  let inOption = false;
  for (const { clause, option } of sentences) {
    const breaks = option === 'first' || (inOption && option === undefined);
    const text = sentence(said(wrapped(clause)), language);
    if (breaks || !open) {
      out.push(option === undefined ? text : `• ${text}`);
      line++;
    } else out[line] += ` ${text}`;
    open = true;
    inOption = option !== undefined;
  }
  return out;
}
