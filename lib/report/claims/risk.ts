import type { Facts, ReportReason, RiskLevel } from '../../model/answer/facts.ts';
import { riskLevel } from '../../model/answer/risk-level.ts';
import { reasonWords } from '../../words/flag-words.ts';
import { say, sayCount } from '../../words/say.ts';
import { providerName } from '../../words/service-names.ts';
import type { Fact } from './fact.ts';
import type { ProviderSource, Said } from './provider-facts.ts';

/**
 * What a provider says of how risky a subject is, and how to take that. `score` is 0 to 100, `reports` how many there are; null
 * if the provider gives none.
 */
export type Risk = {
  level: RiskLevel;
  score: number | null;
  reports: number | null;
  reportedFor: ReportReason | null;
  /** The reports of its range, if nobody reported the number itself. */
  rangeReports: Facts['rangeReports'];
  source: ProviderSource;
};

const ranks = { high: 0, raised: 1, low: 2 } as const satisfies Record<RiskLevel, number>;

/** How each level is shown. */
export const riskWarns = { high: 'bad', raised: 'warn', low: undefined } as const satisfies Record<
  RiskLevel,
  Fact['warns']
>;

/** The number by which rows are ordered: the level first, then the score, then the reports. */
export function riskOrder({ level, score, reports }: Risk): number {
  return -ranks[level] + ((score ?? 0) + Math.min(reports ?? 0, 1e6) / 1e7) / 1e3;
}

/** Returns what the providers say of a subject's risk: the worst first, otherwise in the order in which they are asked. */
export function risksOf(said: readonly Said[]): Risk[] {
  return said.flatMap(riskOf).sort((one, other) => ranks[one.level] - ranks[other.level]);
}

function riskOf({ facts, level, source }: Said): Risk[] {
  const { riskScore: score = null, reports = null, reportedFor = null, rangeReports } = facts;
  if (score === null && reports === null) return [];
  // Without a score, any report is a reason to look closer.
  const scored = score === null ? ((reports ?? 0) > 0 ? 'raised' : 'low') : (level ?? riskLevel(score));
  return [{ level: scored, score, reports, reportedFor, rangeReports, source }];
}

/** Returns the score and the reports in a few words each: "Risk 12/100", "88 reports", "42× fraud". */
export function riskWords({ score, ...said }: Risk): { score: string | null; reports: string | null } {
  return { score: score === null ? null : say('riskShort', score), reports: reportsWords(said) };
}

/** Nobody's report makes a subject no safer, so no more is said then. */
function reportsWords({ reports, reportedFor, rangeReports: range }: Omit<Risk, 'score'>): string | null {
  if (reports === null) return null;
  // "No reports" alone would sound safe.
  if (reports === 0 && range) return say('numberRangeReports', range.count, range.of);
  if (reports === 0) return say('reportsNone');
  if (reportedFor !== null) return say('reportsShortFor', reports, say(reasonWords[reportedFor]));
  return sayCount('reportsCount', reports);
}

/** Returns who says it. */
export function riskSource({ source }: Risk): string {
  return providerName(source.operation, source.ownName);
}

/** Returns the score and the reports in one line: "Risk 12/100 · 88 reports". */
function riskInWords(risk: Risk): string {
  const { score, reports } = riskWords(risk);
  return score !== null && reports !== null ? say('headlinePair', score, reports) : (score ?? reports ?? '');
}

/** What is shown of a risk in a row: `text` in full, `short` without who says it. */
export type ShownRisk = Risk & { text: string; short: string };

/** Returns a risk with its words. */
export function shownRisk(risk: Risk): ShownRisk {
  return { ...risk, text: riskText(risk), short: riskInWords(risk) };
}

/** Returns all of it in one line, with who says it: "Risk 12/100 · 88 reports · AbuseIPDB". */
export function riskText(risk: Risk): string {
  return say('headlinePair', riskInWords(risk), riskSource(risk));
}
