import type { OptionSpec } from '@tabula/kernel/game.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { GameInfo } from '@tabula/protocol/games.js';
import { useEffect, useState } from 'preact/hooks';
import { loadFace } from '../games/load.js';
import { usePrimer } from '../games/use-primer.js';
import { call } from '../net/http.js';
import { say } from '../text/words.js';
import { Pills } from './pills.js';
import { settings } from './settings.js';

type Value = string | number | boolean;
/** What was chosen; the rest has its default. */
export type Chosen = { readonly [option: string]: Value };

interface GameOptionsProps {
  readonly game: string;
  readonly options: Chosen;
  readonly set: (options: Chosen) => void;
}

/** What a game on the server lets one choose. */
export function GameOptions(props: GameOptionsProps & { readonly alone: boolean }) {
  const { game, alone } = props;
  // Only who plays alone chooses among cards: the game is loaded to name them.
  const voice = useVoice(alone ? game : null);
  const [info, show] = useState<GameInfo | null>(null);
  useEffect(() => {
    void call<{ readonly games: readonly GameInfo[] }>('GET', '/api/games').then((answer) => {
      if (answer.ok) show(answer.body.games.find(({ id }) => id === game) ?? null);
    });
  }, [game]);
  if (info === null || (alone && voice === null)) return null;
  const { language } = settings.get();
  const packName = (id: Value) => info.packs.find((pack) => pack.id === id)?.name[language];
  return (
    <OptionFields
      {...props}
      specs={info.options.properties}
      named={(name, value) => (name === 'pack' ? packName(value) : voice?.card(String(value))?.name)}
      about={(_, value) => voice?.card(String(value))?.text.join(' ')}
    />
  );
}

/** The words of a game in this browser; null until they are loaded. */
export function useVoice(game: string | null): Voice | null {
  const [voice, hear] = useState<Voice | null>(null);
  useEffect(() => {
    if (game === null) return;
    void loadFace(game).then(
      (face) => hear(face.voice(settings.get().language)),
      () => undefined, // without a network, and the next look tries again
    );
  }, [game]);
  return game === null ? null : voice;
}

interface FieldsProps extends GameOptionsProps {
  readonly specs: { readonly [name: string]: OptionSpec };
  /** Whether nobody else plays. */
  readonly alone: boolean;
  /** What the game itself calls a value: a card, a set of cards. */
  readonly named: (option: string, value: Value) => string | undefined;
  /** What the game itself says of the chosen value. */
  readonly about?: (option: string, value: Value) => string | undefined;
}

/** The options of a game: the usual, and apart from it what only those want who know the game well. */
export function OptionFields({ game, options, set, specs, alone, named, about }: FieldsProps) {
  const primer = usePrimer(game);
  if (primer === null) return null;
  const wordOf = (key: string): string | undefined => (primer.knows(key) ? primer.say(key) : undefined);
  const valueName = (name: string, value: Value): string =>
    wordOf(`option.${name}.${value}`) ??
    wordOf(`option.by.${value}`) ??
    (typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value));
  const offered = Object.entries(specs).filter(
    ([name, spec]) => primer.knows(`option.${name}`) && valuesOf(spec).length > 1 && (alone || spec.alone !== true),
  );
  const fields = (entries: typeof offered) =>
    entries.map(([name, spec]) => {
      const value = options[name] ?? (spec.default as Value);
      const said = about?.(name, value) ?? wordOf(`option.${name}.${value}.about`) ?? wordOf(`option.${name}.about`);
      return (
        <Pills
          key={name}
          label={primer.say(`option.${name}`)}
          values={valuesOf(spec)}
          value={value}
          set={(chosen) => set({ ...options, [name]: chosen })}
          name={(entry) => named(name, entry) ?? valueName(name, entry)}
          {...(said === undefined ? {} : { about: said })}
        />
      );
    });
  const more = offered.filter(([, spec]) => spec.more === true);
  return (
    <>
      {fields(offered.filter(([, spec]) => spec.more !== true))}
      {more.length > 0 && (
        <details class="part">
          <summary>{say('option.more')}</summary>
          <div class="part">{fields(more)}</div>
        </details>
      )}
    </>
  );
}

function valuesOf({ type, minimum, maximum, ...spec }: OptionSpec): readonly Value[] {
  if (type === 'boolean') return [false, true];
  if (spec.enum !== undefined) return spec.enum as readonly Value[];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
}
