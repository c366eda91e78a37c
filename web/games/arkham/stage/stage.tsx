import type { JSX } from 'preact';
import { useSeen } from '../seen.js';
import '../style/stage.css';
import '../style/stage-test.css';
import '../style/stage-book.css';
import '../style/stage-press.css';
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

/** What is read while it lies on the map: a page of the town, or its newspaper. */
export function StageOver(): JSX.Element | null {
  const seen = useSeen();
  const headline = headlineNow(seen);
  if (headline !== null) return <Press card={headline} />;
  const { view, props } = seen;
  const { question } = props.now;
  const between = question === null || question.id === 'encounter-phase/next';
  const reading = readingNow(seen);
  if (reading === null || !(reading.open || (view.phase === 'encounter' && between))) return null;
  return <Book reading={reading} />;
}
