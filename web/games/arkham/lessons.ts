import type { ArkhamView } from '@tabula/arkham/board.js';
import type { Lesson } from '../../guide/lessons.js';
import type { TableNow } from '../../table/source.js';

const phaseOf = ({ board }: TableNow): string => (board as ArkhamView | null)?.phase ?? '';
const asks = (kind: RegExp) => (now: TableNow) => now.question !== null && kind.test(now.question.id);
const has = (phase: ArkhamView['phase']) => (now: TableNow) => phaseOf(now) === phase;

/** What the Night Editor tells somebody in their first round. */
export const lessons: readonly Lesson[] = [
  { id: 'goal', when: has('action'), at: ['.ar-codex'] },
  { id: 'round', when: has('action'), at: ['.table__bar .track', '.table__bar'] },
  { id: 'turn', when: asks(/^turn\/deed$/), at: ['.ask[data-question]'] },
  { id: 'test', when: asks(/^test\//), at: ['.ar-stage'] },
  { id: 'monster', when: has('monster'), at: ['.ar-stage'] },
  { id: 'encounter', when: has('encounter'), at: ['.ar-book', '.ar-map'] },
  { id: 'harm', when: asks(/^suffer\//), at: ['.ar-harm', '.ar-stage'] },
  { id: 'mythos', when: has('mythos'), at: ['.ar-cup', '.ar-cup-small'] },
];
