import type { Ip } from '../../../address/ip.ts';
import { parseIp } from '../../../address/ip.ts';
import type { Failure } from '../../../model/answer/failure.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { Fields } from '../../service/operations.ts';
import type { BuiltInProvider } from '../provider.ts';
import { givenFacts, listAt, numberAt, textAt, valueAt } from '../read-values.ts';

/** The resolvers to choose from. Google is told to pass no part of the user's own address on. */
const resolvers = {
  Cloudflare: { base: 'https://cloudflare-dns.com', path: '/dns-query', query: [] },
  Google: { base: 'https://dns.google', path: '/resolve', query: [['edns_client_subnet', '0.0.0.0/0']] },
} as const;
/** The type of a record that names an address, and the states of an answer (RFC 1035, RFC 6895). */
const pointer = 12;
const status = { good: 0, noSuchName: 3 };
/** Most names to show: there may be hundreds. */
const mostNames = 3;
/** The shortest and longest time for which an answer is fresh (ms). Between them, the records' TTL decides. */
const [shortest, longest] = [60_000, 24 * 60 * 60_000];

/**
 * Reverse DNS over HTTPS, in the JSON format of both resolvers (RFC 8484 has only a binary one): the name that an
 * address's network gives it. The resolver asks the name servers of that network, whose owner can notice it, so
 * hovering never asks. The name is what that network claims.
 */
export const provider: BuiltInProvider = {
  id: 'reverseDns',
  kinds: ['ip'],
  gives: ['hostname'],
  origins: [resolvers.Cloudflare.base, resolvers.Google.base],
  fields: [{ id: 'resolver', secret: false, choices: ['Cloudflare', 'Google'] }],
  bases: (_, fields) => [resolverOf(fields).base],
  limits: { minute: 10, day: 500 },
  mayHover: false,
  request({ subject, fields }) {
    const { path, query } = resolverOf(fields);
    return {
      path,
      query: [['name', nameOf(subjectKey(subject))], ['type', 'PTR'], ...query],
      headers: { accept: 'application/dns-json' },
    };
  },
  read(json, subject) {
    const asked = textAt(json, '/Question/0/name')?.replace(/\.$/, '').toLowerCase();
    if (asked !== nameOf(subjectKey(subject))) return failed({ kind: 'bad-shape', field: 'Question/0/name' });
    // An alias (CNAME) may come before the names: a network may hand on parts of a block (RFC 2317).
    const records = listAt(json, '/Answer').filter((record) => valueAt(record, '/type') === pointer);
    const names = new Set(records.flatMap((record) => hostAt(record) ?? []));
    const hostname = [...names].slice(0, mostNames).join(', ');
    if (hostname === '') return ok({ facts: {} });
    const seconds = Math.min(...records.map((record) => numberAt(record, '/TTL') ?? 0));
    return ok({
      facts: givenFacts({ hostname }),
      freshFor: Math.min(Math.max(seconds * 1000, shortest), longest),
    });
  },
  // That there is no such name is an answer. Any other state says only that the resolver could not find out.
  trouble(json, { status: http }): Failure | null {
    const state = json && http === 200 ? valueAt(json, '/Status') : status.good;
    if (typeof state !== 'number') return { kind: 'bad-shape', field: 'Status' };
    return state === status.good || state === status.noSuchName ? null : { kind: 'server-error', status: http };
  },
};

function resolverOf(fields: Fields): (typeof resolvers)[keyof typeof resolvers] {
  return fields['resolver'] === 'Google' ? resolvers.Google : resolvers.Cloudflare;
}

/**
 * Returns the name under which DNS has an address: its octets or hexadecimal digits, the last first (RFC 1035, RFC
 * 3596).
 */
function nameOf(address: string): string {
  const ip = parseIp(address);
  return ip ? `${[...partsOf(ip)].reverse().join('.')}.${ip.version === 4 ? 'in-addr' : 'ip6'}.arpa` : '';
}

function partsOf({ version, words }: Ip): Iterable<string | number> {
  const [word] = words;
  if (version === 4) return [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff);
  return words.map((each) => each.toString(16).padStart(8, '0')).join('');
}

/** Returns a host's name without its last dot; undefined for anything else, as a network may write any text. */
function hostAt(record: unknown): string | undefined {
  const name = textAt(record, '/data')?.replace(/\.$/, '');
  return name !== undefined && /^[\w-]+(?:\.[\w-]+)*$/.test(name) ? name : undefined;
}
