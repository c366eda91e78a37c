/** SHA-256 and HMAC in plain code (FIPS 180-4, RFC 2104): the same at once in Node and in a browser, without waiting. */

const PRIMES = primes(64);
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 4_294_967_296);
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const BLOCK = 64;
const words = new Int32Array(64);
const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Takes 64 bytes into a state of eight words. */
function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i++) {
    const at = from + i * 4;
    words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const upper = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + upper + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const lower = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}

/** Finishes a state that has taken `before` bytes already with the rest of a message. */
function finish(state: Int32Array, rest: Uint8Array, before: number): Uint8Array {
  const whole = rest.length - (rest.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, rest, at);
  const left = rest.length - whole;
  const end = new Uint8Array(left + 9 <= BLOCK ? BLOCK : 2 * BLOCK);
  end.set(rest.subarray(whole));
  end[left] = 0x80;
  const view = new DataView(end.buffer);
  const bits = (before + rest.length) * 8;
  view.setUint32(end.length - 8, Math.floor(bits / 4_294_967_296));
  view.setUint32(end.length - 4, bits >>> 0);
  for (let at = 0; at < end.length; at += BLOCK) compress(state, end, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [i, word] of state.entries()) out.setInt32(i * 4, word);
  return digest;
}

export const sha256 = (bytes: Uint8Array): Uint8Array => finish(START.slice(), bytes, 0);

/** The keyed digest; what follows from the key alone is worked out once. */
export function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (pad: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(pad);
    for (const [i, byte] of short.entries()) block[i] = byte ^ pad;
    const state = START.slice();
    compress(state, block, 0);
    return state;
  };
  const inner = padded(0x36);
  const outer = padded(0x5c);
  return (message) => finish(outer.slice(), finish(inner.slice(), message, BLOCK), BLOCK);
}

/** The bytes of a text in ASCII, one for each character. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) throw new RangeError('only plain characters can be digested');
    bytes[i] = code;
  }
  return bytes;
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a hexadecimal text; null if it is none. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
