import type { Report } from '../../model/answer/report.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { countryName, shortCountryName } from '../../words/countries.ts';
import { rungText, shortRungText } from '../../words/reading-words.ts';
import { say } from '../../words/say.ts';
import { foundCountry } from '../claims/country-claim.ts';
import { isCountryDisputed } from '../claims/place.ts';
import type { Verdict } from '../claims/verdict.ts';
import { isValid, onlineVerdict, verdictInCountry } from '../claims/verdict.ts';

/**
 * Returns the verdict on a report's subject in full. It is never certain if sources disagree on the country, or if the number was read with a country that was `assumed`.
 */
export function verdict(report: Report, assumed: string | null = null): Verdict {
  const inCountry = verdictInCountry(report);
  if (report.device.kind === 'phone' && !isValid(inCountry)) return inCountry;
  if (assumed !== null) {
    const country = countryName(foundCountry(report, assumed));
    return { tone: 'doubtful', text: say('verdictIfCountry', country, inCountry.text) };
  }
  return isCountryDisputed(report) ? { tone: 'doubtful', text: say('verdictCountryDiffers') } : inCountry; // guard disputed-verdict
}

/** A verdict. `inFull` is the full text for the details, if `text` is shorter. `guess` is set if the country was assumed. */
export type GlanceVerdict = Verdict & { inFull?: string; guess?: Guess };

/** What an assumption rests on, in few words and in full, and the words with the shortest name of the country. */
export type Guess = { why: string; whyInFull: string; shorter: string };

/**
 * `isNotCalled`: the number's link may call something else. `isOwnCountry`: the country that was assumed is the user's own, and
 * nothing speaks for another one, so that the assumption is no reason to warn.
 */
type Known = { isNotCalled?: boolean; isOwnCountry?: boolean | undefined };

/**
 * Returns the verdict on a report's subject as a card has room for it; null if the card says it elsewhere. If
 * `isNotCalled`, the number's link may call something else, so nothing says that the number is valid.
 */
export function glanceVerdict(report: Report, read: ReadBy, known: Known = {}): GlanceVerdict | null {
  const { isNotCalled = false } = known;
  const shown = isSaidElsewhere(report) ? null : verdictRead(report, read, known);
  return shown !== null && isNotCalled && isValid(shown) ? null : shown; // guard link-unread-tick
}

/** Does a card say the verdict elsewhere? The first line says of a number that it is not valid, and why. */
function isSaidElsewhere(report: Report): boolean {
  const { device } = report;
  // Data that could not be read is reported in place of the facts.
  if (device.kind === 'ip') return verdict(report).tone !== 'doubtful';
  return device.verdict.kind === 'not-a-number' && onlineVerdict(report) === null && !report.note;
}

/**
 * Returns the verdict on a number that was read with a country. If that was assumed and nobody says more of the number
 * than that its format is right there, only the guess is said: the format would sound checked. So it is if `isNotCalled`: its
 * link may call something else.
 */
export function verdictRead(
  report: Report,
  read: ReadBy,
  { isNotCalled = false, isOwnCountry = false }: Known = {},
): GlanceVerdict {
  const ifThere = verdictInCountry(report);
  if (report.device.kind === 'ip' || !isAssumed(read) || !isValid(ifThere)) return verdict(report);
  const found = foundCountry(report, read.country);
  const [country, short] = [countryName(found), shortCountryName(found)];
  const guess = { why: shortRungText(read.rung), whyInFull: rungText(read.rung) };
  const text = say('verdictAssumed', country);
  const assumed = { text, guess: { ...guess, shorter: say('verdictAssumed', short) } };
  if (isNotCalled) return { tone: 'doubtful', ...assumed }; // guard link-unread-guess
  const inFull = verdict(report, read.country).text;
  const tone = isOwnCountry ? 'good' : 'doubtful';
  // What a service answered is said in full.
  if (onlineVerdict(report) !== null) {
    const shorter = say('verdictIfCountry', short, ifThere.text);
    return { ...ifThere, tone, text: inFull, guess: { ...guess, shorter } };
  }
  return { tone, inFull, ...assumed };
}
