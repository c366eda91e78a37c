import { unbound } from '@tabula/words/bind.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../app/parts.js';
import { go, type Place } from '../app/router.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { ENTRIES } from '../games/all.js';
import type { Face } from '../games/face.js';
import { loadFace } from '../games/load.js';
import { entryOf } from '../games/shelf.js';
import { say } from '../text/words.js';
import { GameTabs } from './game-tabs.js';
import { SearchField } from './search-field.js';

/** The gallery shows the cards of the box. */
const PLAYABLE = ENTRIES.filter(({ play }) => play !== undefined);
const BOX = {};

/** Every card of a game, with filters and search; each has an address of its own. */
export function CardsPage({ at }: { readonly at: Place }) {
  const game = at.path[1] ?? PLAYABLE[0]!.id;
  const { language } = useStore(settings);
  const [face, show] = useState<Face | 'none' | null>(null);
  useEffect(() => {
    let here = true;
    show(null);
    void loadWithCards(game).then(
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
          {say('cards')} <em>{entryOf(game)?.name[language]}</em>
        </h1>
        <GameTabs to="cards" games={PLAYABLE} now={game} label={say('cards.games')} />
        {face === null && <p>{say('loading')}</p>}
        {face === 'none' && <p>{say('cards.none')}</p>}
        {face !== null && face !== 'none' && <Gallery key={game} game={game} face={face} opened={at.anchor} />}
      </main>
    </div>
  );
}

async function loadWithCards(game: string): Promise<Face> {
  const face = await loadFace(game);
  await face.prepareCards?.();
  return face;
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
    const voice = face.voice(language);
    return face.cards(language).flatMap((card) => {
      const words = voice.card(card.id);
      return words === null ? [] : [{ tags: [], ...card, spoken: words }];
    });
  }, [face, language]);
  // The names of filters are words of one language.
  useEffect(() => {
    filter(null);
    choose([]);
  }, [language]);
  const kinds = [...new Set(cards.map(({ spoken }) => spoken.kind))];
  const ofKind = cards.filter(({ spoken }) => kind === null || spoken.kind === kind);
  const allTags = [...new Set(ofKind.flatMap((card) => card.tags))].sort((a, b) => a.localeCompare(b, language));
  const text = sought.trim().toLowerCase();
  const shown = ofKind.filter(
    (card) =>
      tags.every((tag) => card.tags.includes(tag)) &&
      [card.spoken.name, card.spoken.kind, ...card.spoken.text, ...(card.words ?? [])]
        .map(unbound)
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
        <SearchField label={say('cards.search')} value={sought} set={seek} />
      </div>
      <p class="caps" role="status">
        {say('cards.count', { count: shown.length })}
      </p>
      <ul class="gallery__cards">
        {shown.map(({ id, group, spoken }) => (
          <li key={id} class={`gallery__card gallery__card--${group}`}>
            <a class="gallery__open" href={`/cards/${game}#${id}`}>
              <span class="vh">{[spoken.name, spoken.kind].join(', ')}</span>
              <face.CardFace card={id} options={BOX} language={language} />
            </a>
          </li>
        ))}
      </ul>
      {full !== undefined && (
        <Dialog title={full.spoken.name} kind="wide" close={() => go(`/cards/${game}#`, { replace: true })}>
          <face.CardSheet card={full.id} options={BOX} language={language} now={null} />
        </Dialog>
      )}
    </>
  );
}
