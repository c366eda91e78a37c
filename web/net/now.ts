import type { Result } from '@tabula/kernel/chance.js';
import type { CouncilInfo } from '@tabula/protocol/council.js';
import type { ChatLine, TableInfo } from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet } from '@tabula/protocol/sheet.js';
import type { Beat, TableNow } from '../table/source.js';
import { say } from '../text/words.js';
import type { LinkState } from './link.js';

interface Held {
  readonly info: TableInfo | null;
  readonly you: number | null;
  readonly version: number;
  readonly length: number;
  readonly sheet: Sheet | null;
  readonly council: CouncilInfo | null;
  readonly story: readonly Beat[];
  readonly chat: readonly ChatLine[];
  /** As whom one's own lines are known. */
  readonly who: string | null;
  readonly isHidden: (who: string) => boolean;
  readonly link: LinkState;
}

/** Nobody has played such a game to its end: its rules know nothing of that. */
export const isGivenUp = (result: Result | null): boolean => result?.reason === 'time' || result?.reason === 'resigned';

/** What the page shows of a table of the server. */
export function nowOf(held: Held): TableNow {
  const { info, you, version, length, sheet, council, story, chat, who: own, isHidden, link } = held;
  const { options = {}, seats = [], proposals = [], undo, status } = info ?? {};
  return {
    game: info?.game ?? '',
    options,
    you,
    sitters: seats.map((seat, at) => ({
      seat: at,
      name: seat.name ?? say(seat.kind === 'bot' ? 'name.bot' : 'name.seat', { number: at + 1 }),
      kind: seat.standIn ? 'bot' : seat.kind,
      ...(seat.level === null ? {} : { level: seat.level }),
      connected: seat.kind !== 'person' || seat.here,
      ...(seat.standIn && !seat.lost ? { lent: true } : {}),
    })),
    version,
    board: sheet?.view.board ?? null,
    waiting: sheet?.view.waiting ?? [],
    ...(sheet?.view.held === undefined ? {} : { held: sheet.view.held }),
    // Whoever has lent their seat watches what the bot makes of it.
    question: sheet === null || (you !== null && seats[you]?.standIn === true) ? null : openQuestion(sheet),
    council,
    result: sheet?.view.result ?? null,
    story,
    chat: chat.map((line) => ({
      ...line,
      mine: line.who === own,
      hidden: isHidden(line.who),
      silent: line.seat !== null && seats[line.seat]?.muted === true,
    })),
    link,
    canUndo:
      you !== null &&
      sheet !== null &&
      length > 1 &&
      (status === 'playing'
        ? undo !== 'never'
        : status === 'over' && undo === 'consent' && !isGivenUp(sheet.view.result)) &&
      proposals.every(({ id }) => id !== 'undo'),
    curtain: you,
  };
}
