import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon, Sheet } from '../app/parts.js';
import { go, type Place } from '../app/router.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { type Face, loadFace } from '../games/face.js';
import { SHELF } from '../games/shelf.js';
import { type Key, say } from '../text/words.js';

const PACK = 'base';

/** Every card of a game, with filters and search; each has an address of its own. */
export function CardsPage({ at }: { readonly at: Place }) {
  const game = at.path[1] ?? 'elekt';
  const [face, show] = useState<Face | 'none' | null>(null);
  useEffect(() => {
    let here = true;
    show(null);
    void loadFace(game).then(
      (loaded) => here && show(loaded),
      () => here && show('none'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return (
    <div class="page" data-game={game}>
      <Top at="cards" />
      <main id="main" class="page__main gallery">
        <h1 class="title page__title">
          {say('cards')} <em>{SHELF.some(({ id }) => id === game) && say(`game.${game}` as Key)}</em>
        </h1>
        <nav class="rules__books" aria-label={say('cards.games')}>
          {SHELF.filter(({ playable }) => playable).map(({ id, icon }) => (
            <a key={id} class="tab" href={`/cards/${id}`} aria-current={id === game ? 'page' : undefined}>
              <Icon id={icon} />
              <span>{say(`game.${id}` as Key)}</span>
            </a>
          ))}
        </nav>
        {face === null && <p>{say('loading')}</p>}
        {face === 'none' && <p>{say('cards.none')}</p>}
        {face !== null && face !== 'none' && <Gallery key={game} game={game} face={face} opened={at.anchor} />}
      </main>
    </div>
  );
}

interface GalleryProps {
  readonly game: string;
  readonly face: Face;
  /** The card that is shown in full. */
  readonly opened: string;
}

function Gallery({ game, face, opened }: GalleryProps) {
  const { language } = useStore(settings);
  const [kind, filter] = useState<string | null>(null);
  const [tags, choose] = useState<readonly string[]>([]);
  const [sought, seek] = useState('');
  const cards = useMemo(() => {
    const voice = face.voice(language, PACK, () => undefined);
    return face.cards(PACK, language).flatMap((card) => {
      const words = voice.card(card.id);
      return words === null ? [] : [{ tags: [], ...card, words }];
    });
  }, [face, language]);
  // The names of filters are words of one language.
  useEffect(() => {
    filter(null);
    choose([]);
  }, [language]);
  const kinds = [...new Set(cards.map(({ words }) => words.kind))];
  const ofKind = cards.filter(({ words }) => kind === null || words.kind === kind);
  const allTags = [...new Set(ofKind.flatMap((card) => card.tags))].sort((a, b) => a.localeCompare(b, language));
  const text = sought.trim().toLowerCase();
  const shown = ofKind.filter(
    (card) =>
      tags.every((tag) => card.tags.includes(tag)) &&
      [card.words.name, card.words.kind, ...card.words.text, ...card.words.titles]
        .join(' ')
        .toLowerCase()
        .includes(text),
  );
  const full = cards.find(({ id }) => id === opened);
  const toggle = (tag: string) => choose(tags.includes(tag) ? tags.filter((entry) => entry !== tag) : [...tags, tag]);
  const turnTo = (entry: string | null) => {
    filter(entry);
    choose([]);
  };
  return (
    <>
      <div class="gallery__filters">
        <div class="gallery__pills">
          <fieldset class="lv">
            <legend class="vh">{say('cards.kind')}</legend>
            <button type="button" aria-pressed={kind === null} onClick={() => turnTo(null)}>
              {say('cards.all')}
            </button>
            {kinds.map((entry) => (
              <button key={entry} type="button" aria-pressed={kind === entry} onClick={() => turnTo(entry)}>
                {entry}
              </button>
            ))}
          </fieldset>
          {allTags.length > 0 && (
            <fieldset class="lv">
              <legend class="vh">{say('cards.tags')}</legend>
              {allTags.map((tag) => (
                <button key={tag} type="button" aria-pressed={tags.includes(tag)} onClick={() => toggle(tag)}>
                  {tag}
                </button>
              ))}
            </fieldset>
          )}
        </div>
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
        {shown.map(({ id, group, words }) => (
          <li key={id} class={`gallery__card gallery__card--${group}`}>
            <a class="gallery__open" href={`/cards/${game}#${id}`}>
              <span class="vh">{[words.name, words.kind].join(', ')}</span>
              <face.CardFace card={id} pack={PACK} language={language} />
            </a>
          </li>
        ))}
      </ul>
      {full !== undefined && (
        <Sheet title={full.words.name} kind="wide" close={() => go(`/cards/${game}#`, { replace: true })}>
          <face.CardSheet card={full.id} pack={PACK} language={language} now={null} />
        </Sheet>
      )}
    </>
  );
}
