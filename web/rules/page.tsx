import type { Language } from '@tabula/words/language.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { scrolls } from '../app/parts.js';
import type { Place } from '../app/router.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { Top } from '../app/top.js';
import { ENTRIES } from '../games/all.js';
import type { Entry } from '../games/entry.js';
import { loadFace } from '../games/load.js';
import { entryOf, gameOfRule } from '../games/shelf.js';
import { say } from '../text/words.js';
import { type Block, type Book, book, type Chapter, forReaders, named, ruleOfRow, shortPrefix } from './book.js';
import { GameTabs } from './game-tabs.js';
import { Inline } from './inline.js';
import type { CardName } from './parts.js';
import { SearchField } from './search-field.js';

/** The rulebooks: chapters, search, and every rule at an address of its own. */
export function RulesPage({ at }: { readonly at: Place }) {
  const game = entryOf(at.path[1] ?? '') ?? gameOfRule(at.anchor) ?? ENTRIES[0]!;
  const { id } = game;
  const { language } = useStore(settings);
  const [open, show] = useState<Book | null>(null);
  const [sought, seek] = useState('');
  useEffect(() => {
    let here = true;
    show(null);
    const names = namesIn(game, language);
    void book(game, language).then(async (read) => {
      const chapters = named(forReaders(read.chapters), await names);
      if (here) show({ ...read, chapters });
    });
    return () => {
      here = false;
    };
  }, [game, language]);
  useEffect(() => {
    if (open === null || at.anchor === '') return;
    seek('');
    requestAnimationFrame(() => document.getElementById(at.anchor)?.scrollIntoView({ block: 'center' }));
  }, [open, at.anchor]);
  const found = useMemo(() => (open === null ? null : search(open.chapters, sought)), [open, sought]);
  return (
    <div class="page" data-game={id}>
      <Top at="rules" />
      <main id="main" class="page__main rules">
        <h1 class="vh">{say('rules')}</h1>
        <GameTabs to="rules" games={ENTRIES} now={id} label={say('rules.books')} />
        <SearchField label={say('rules.search')} value={sought} set={seek} />
        <p class="flavour rules__note">
          {say('rules.note')} {open !== null && open.language !== language && say('rules.english')}
        </p>
        {open === null || found === null ? (
          <p>{say('loading')}</p>
        ) : (
          <div class="rules__book">
            <nav class="rules__contents" aria-label={say('rules.contents')}>
              <ol>
                {found.map(({ id: chapter, title }) => (
                  <li key={chapter}>
                    <a href={`/rules/${id}#${chapter}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <article class="paper" lang={open.language}>
              {found.length === 0 && <p>{say('rules.nothing')}</p>}
              {found.map((chapter) => (
                <section key={chapter.id}>
                  <h2 id={chapter.id}>{chapter.title}</h2>
                  {chapter.blocks.map((block, n) => (
                    <BlockView key={n} block={block} anchor={at.anchor} of={game} />
                  ))}
                </section>
              ))}
            </article>
          </div>
        )}
      </main>
    </div>
  );
}

/** The names of the cards of a game; none where they cannot be had. */
const namesIn = (game: Entry, language: Language): Promise<CardName> =>
  loadFace(game.id).then(
    (face): CardName => {
      const { card } = face.voice(language);
      return (id) => card(id)?.name;
    },
    () => () => undefined,
  );

interface BlockProps {
  readonly block: Block;
  /** The rule that the address names. */
  readonly anchor: string;
  readonly of: Entry;
}

function BlockView({ block, anchor, of }: BlockProps) {
  switch (block.is) {
    case 'rule':
      return (
        <p id={block.id} class={block.id === anchor ? 'rule is-marked' : 'rule'}>
          <a class="rule__id" href={`/rules/${of.id}#${block.id}`}>
            {block.id}
          </a>
          <span>
            <Inline text={block.text} prefix={shortPrefix(of)} />
          </span>
        </p>
      );
    case 'heading':
      return (
        <h3>
          <Inline text={block.text} prefix={shortPrefix(of)} />
        </h3>
      );
    case 'table':
      return (
        <figure class="rules__table" ref={scrolls} aria-label={block.rows[0]?.filter((cell) => cell !== '').join(', ')}>
          <table>
            <tbody>
              {block.rows.map((row, n) => (
                <tr
                  key={n}
                  id={ruleOfRow(row) ?? undefined}
                  class={ruleOfRow(row) === anchor ? 'is-marked' : undefined}
                >
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Inline text={cell} prefix={shortPrefix(of)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      );
    default:
      return (
        <p class={block.is === 'item' ? 'rules__item' : undefined}>
          <Inline text={block.text} prefix={shortPrefix(of)} />
        </p>
      );
  }
}

const textOf = (block: Block): string =>
  block.is === 'table' ? block.rows.flat().join(' ') : block.is === 'rule' ? `${block.id} ${block.text}` : block.text;

/** The chapters with what holds every word that is sought. */
function search(chapters: readonly Chapter[], sought: string): readonly Chapter[] {
  const wanted = sought
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = textOf(block).toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
