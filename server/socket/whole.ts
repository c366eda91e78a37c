import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

/** The first bytes of frames that are whole messages of themselves (RFC 6455, 5.2). */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** A size that does not fit one byte: two follow. */
const WORD = 126;

/**
 * Reads texts that come whole, as nearly all do, without the steps that `ws` takes for all that a chunk could be. Anything
 * else is left to `ws`, with all that follows: from then on only `ws` knows where in a message it is.
 */
export function readWhole(raw: Duplex, limit: number, receive: (text: string) => void): void {
  const [theirs, another] = raw.listeners('data') as ((chunk: Buffer) => void)[];
  if (theirs === undefined || another !== undefined) return;
  const ours = (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      const end = endOf(chunk, at, limit);
      const text = end === 0 ? null : textOf(chunk, at, end);
      if (text !== null) receive(text);
      else if (end !== 0 && isBeat(chunk, at)) theirs.call(raw, chunk.subarray(at, end));
      else {
        raw.off('data', ours).on('data', theirs);
        theirs.call(raw, chunk.subarray(at));
        return;
      }
      at = end;
    }
  };
  raw.off('data', theirs).on('data', ours);
}

/** Where a masked frame ends; 0 if it is not all there, or too large. */
function endOf(chunk: Buffer, at: number, limit: number): number {
  const short = chunk[at + 1]! - MASKED;
  const size = short === WORD ? chunk[at + 2]! * 256 + chunk[at + 3]! : short;
  const end = at + (short === WORD ? 8 : 6) + size;
  return short >= 0 && short <= WORD && size <= limit && end <= chunk.length ? end : 0;
}

/** What a frame says, if it is a whole text. */
function textOf(chunk: Buffer, at: number, end: number): string | null {
  if (chunk[at] !== TEXT) return null;
  const mask = at + (chunk[at + 1] === MASKED + WORD ? 4 : 2);
  const content = Buffer.allocUnsafe(end - mask - 4);
  for (let i = 0; i < content.length; i++) content[i] = chunk[mask + 4 + i]! ^ chunk[mask + (i & 3)]!;
  return isUtf8(content) ? content.toString() : null;
}

const isBeat = (chunk: Buffer, at: number): boolean =>
  (chunk[at] === PING || chunk[at] === PONG) && chunk[at + 1] !== MASKED + WORD;
