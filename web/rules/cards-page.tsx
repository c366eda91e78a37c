import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import type { Place } from '../app/router.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { type Face, loadFace } from '../games/face.js';
import { type Key, say } from '../text/words.js';

/** Every card of a game, with filters and search. */
export function CardsPage({ at }: { readonly at: Place }) {
  const game = at.path[1] ?? 'elekt';
  const { language } = useStore(settings);
  const [face, show] = useState<Face | null>(null);
  const [group, filter] = useState<string | null>(null);
  const [sought, seek] = useState('');
  useEffect(() => {
    void loadFace(game).then(
      (loaded) => show(loaded),
      () => undefined,
    );
  }, [game]);
  const cards = useMemo(() => {
    const voice = face?.voice(language, 'base', () => undefined);
    return (face?.cards('base') ?? []).flatMap((card) => {
      const words = voice?.card(card.id) ?? null;
      return words === null ? [] : [{ ...card, words }];
    });
  }, [face, language]);
  const groups = [...new Set(cards.map((card) => card.group))];
  const text = sought.trim().toLowerCase();
  const shown = cards.filter(
    (card) =>
      (group === null || card.group === group) &&
      [card.words.name, card.words.kind, ...card.words.text, ...card.words.titles]
        .join(' ')
        .toLowerCase()
        .includes(text),
  );
  return (
    <div class="page" data-game={game}>
      <Top at="cards" />
      <main id="main" class="page__main gallery">
        <h1 class="title page__title">
          {say('cards')} <em>{say('game.elekt')}</em>
        </h1>
        <div class="gallery__filters">
          <fieldset class="lv">
            <legend class="vh">{say('cards.kind')}</legend>
            <button type="button" aria-pressed={group === null} onClick={() => filter(null)}>
              {say('cards.all')}
            </button>
            {groups.map((entry) => (
              <button key={entry} type="button" aria-pressed={group === entry} onClick={() => filter(entry)}>
                {say(`cards.${entry}` as Key)}
              </button>
            ))}
          </fieldset>
          <label class="rules__search">
            <Icon id="search" />
            <input
              class="field"
              type="search"
              value={sought}
              aria-label={say('cards.search')}
              placeholder={say('cards.search')}
              onInput={(event) => seek(event.currentTarget.value)}
            />
          </label>
        </div>
        <p class="caps" role="status">
          {say('cards.count', { count: shown.length })}
        </p>
        <ul class="gallery__cards">
          {face !== null &&
            shown.map(({ id, group: kind, words }) => (
              <li key={id} class={`gallery__card gallery__card--${kind}`}>
                <face.CardFace card={id} pack="base" language={language} />
                <h2 class="vh">{words.name}</h2>
              </li>
            ))}
        </ul>
      </main>
    </div>
  );
}
