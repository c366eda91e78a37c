/**
 * A text as one frame of a server (RFC 6455, 5.2), each byte as a character of latin1: so several messages are joined
 * and written at once, and a socket takes them without a buffer for each.
 */
export function textFrame(text: string): string {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return header(size) + bytes;
}

const FINAL_TEXT = 0x81;

function header(size: number): string {
  if (size < 126) return String.fromCharCode(FINAL_TEXT, size);
  if (size < 0x10000) return String.fromCharCode(FINAL_TEXT, 126, size >>> 8, size & 0xff);
  const low = [size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff];
  return String.fromCharCode(FINAL_TEXT, 127, 0, 0, 0, 0, ...low);
}
