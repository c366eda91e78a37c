import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where a request comes from and what it was addressed to, seen through the proxies we trust. */
export interface Visit {
  readonly address: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Host and port as the visitor's browser knows them. */
  readonly host: string;
}

type Headers = IncomingMessage['headers'];
/** Only what is needed, so that fastify's requests and upgrades are read alike. */
export type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

const LOOPBACK = ['127.0.0.0/8', '::1'];
const PRIVATE = [...LOOPBACK, '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/** Addresses of IPv4 visitors on an IPv6 socket look like ::ffff:1.2.3.4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Which addresses are proxies of ours: 'loopback', 'private', addresses and networks, separated by commas. */
export function readProxies(text: string): { trusts(address: string): boolean } | string {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : entry === 'private' ? PRIVATE : [entry]));
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > most)
      return `'${entry}' is neither an address, a network such as 10.0.0.0/8, 'loopback' nor 'private'`;
    list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return { trusts: (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') };
}

const first = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();
};

export interface Visits {
  of(request: Incoming): Visit;
  /** The household at the other end of a connection; null for a proxy of ours, behind whom there are many. */
  near(socket: Pick<Incoming['socket'], 'remoteAddress'>): string | null;
  /** The origin of our own page as this visitor has it. */
  origin(request: Incoming): string;
  /** Whether a request was made by our own page, or by a program that is no browser. */
  isOwn(request: Incoming): boolean;
}

/** `publicUrl` is the one address of the page, if it has one: then nothing a request says can change it. */
export function createVisits(proxies: string, publicUrl?: string): Visits {
  const trusted = readProxies(proxies);
  if (typeof trusted === 'string') throw new Error(trusted);
  const home = publicUrl === undefined ? undefined : new URL(publicUrl);

  const of = ({ headers, socket }: Incoming): Visit => {
    let address = plain(socket.remoteAddress ?? '');
    const encrypted = 'encrypted' in socket && socket.encrypted === true;
    if (!trusted.trusts(address))
      return { address, secure: home?.protocol === 'https:' || encrypted, host: home?.host ?? headers.host ?? '' };
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    while (trusted.trusts(address)) {
      const before = plain(hops.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    const secure = encrypted || first(headers, 'x-forwarded-proto') === 'https';
    const host = first(headers, 'x-forwarded-host') ?? headers.host ?? '';
    return { address, secure: home === undefined ? secure : home.protocol === 'https:', host: home?.host ?? host };
  };

  const origin = (request: Incoming): string => {
    const { secure, host } = of(request);
    return `${secure ? 'https' : 'http'}://${host}`;
  };

  return {
    of,
    near({ remoteAddress }) {
      const address = plain(remoteAddress ?? '');
      return trusted.trusts(address) ? null : household(address);
    },
    origin,
    isOwn(request) {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin') return false;
      const claimed = request.headers.origin;
      if (claimed === undefined) return true; // browsers always name the origin of such requests; programs do not
      if (home !== undefined) return claimed === home.origin;
      try {
        // Without a public address a proxy may have taken TLS away unseen: then only the host can be compared.
        return new URL(claimed).host === new URL(`${new URL(claimed).protocol}//${of(request).host}`).host;
      } catch {
        return false;
      }
    },
  };
}

/** A household has one IPv4 address or a /64 of IPv6: limits count households, not addresses. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return `${[...groups, ...middle, ...rest].slice(0, 4).join(':')}::/64`;
}
