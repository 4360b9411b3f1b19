import type { Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/non-geographic.ts';
import type { LinkMismatch } from '../../model/page/card.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { countryName, rowCountryName, shortCountryName } from '../../words/countries.ts';
import { lineTypeText } from '../../words/line-type.ts';
import { say } from '../../words/say.ts';
import { readText, subjectText } from '../../words/subject-text.ts';
import { foundCountry } from '../claims/country-claim.ts';
import { leadingPlace, placeText } from '../claims/place.ts';
import { attributed } from '../claims/sources.ts';
import type { Verdict, VerdictTone } from '../claims/verdict.ts';
import { formatVerdict, isValid, verdictInCountry, verdictText } from '../claims/verdict.ts';
import type { ReachBy } from '../copy/links.ts';
import { reachLink, telLink } from '../copy/links.ts';
import { title } from './first-line.ts';
import type { GlanceVerdict } from './verdict.ts';
import { glanceVerdict, verdict } from './verdict.ts';
import type { Banner, ShortWarning } from './warnings.ts';
import { banners, isWarnedOf, shortWarning } from './warnings.ts';

/** One of a link's two numbers, in its row. */
export type LinkSide = {
  /** The number as it is shown, and in whole. */
  text: string;
  number: string;
  country: string | null;
  /** Somebody vouches for it; null if nothing may. */
  tick: GlanceVerdict | null;
  row: LinkRow;
  /** What calls it; null if only a menu offers the call. */
  call: ReachBy | null;
  /** The red title warns of this number. */
  isAlarm: boolean;
};

/** What is shown of a link with two numbers: `own` is the one that the card is about. */
export type LinkView = {
  mismatch: LinkMismatch;
  title: { text: string; tone: 'bad' | 'warn' | null };
  banners: Banner[];
  own: LinkSide;
  other: LinkSide;
  /** Calls that only a menu offers. */
  calls: LinkCall[];
};

/** Returns what is shown of a link with two numbers. `read` tells how the country of the report's number is known. */
export function linkView(report: Report, read: ReadBy, mismatch: LinkMismatch): LinkView {
  const { other, callsBoth } = mismatch;
  const warning = linkWarning(report, mismatch);
  const text = warning?.text ?? say(callsBoth ? 'linkTextsSeveral' : 'linkTwoNumbers');
  const calls = callsInMenu(report, mismatch);
  const ticked = isTicked(report, mismatch);
  const side = (of: Report, by: ReadBy): LinkSide => {
    const verdictOn = ticked ? glanceVerdict(of, by) : null;
    const number = subjectText(of);
    return {
      text: readText(of, by),
      number,
      country: leadingPlace(of).country,
      tick: verdictOn !== null && isValid(verdictOn) ? verdictOn : null,
      row: linkRow(of, by),
      call: calls.some((call) => call.number === number) ? null : callOf(of),
      isAlarm: warning?.isBad === true && isWarnedOf(of),
    };
  };
  return {
    mismatch,
    title: { text, tone: warning === null ? null : warning.isBad ? 'bad' : 'warn' },
    banners: linkBanners(report, mismatch),
    own: side(report, read),
    other: side(other, null),
    calls,
  };
}

/** The words in the row of one of a link's two numbers, and their tone. */
export type LinkRow = { tone: VerdictTone | ShortWarning['tone']; text: string };

/**
 * Returns the text of the row for one of a link's two numbers: a warning; its verdict if it is not valid; otherwise its
 * name or location, and its line type. `read` tells how its country is known: an assumed one is never certain.
 */
export function linkRow(report: Report, read: ReadBy): LinkRow {
  const warning = shortWarning(report);
  if (warning?.tone === 'bad') return warning;
  const ifThere = verdictInCountry(report);
  if (!isValid(ifThere)) return wrongLength(report, ifThere) ?? { tone: ifThere.tone, text: verdictText(ifThere) };
  const { device } = report;
  const typed = device.kind === 'phone' && device.type !== null ? lineTypeText(device.type) : null;
  const type = warning?.text ?? typed;
  const tone = warning?.tone ?? 'good';
  if (isAssumed(read)) {
    const country = countryName(foundCountry(report, read.country));
    // There is no more room beside the choice of another country.
    const text = warning ? say('verdictIfCountry', country, warning.text) : say('verdictAssumed', country);
    return { tone: warning?.tone ?? 'doubtful', text };
  }
  const disputed = verdict(report);
  if (!isValid(disputed)) return disputed;
  const head = title(report);
  const { name: city, country } = leadingPlace(report);
  const place =
    head.says !== 'place' || country === null
      ? null
      : placeText({ name: city, country: null, countryText: rowCountryName(country) });
  const name = attributed(place === null ? head : { ...head, text: place });
  // If no place is known, the first line is made of the type itself.
  if (head.says === 'other') return { tone, text: name };
  // A warning comes first, as the row may not have room for everything.
  return { tone, text: (warning ? joined(type, name) : joined(name, type)) ?? name };
}

/** Returns the row of a number with too few or too many digits; null for all others. It has room for the country. */
function wrongLength({ device }: Report, { tone, text }: Verdict): LinkRow | null {
  if (device.kind !== 'phone' || device.region === null || text !== formatVerdict(device.verdict).text) return null;
  const reason = device.verdict.kind === 'not-a-number' ? device.verdict.reason : null;
  if (reason !== 'too-short' && reason !== 'too-long') return null;
  const length = say(reason === 'too-short' ? 'linkTooShort' : 'linkTooLong');
  return { tone, text: say('headlinePair', length, rowCountryName(device.region)) };
}

/**
 * Returns the warnings on a link's numbers, each once; those on the text's number only if the card is
 * about it, or if the link calls it, too. What calls cost is left out if the number's row says it.
 */
export function linkBanners(report: Report, { shows, other, callsBoth }: LinkMismatch): Banner[] {
  const all = (shows === 'link' && !callsBoth ? [report] : [other, report]).flatMap((each) => {
    const isSaid = linkRow(each, null).tone === 'warn';
    return banners(each).filter(({ tone }) => !isSaid || tone !== 'warn');
  });
  return all.filter(({ text }, index) => all.findIndex((each) => each.text === text) === index);
}

/**
 * Returns the warning that a link calls another number than it shows, or sends a message to an expensive one; null if
 * nothing is wrong. It says what kind of number the link calls if calls to it cost much, otherwise its country if that is
 * another one. `isBad`: calls cost much, or a service or a provider warns about either number.
 */
export function linkWarning(report: Report, mismatch: LinkMismatch): { text: string; isBad: boolean } | null {
  if (mismatch.callsBoth && [report, mismatch.other].some(isPremium)) {
    return { text: say('linkTextsPremium'), isBad: true };
  }
  if (mismatch.isBeside) return null;
  const called = mismatch.shows === 'link' ? report : mismatch.other;
  const { device } = called;
  if (isPremium(called)) return { text: say('mismatchPremium'), isBad: true };
  if (device.kind === 'phone' && isSatellite(device)) return { text: say('mismatchSatellite'), isBad: true };
  const text = mismatchText(called, called === report ? mismatch.other : report);
  return { text, isBad: linkBanners(report, mismatch).some(({ tone }) => tone === 'bad') };
}

/** Names the country that a link calls if its text shows a number of another country. */
function mismatchText(called: Report, shown: Report): string {
  const [country, other] = [leadingPlace(called).country, leadingPlace(shown).country];
  if (country === null || other === null || country === other) return say('mismatch');
  return say('mismatchCountry', shortCountryName(country));
}

function isPremium(report: Report): boolean {
  return banners(report).some(({ lineType }) => lineType === 'PREMIUM_RATE');
}

/**
 * May a link's numbers have a tick? Not if they do not match, belong to two countries, or there is a warning on one: a tick
 * would make the link look right.
 */
export function isTicked(report: Report, { other, isBeside }: LinkMismatch): boolean {
  const both = [report, other].map(({ device }) => (device.kind === 'phone' ? device : null));
  const isOneCountry = both[0]?.callingCode === both[1]?.callingCode && both[0]?.region === both[1]?.region;
  const isWarned = [report, other].some((each) => shortWarning(each) !== null);
  return isBeside && isOneCountry && !isWarned; // guard link-tick
}

/** One of a link's numbers that a menu offers to call. `warning` is what to know before. */
export type LinkCall = { number: string; call: ReachBy; warning: string | null };

/**
 * Returns the numbers of a link that only a menu offers to call: those that are warned of, and two that do not match.
 * A phone icon beside them would look safe.
 */
export function callsInMenu(report: Report, { other, isBeside }: LinkMismatch): LinkCall[] {
  return [report, other].flatMap((each): LinkCall[] => {
    const [call, warning] = [callOf(each), shortWarning(each)];
    if (call === null || (isBeside && warning === null)) return [];
    return [{ number: subjectText(each), call, warning: warning?.text ?? null }];
  });
}

/** Returns what calls a number by the user's template; null if it can't be called. */
export function callOf(report: Report): ReachBy | null {
  return telLink(report) === null ? null : (template) => reachLink('call', report, template);
}

function joined(one: string | null, other: string | null): string | null {
  return one === null || other === null ? (one ?? other) : say('headlinePair', one, other);
}
