import type { FactName, Facts, NetworkFlag, RiskLevel } from '../../model/answer/facts.ts';
import type { ProviderId } from '../../model/answer/provider-list.ts';
import type { Report } from '../../model/answer/report.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import { safeCell } from '../../text/safe-cell.ts';
import { countryName } from '../../words/countries.ts';
import { flagWords, reasonWords } from '../../words/flag-words.ts';
import { listOf } from '../../words/isolated.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { providerName } from '../../words/service-names.ts';
import type { Claim, Fact, FactId, Source } from './fact.ts';
import { mergeClaims, sourceOf } from './fact.ts';
import { nameClaim } from './name-claim.ts';
import { risksOf, riskWarns } from './risk.ts';

/** What an added provider says of the subject, how to take its risk score, and what it could not look up. */
export type Said = {
  facts: Facts;
  level: RiskLevel | undefined;
  unchecked: readonly FactName[];
  source: ProviderSource;
};
export type ProviderSource = Extract<Source, { kind: 'service' }> & { operation: ProviderId };

/** Returns what the added providers say, in the order in which they are asked. */
export function saidByProviders({ service }: Report): Said[] {
  return service.flatMap((answer): Said[] => {
    if (!isProviderAnswer(answer)) return [];
    const { facts, riskLevel: level, unchecked = [] } = answer;
    return [{ facts, level, unchecked, source: { ...sourceOf(answer), operation: answer.operation } }];
  });
}

type Answer = Report['service'][number];

function isProviderAnswer(answer: Answer): answer is Extract<Answer, { facts: Facts }> {
  return isProvider(answer.operation);
}

/** Returns the claims that the providers make on one matter. */
export function claimsOf(said: readonly Said[], claim: (facts: Facts, source: Source) => Claim | null): Claim[] {
  return said.flatMap(({ facts, source }) => claim(facts, source) ?? []);
}

/**
 * Returns the rows that only providers fill: who holds an address and where to report abuse, risk, porting and the
 * like.
 */
export function providerFacts(said: readonly Said[]): Fact[] {
  const row = (id: FactId, claim: (facts: Facts, source: Source) => Claim | null, warns?: Fact['warns']): Fact[] => {
    const claims = mergeClaims(claimsOf(said, claim));
    return claims.length === 0 ? [] : [{ id, claims, disagree: false, note: null, warns }];
  };
  const [worst] = risksOf(said);
  return [
    ...row('holder', holderClaim),
    ...row('abuse', ({ abuseEmail }, source) => copied(nameClaim(abuseEmail, source))),
    ...row('abusePhone', abusePhoneClaim),
    ...row('registered', ({ registered }, source) => dayClaim(registered, source)),
    ...row('parent', ({ parent }, source) => nameClaim(parent, source)),
    ...row('hostname', hostnameClaim),
    ...row('usage', ({ usage }, source) => nameClaim(usage, source)),
    ...row(
      'signs',
      ({ flags = [] }, source) => nameClaim(listOf(flags.map((flag) => say(flagWords[flag]))), source),
      hidesUser(said) ? 'warn' : undefined,
    ),
    ...row(
      'risk',
      ({ riskScore }, source) => nameClaim(riskScore === undefined ? undefined : say('riskScore', riskScore), source),
      worst && worst.score !== null ? riskWarns[worst.level] : undefined,
    ),
    ...row('reports', (facts, source) => nameClaim(reportsText(facts), source)),
    ...row('numberRange', ({ rangeReports: range }, source) =>
      nameClaim(range && say('numberRangeReports', range.count, range.of), source),
    ),
    ...row('ported', ({ ported }, source) =>
      ported === undefined ? null : nameClaim(say(ported ? 'portedYes' : 'portedNo'), source),
    ),
  ];
}

/**
 * Returns the holder of a block, with the name of its network in the registry and the holder's country. The network's
 * name leads if no organization is named.
 */
function holderClaim({ holder, netName, country, countryName: named }: Facts, source: Source): Claim | null {
  const claim = nameClaim(holder ?? netName, source);
  if (!claim) return null;
  const where = country === undefined ? named : countryName(country);
  const [first, second] = [holder === undefined ? undefined : netName, where].filter((each) => each !== undefined);
  if (first === undefined) return claim;
  return { ...claim, detail: second === undefined ? first : say('headlinePair', first, second) };
}

/** Returns the name that an address's network gives it. Nobody checks it: it can be another company's. */
function hostnameClaim({ hostname }: Facts, source: Source): Claim | null {
  const claim = nameClaim(hostname, source);
  return claim && { ...claim, text: say('hostnameSaid', claim.text) }; // guard hostname-said
}

/** Returns the number to call about abuse. It is copied as people dial it. */
function abusePhoneClaim({ abusePhone }: Facts, source: Source): Claim | null {
  const claim = nameClaim(abusePhone, source);
  return claim && /^\+?[\d\s().-]+$/.test(claim.text) ? { ...claim, copy: claim.text } : copied(claim);
}

/** Adds what a button beside a claim copies. */
function copied(claim: Claim | null): Claim | null {
  return claim && { ...claim, copy: safeCell(claim.text) };
}

/** Returns how often a subject was reported. That nobody did makes it no safer, so no more is said then. */
function reportsText({ reports, reportedFor }: Facts): string | null {
  if (reports === undefined) return null;
  if (reports === 0) return say('reportsNone');
  if (reportedFor !== undefined) return say('reportsFor', reports, say(reasonWords[reportedFor]));
  return new Intl.NumberFormat(language()).format(reports);
}

/** Flags that hide who uses an address. Each is a warning on its own. */
const hiding: readonly NetworkFlag[] = ['tor', 'anonymous', 'proxy', 'vpn'];

/** Does the first provider that knows such things say that an address hides who uses it? */
export function isUserHidden(report: Report): boolean {
  return hidesUser(saidByProviders(report));
}

function hidesUser(said: readonly Said[]): boolean {
  const [first] = said.filter(({ facts: { flags = [] } }) => flags.length > 0);
  return first?.facts.flags?.some((flag) => hiding.includes(flag)) === true;
}

/** The rows of the facts that a provider may fail to look up in an answer that is good otherwise. */
const rowOf: { [Name in FactName]?: FactId } = { carrier: 'carrier', lineType: 'lineType', callerName: 'caller' };

/**
 * Adds a note to the rows that a provider could not look up, as that is no fact about the subject. A note that sources
 * disagree comes before it.
 */
export function withUnchecked(rows: Fact[], said: readonly Said[]): Fact[] {
  return rows.map((row) => {
    const silent = said.find(({ unchecked }) => unchecked.some((name) => rowOf[name] === row.id));
    if (!silent) return row;
    const note = say('providerUnchecked', providerName(silent.source.operation, silent.source.ownName));
    return { ...row, note: row.disagree && row.note !== null ? `${row.note} ${note}` : note };
  });
}

function dayClaim(day: string | undefined, source: Source): Claim | null {
  const time = Date.parse(day ?? '');
  if (day === undefined || Number.isNaN(time)) return null;
  const text = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return { key: day, text, sources: [source] };
}
