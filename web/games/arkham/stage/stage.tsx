import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../app/parts.js';
import { type Seen, useSeen } from '../seen.js';
import '../style/stage.css';
import '../style/stage-test.css';
import '../style/stage-book.css';
import '../style/stage-town.css';
import { Book } from './book.js';
import { MonsterStage } from './monsters.js';
import { MythosStage } from './mythos.js';
import { Press } from './press.js';
import { headlineNow, readingNow } from './reading.js';
import { type Staged, staged } from './staged.js';
import { TestStage } from './test.js';

const STAGES: { readonly [S in Staged]: () => JSX.Element | null } = {
  test: TestStage,
  monster: MonsterStage,
  mythos: MythosStage,
};

/** What happens, in the place of one's own sheet. */
export function Stage(): JSX.Element | null {
  const stage = staged(useSeen());
  if (stage === null) return null;
  const Staging = STAGES[stage];
  return <Staging />;
}

/** What is read while it lies on the map: a page of the town, or its newspaper. Where the map answers, it can be laid aside. */
export function StageOver(): JSX.Element | null {
  const seen = useSeen();
  const [aside, lay] = useState('');
  const { words, props } = seen;
  const read = readNow(seen);
  if (read === null || !isOnMap(seen)) return read?.page ?? null;
  const isAside = aside === read.card;
  return (
    <>
      {!isAside && read.page}
      <button type="button" class="btn btn--small ar-fold" onClick={() => lay(isAside ? '' : read.card)}>
        <Icon id={isAside ? 'book' : 'ar-act-move'} />
        <span>{isAside ? props.name({ card: read.card }) : words('stage.fold')}</span>
      </button>
    </>
  );
}

/** Whether what is asked is answered by something that lies on the map. */
const isOnMap = ({ props, view }: Seen): boolean =>
  props.now.question?.options.some(({ refs }) =>
    refs.some(({ space, card }) => space !== undefined || view.monsters.some((monster) => monster.card === card)),
  ) ?? false;

/** A headline or a page, and which. */
function readNow(seen: Seen): { readonly card: string; readonly page: JSX.Element } | null {
  const headline = headlineNow(seen);
  if (headline !== null) return { card: headline, page: <Press card={headline} /> };
  const { view, props } = seen;
  const { question } = props.now;
  const between = question === null || question.id === 'encounter-phase/next';
  const reading = readingNow(seen);
  if (reading === null || !(reading.open || (view.phase === 'encounter' && between))) return null;
  return { card: reading.card, page: <Book reading={reading} /> };
}
