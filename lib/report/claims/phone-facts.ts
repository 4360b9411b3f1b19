import type { PhoneReport, Report } from '../../model/answer/report.ts';
import { isNonGeographic, isSharedTollFree } from '../../model/non-geographic.ts';
import { countryCodeOf, countryName } from '../../words/countries.ts';
import { isLineType, lineTypesDisagree, lineTypeText } from '../../words/line-type.ts';
import { say } from '../../words/say.ts';
import { callerFact } from './caller-fact.ts';
import { countryClaim } from './country-claim.ts';
import type { Claim, Fact, ReportContext, Source } from './fact.ts';
import { answerOf, mergeClaims } from './fact.ts';
import { nameClaim, namesDisagree } from './name-claim.ts';
import { withoutForeign } from './place.ts';
import type { Said } from './provider-facts.ts';
import { claimsOf, providerFacts } from './provider-facts.ts';
import { statusFact } from './status-fact.ts';
import type { ZonesClaim } from './time-facts.ts';
import { timeFacts } from './time-facts.ts';

/** Returns everything known about a phone number, row by row, in a card's order. */
export function phoneFacts(
  report: Report,
  phone: PhoneReport,
  context: ReportContext,
  said: readonly Said[] = [],
): Fact[] {
  const device: Source = { kind: 'device', dataDate: report.dataDate };
  const validation = answerOf(report, 'phoneValidation');
  const caller = answerOf(report, 'callerId');
  const validator: Source = { kind: 'service', operation: 'phoneValidation', at: validation?.at ?? 0 };
  const finder: Source = { kind: 'service', operation: 'callerId', at: caller?.at ?? 0 };
  const exists = phone.verdict.kind !== 'not-a-number';

  const carriers = mergeClaims([
    nameClaim(phone.carrier, device, { english: phone.english?.carrier }),
    nameClaim(validation?.carrier, validator),
    nameClaim(caller?.carrier, finder),
    ...claimsOf(said, ({ carrier }, source) => nameClaim(carrier, source)),
  ]);
  const types = mergeClaims([
    typeClaim(phone.type, device),
    typeClaim(validation?.lineType ?? null, validator),
    ...claimsOf(said, ({ lineType = null }, source) => typeClaim(lineType, source)),
  ]);
  const places = mergeClaims([
    nameClaim(phone.location, device, { english: phone.english?.location }),
    nameClaim(validation?.location, validator),
    ...claimsOf(said, ({ location }, source) => nameClaim(location, source)),
  ]);
  const countries = mergeClaims([
    countryClaim(phone.region, device),
    validation && countryClaim(validation.country, validator, validation.countryName),
    caller && countryClaim(caller.country, finder, caller.countryText),
    ...claimsOf(said, ({ country = null, countryName: name }, source) => countryClaim(country, source, name)),
  ]);
  const codes = mergeClaims([
    codeClaim(phone.callingCode, device),
    codeClaim(validation?.callingCode ?? null, validator),
  ]);
  const zones = [
    { timeZones: phone.timeZones, source: device },
    { timeZones: withoutForeign(validation?.timeZones ?? [], phone.timeZones), source: validator },
    ...said.map(({ facts: { timeZone }, source }) => ({ timeZones: timeZone ? [timeZone] : [], source })),
  ];

  const [clock, ...zoneRows] = exists ? phoneTimes(phone, zones, context) : [];

  // What the user wants first comes first: who, which kind of line, where, and what time it is there.
  const rows: (Fact | null)[] = [
    exists || report.names.length > 0 ? callerFact(report, context) : null,
    exists || carriers.length > 0 ? carrierFact(phone, carriers) : null,
    row('lineType', types, typesDisagree(types)),
    exists || places.length > 0 ? placeFact(phone, places) : null,
    clock ?? null,
    exists || countries.length > 0 ? countryFact(phone, countries) : null,
    row('callingCode', codes, codes.length > 1),
    ...zoneRows,
    statusFact(report),
    ...providerFacts(said),
  ];
  return rows.filter((fact) => fact !== null);
}

function row(id: Fact['id'], claims: Claim[], disagree: boolean): Fact | null {
  return claims.length === 0 ? null : { id, claims, disagree, note: disagree ? say('sourcesDiffer') : null };
}

function carrierFact(phone: PhoneReport, claims: Claim[]): Fact {
  if (namesDisagree(claims)) return { id: 'carrier', claims, disagree: true, note: say('carriersDiffer') };
  if (claims.length === 0)
    return { id: 'carrier', claims, disagree: false, note: carrierNote(phone), lack: lackOf(phone) };
  // A range names the original carrier, not today's (libphonenumber FAQ, "carrier").
  const isOriginal = claims.every(({ sources }) => sources.every(({ kind }) => kind === 'device'));
  return { id: 'carrier', claims, disagree: false, note: null, aside: isOriginal ? say('originalCarrier') : null };
}

function lackOf({ missing }: PhoneReport): 'not-in-data' | 'unread' {
  return missing.length > 0 ? 'unread' : 'not-in-data';
}

function placeFact(phone: PhoneReport, given: Claim[]): Fact {
  // The service often sends the country as the location: that is coarser than any place, and contradicts none in it.
  const isCountry = ({ text }: Claim) => phone.region !== null && countryCodeOf(text) === phone.region;
  const places = given.filter((claim) => !isCountry(claim));
  const claims =
    places.length === 0 ? given : given.map((claim) => (isCountry(claim) ? { ...claim, isCoarser: true } : claim));
  const disagree = namesDisagree(places);
  if (claims.length > 0) return { id: 'location', claims, disagree, note: disagree ? say('sourcesDiffer') : null };
  const note = placeNote(phone);
  // Not every kind of number has a place.
  const lack = note === 'placeNone' || note === 'placeMobile' ? {} : { lack: lackOf(phone) };
  return { id: 'location', claims, disagree: false, note: say(note), ...lack };
}

/** Returns why a number has no location: its kind of number has none, or it is not in the built-in data. */
function placeNote({ missing, type }: PhoneReport) {
  if (missing.length > 0) return 'dataMissing';
  if (type === 'MOBILE') return 'placeMobile';
  return type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE' || type === null ? 'placeUnknown' : 'placeNone';
}

function countryFact(phone: PhoneReport, claims: Claim[]): Fact {
  const known = row('country', claims, claims.length > 1);
  if (known) return known;
  const isNone = isNonGeographic(phone) || isSharedTollFree(phone);
  const note = say(isNone ? 'countryNone' : 'countryUnknown');
  return { id: 'country', claims, disagree: false, note, lack: isNone ? undefined : 'not-in-data' };
}

/** Returns the rows for local time and time zones, with a row that says so if the time is not known. */
function phoneTimes(phone: PhoneReport, zones: ZonesClaim[], context: ReportContext): Fact[] {
  const rows = timeFacts(zones, 'number', context);
  const hasClock = rows.some(({ id }) => id === 'localTime');
  if (hasClock) return rows;
  return [{ id: 'localTime', claims: [], disagree: false, note: say('timeUnknown'), lack: lackOf(phone) }, ...rows];
}

function typeClaim(type: string | null, source: Source): Claim | null {
  if (type === null) return null;
  if (!isLineType(type)) return { key: `word ${type}`, text: type, isWord: true, sources: [source] };
  return { key: type, text: lineTypeText(type), sources: [source] };
}

function typesDisagree(claims: Claim[]): boolean {
  return claims.some((one) => claims.some((other) => lineTypesDisagree(one.key, other.key)));
}

function codeClaim(code: number | null, source: Source): Claim | null {
  return code === null ? null : { key: String(code), text: `+${code}`, sources: [source] };
}

/**
 * Returns why the built-in data has no carrier. None are published for the North American plan (libphonenumber FAQ,
 * "carrier").
 */
export function carrierNote(phone: PhoneReport): string {
  if (phone.missing.length > 0) return say('dataMissing');
  if (phone.callingCode === 1) {
    if (phone.region === 'US') return say('carrierNotPublishedUs');
    if (phone.region !== null) return say('carrierNotPublishedIn', countryName(phone.region));
  }
  return say('carrierUnknown');
}

/** Line types of phones that people carry with them or can move to another place. A line of an unknown type may be one. */
const movable: readonly (string | undefined)[] = [
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  undefined,
];

/**
 * Returns the note that the phone may be elsewhere, if the number's range has one clock and its phone can be moved; null
 * otherwise. `rows` are the facts of a number.
 */
export function rangeNote(rows: readonly Fact[]): string | null {
  const [type] = rows.find(({ id }) => id === 'lineType')?.claims ?? [];
  if (!movable.includes(type?.key)) return null;
  // Without `aside` the clock depends on the location, so it belongs to no single one.
  const clock = rows.find(({ id }) => id === 'localTime');
  return clock?.aside ? say('rangeNotePhone') : null;
}
