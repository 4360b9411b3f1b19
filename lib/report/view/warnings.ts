import type { Report } from '../../model/answer/report.ts';
import type { CardReading } from '../../model/page/card.ts';
import type { DrawnOtherwise } from '../../model/page/page-reading.ts';
import { cleanText } from '../../text/clean-text.ts';
import { lineTypeText } from '../../words/line-type.ts';
import { say } from '../../words/say.ts';
import { callerNames } from '../claims/lead.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import type { Risk } from '../claims/risk.ts';
import { risksOf, riskText } from '../claims/risk.ts';
import type { Lead } from '../claims/sources.ts';
import { attributed } from '../claims/sources.ts';
import type { CallWarning } from './call-warnings.ts';
import { callWarnings } from './call-warnings.ts';

/**
 * A warning above the headline. `bad`: do not trust this number; `warn`: know this before calling; `info`: harmless.
 * `short` is what a row of a list says of it, in fewer words than `text`.
 */
export type Banner = Pick<CallWarning, 'text' | 'lineType'> & {
  tone: 'info' | 'warn' | 'bad';
  short?: string | undefined;
};

/** Words that services put in place of a caller name if a number was reported: "Suspected spam", "SCAM LIKELY". */
const reported = /\b(?:spam|scam|fraud|robo-?call(?:er)?s?|telemarket(?:er|ing)|nuisance)\b/iu;

/**
 * Returns what the service or a provider calls a reported number ("Suspected spam"); null if no caller name is such a
 * word.
 */
export function spamWord(report: Report): string | null {
  return spamNames(report)[0]?.text ?? null;
}

function spamNames(report: Report): Lead[] {
  return callerNames(report).filter(({ text }) => reported.test(text));
}

/** Returns the banner for a spam word. A provider's words are named as its own. */
function spamBanner(name: Lead): Banner {
  const isService = name.source?.kind === 'service' && name.source.operation === 'callerId';
  return { tone: 'bad', text: isService ? say('bannerSpam', name.text) : attributed(name) };
}

/** Returns a report's warnings, which outrank names: the worst first. */
export function banners(report: Report): Banner[] {
  const risky = risksOf(saidByProviders(report)).filter(({ level }) => level === 'high');
  return [...spamNames(report).map(spamBanner), ...risky.map(riskBanner), ...callWarnings(report).map(callBanner)];
}

function riskBanner(risk: Risk): Banner {
  return { tone: 'bad', text: riskText(risk) };
}

/** A line type is enough for a row. */
function callBanner({ text, lineType, source }: CallWarning): Banner {
  const short = lineType && attributed({ text: lineTypeText(lineType), source: source ?? null });
  return { tone: lineType === 'TOLL_FREE' ? 'info' : 'warn', text, lineType, short };
}

/** Does a report have a warning that is more than information? */
export function isWarnedOf(report: Report): boolean {
  return banners(report).some(({ tone }) => tone !== 'info');
}

/**
 * Codes by which a phone forwards its calls, usual in frauds: those of GSM (3GPP TS 22.030, annex B: 21, 61, 62, 67, 002,
 * 004), and `*72` with a number, as carriers in North America have it.
 */
const forwarding = /^\*{1,2}(?:(?:21|61|62|67|002|004)\*|72(?=\d))/;

/**
 * Codes before a number that hide or show the caller's own: those of GSM (3GPP TS 22.030, annex B), which hide it on some
 * telephones and show it on others; and North America's for hiding it.
 */
const hiding = /^[*#]31#(?=[\d+])/;
const hidingInNorthAmerica = /^\*67(?=\d)/;

/**
 * What a phone dials after a pause, once the number before it is connected (RFC 3601: `p`, `w`; on phones a comma or a
 * semicolon).
 */
const dialedOn = /^[,;pw\s]+(?=\d)/i;

/** Most characters that are shown of what a link may call. The page names it. */
const mostUnread = 30;

type OfLink = Pick<CardReading, 'unread'> & Partial<Pick<CardReading, 'reason'>>;

/**
 * Returns the warnings on a find of a page: first that its link may call what cannot be read, then that people see
 * something else there.
 */
export function bannersOnPage(report: Report, reading: OfLink | undefined, drawn?: DrawnOtherwise): Banner[] {
  const unread = reading?.unread ?? null;
  const own = banners(report);
  const all = drawn === undefined ? own : [drawnBanner(drawn), ...own]; // guard drawn-said
  if (unread === null) return all; // guard link-unread-said
  return [linkBanner(unread, reading?.reason, isNorthAmerican(report)), ...all];
}

/** Returns the warning on what a link may call that cannot be read. */
export function linkBanner(unread: string, reason?: CardReading['reason'], isInNorthAmerica = false): Banner {
  const dialed = cleanText(unread, mostUnread);
  if (forwarding.test(dialed)) return { tone: 'bad', text: say('bannerLinkForwards', numberAfter(forwarding, dialed)) };
  const hides = [hiding, ...(isInNorthAmerica ? [hidingInNorthAmerica] : [])].find((code) => code.test(dialed));
  if (hides) return { tone: 'warn', text: say('bannerLinkHides', numberAfter(hides, dialed)) };
  if (reason === 'link' && dialedOn.test(dialed)) {
    return { tone: 'warn', text: say('bannerLinkDialsOn', dialed.replace(dialedOn, '')) };
  }
  return { tone: 'warn', text: say('bannerLinkUnread', dialed) };
}

function drawnBanner(drawn: DrawnOtherwise): Banner {
  return { tone: 'warn', text: say(drawn === 'turned' ? 'bannerDrawnTurned' : 'bannerDrawnCovered') };
}

/** Returns the number after a code, up to the next sign of a code; everything if there is none. */
function numberAfter(code: RegExp, dialed: string): string {
  const [number = ''] = /^\+?\d[^*#]*/.exec(dialed.replace(code, '')) ?? [];
  return number === '' ? dialed : number;
}

/** Is it about a number with the calling code 1? */
export function isNorthAmerican({ device }: Report): boolean {
  return device.kind === 'phone' && device.callingCode === 1;
}

/** Line types of numbers that cost the caller. */
export const costly = ['PREMIUM_RATE', 'SHARED_COST'] as const;

/** A warning as rows have it. */
export type ShortWarning = { tone: 'warn' | 'bad'; text: string };

/** Returns the worst warning; null if there is none. Who is warned of has no button that calls. */
export function shortWarning(report: Report): ShortWarning | null {
  for (const { tone, text, short } of banners(report)) {
    if (tone !== 'info') return { tone, text: short ?? text }; // guard warned-by-kind
  }
  const [worst] = risksOf(saidByProviders(report));
  return worst?.level === 'raised' ? { tone: 'warn', text: riskText(worst) } : null;
}
