import type { Ip } from '../../../address/ip.ts';
import { parseIp } from '../../../address/ip.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import { basesOf, registries } from '../rdap-registries.ts';
import {
  countryAt,
  dayAt,
  emailAt,
  givenFacts,
  listAt,
  numberAt,
  phoneAt,
  rangeAt,
  textAt,
  valueAt,
} from '../read-values.ts';

/**
 * RDAP for addresses (RFC 7480, 9082, 9083): what the five registries publish. No key; the registry that is asked
 * learns the address and who asks. Names and addresses of persons are left out: only an organization is shown as the
 * holder.
 */
export const provider: BuiltInProvider = {
  id: 'rdap',
  kinds: ['ip'],
  gives: ['holder', 'netName', 'range', 'country', 'registered', 'abuseEmail', 'abusePhone', 'parent'],
  origins: [
    new URL(registries.ripe).origin,
    ...[registries.arin, registries.apnic, registries.lacnic, registries.afrinic].map((base) => new URL(base).origin),
  ],
  fields: [],
  bases(subject) {
    const ip = parseIp(subjectKey(subject));
    return ip && basesOf(ip);
  },
  // LACNIC allows ten a minute.
  limits: { minute: 5, day: 200 },
  mayHover: false,
  request: ({ subject }) => ({
    path: `/ip/${subjectKey(subject)}`,
    headers: { accept: 'application/rdap+json, application/json' },
  }),
  read(json, subject) {
    if (valueAt(json, '/objectClassName') !== 'ip network') {
      return failed({ kind: 'bad-shape', field: 'objectClassName' });
    }
    const ip = parseIp(subjectKey(subject));
    if (ip && !covers(json, ip)) return failed({ kind: 'bad-shape', field: 'startAddress' });
    const entities = entitiesOf(json, 3);
    const abuse = entities.find((entity) => hasRole(entity, 'abuse'));
    const holder = entities.find((entity) => hasRole(entity, 'registrant') && cardText(entity, 'kind') === 'org');
    const registration = listAt(json, '/events').find((event) => textAt(event, '/eventAction') === 'registration');
    return ok({
      facts: givenFacts({
        holder: cardText(holder, 'fn'),
        netName: textAt(json, '/name'),
        range: rangeOf(json),
        country: countryAt(json, '/country'),
        registered: dayAt(registration, '/eventDate'),
        abuseEmail: cardText(abuse, 'email', emailAt),
        abusePhone: cardText(abuse, 'tel', phoneAt),
        parent: textAt(json, '/parentHandle'),
      }),
      freshFor: week,
    });
  },
};

/** Registrations hardly change (ms). */
const week = 7 * 24 * 60 * 60_000;

/** Most blocks of one registration to show. */
const mostBlocks = 3;

/** Returns the blocks of the network; the first and last address if the registry does not name any. */
function rangeOf(json: object): string | undefined {
  const blocks = listAt(json, '/cidr0_cidrs').flatMap((block) => {
    const prefix = textAt(block, '/v4prefix') ?? textAt(block, '/v6prefix');
    return rangeAt({ block: `${prefix}/${numberAt(block, '/length')}` }, '/block') ?? [];
  });
  if (blocks.length > 0) return blocks.slice(0, mostBlocks).join(', ');
  return rangeAt({ ends: `${textAt(json, '/startAddress')} – ${textAt(json, '/endAddress')}` }, '/ends');
}

/** Is the asked address in the network of the answer? True if the answer does not say which network it is. */
function covers(json: object, ip: Ip): boolean {
  const start = parseIp(textAt(json, '/startAddress') ?? '');
  const end = parseIp(textAt(json, '/endAddress') ?? '');
  if (!start || !end) return true;
  return start.version === ip.version && !isBefore(ip, start) && !isBefore(end, ip);
}

function isBefore(one: Ip, other: Ip): boolean {
  const index = one.words.findIndex((word, at) => word !== other.words[at]);
  return index >= 0 && (one.words[index] ?? 0) < (other.words[index] ?? 0);
}

/** Returns an answer's entities and those inside them: an abuse contact is often part of the registrant. */
function entitiesOf(json: unknown, depth: number): unknown[] {
  if (depth === 0) return [];
  return listAt(json, '/entities').flatMap((entity) => [entity, ...entitiesOf(entity, depth - 1)]);
}

function hasRole(entity: unknown, role: string): boolean {
  return listAt(entity, '/roles').includes(role);
}

/** Returns a property of an entity's jCard (RFC 7095) if it is one text. */
function cardText(entity: unknown, name: string, readAt = textAt): string | undefined {
  const property = listAt(entity, '/vcardArray/1').find((each) => valueAt(each, '/0') === name);
  return readAt(property, '/3');
}
