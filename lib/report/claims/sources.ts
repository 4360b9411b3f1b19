import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import { isNegative, isProvider, isStale } from '../../model/answer/service-answer.ts';
import { dataDateText } from '../../words/data-age.ts';
import { hostEnd } from '../../words/host-end.ts';
import { language } from '../../words/language.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import { providerName } from '../../words/service-names.ts';
import { ageText } from '../../words/times.ts';
import type { Claim, Fact, Source, SourceKind } from './fact.ts';

const order = ['contacts', 'device', 'service', 'page'] as const satisfies SourceKind[];

/** Returns each source once, with its newest answer: people see two operations of the service as one source. */
export function newestOfEach(all: Source[]): Source[] {
  const newest = new Map<string, Source>();
  for (const source of all) {
    const known = newest.get(sourceKey(source));
    if (!known || saidAt(source) > saidAt(known)) newest.set(sourceKey(source), source);
  }
  return [...newest.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Do two lookups of the service give different answers? Under one name, the service would seem to say both. */
export function isSplitService(claims: readonly Claim[]): boolean {
  return claims.filter(({ sources }) => sources.some((source) => sourceKey(source) === 'service')).length > 1;
}

/** Returns the sources of a list of facts, each once. */
export function sources(rows: Fact[]): Source[] {
  return newestOfEach(rows.flatMap(({ claims }) => claims.flatMap((claim) => claim.sources)));
}

/** A source without a time counts as the newest. */
function saidAt(source: Source): number {
  return 'at' in source && source.at !== null ? source.at : Number.POSITIVE_INFINITY;
}

/**
 * Returns a key that tells sources apart as people do: two operations of the service are one, two pages and two
 * providers are two.
 */
export function sourceKey(source: Source): string {
  if (source.kind === 'service' && isProvider(source.operation)) return `provider ${source.operation}`;
  return source.kind === 'page' ? `page ${source.host}` : source.kind;
}

/** A day (ms). */
const day = 24 * 60 * 60_000;

/**
 * Returns who says it and how old it is: "on this device, data from 12 Sep 2026", "lookup service, 3 min ago", "your
 * contacts", "this page says", "shop.example said, 3 days ago". Dates have their year: "Mar 26" could be a day or a
 * year.
 */
export function sourceText(source: Source, now: number): string {
  switch (source.kind) {
    case 'service':
      if (isProvider(source.operation)) {
        return say('sourceProvider', providerName(source.operation, source.ownName), ageText(source.at, now));
      }
      return say(now - source.at < day ? 'sourceService' : 'sourceServiceAsOf', ageText(source.at, now));
    case 'contacts':
      return say('sourceContacts');
    case 'page':
      return source.at === null
        ? say('sourcePage')
        : say('sourceOtherPage', hostEnd(source.host), daysAgo(source.at, now));
    case 'device':
      return deviceText(source.dataDate);
  }
}

function deviceText(dataDate: string | null): string {
  const date = dataDateText(dataDate, { day: 'numeric', month: 'short', year: 'numeric' });
  return date === null ? say('sourceDevice') : say('sourceDeviceDate', date);
}

/** How the month of the built-in data is named: "Built-in data, Sep 2026"; as an old one; after another source. */
const dataWords = { plain: 'dataOf', old: 'dataOfOld', also: 'dataAlsoOf' } as const satisfies Record<
  string,
  MessageKey
>;

/** Returns the month of the built-in data. */
export function dataText(dataDate: string | null, how: keyof typeof dataWords = 'plain'): string {
  const month = dataDateText(dataDate, { month: 'short', year: 'numeric' });
  return month === null ? say('dataOfUnknown') : say(dataWords[how], month);
}

/** Returns an age in days if it is between one day and 30 days, otherwise as `ageText` words it. */
function daysAgo(at: number, now: number): string {
  const days = Math.floor((now - at) / day);
  if (days < 1 || days > 30) return ageText(at, now);
  return new Intl.RelativeTimeFormat(language()).format(-days, 'day');
}

/** Returns who says it in a word or two, for several answers in a column. */
export function sourceTagText(source: Source): string {
  switch (source.kind) {
    case 'device':
      return say('tagDevice');
    case 'service':
      return isProvider(source.operation) ? providerName(source.operation, source.ownName) : say('tagService');
    case 'contacts':
      return say('sourceContacts');
    case 'page':
      return source.at === null ? say('sourcePage') : say('tagOtherPage', hostEnd(source.host));
  }
}

/** A name or headline. `source` is null if it is from the built-in data or the user's contacts. */
export type Lead = { text: string; source: Source | null };

/**
 * Returns a name or headline with its source before it. Words of pages and of the service are never shown without it:
 * they may imitate our verdicts, the user's contacts or another company.
 */
export function attributed({ text, source }: Lead): string {
  switch (source?.kind) {
    case 'service':
      return isProvider(source.operation)
        ? say('otherPageSaid', providerName(source.operation, source.ownName), text)
        : say('serviceSays', text);
    case 'page':
      return source.at === null ? say('pageSays', text) : say('otherPageSaid', hostEnd(source.host), text); // guard page-said
    default:
      return text;
  }
}

/**
 * Returns the newest answer of a report, whoever gave it; null if nobody has answered. One that had nothing counts only
 * if no other is there: the facts are as old as the answers that have them.
 */
export function newestAnswer({ service }: Report): ServiceAnswer | null {
  const telling = service.filter((answer) => !isNegative(answer));
  return (telling.length > 0 ? telling : service).reduce<ServiceAnswer | null>(
    (one, other) => (one === null || other.at > one.at ? other : one),
    null,
  );
}

/** Returns a report's stale answers. Refreshing requests these again and spends quota on them. */
export function staleAnswers({ service }: Report, now: number): ServiceAnswer[] {
  return service.filter((answer) => isStale(answer, now));
}
