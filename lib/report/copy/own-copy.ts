import type { Report } from '../../model/answer/report.ts';
import type { OwnCopyName } from '../../model/settings/own-copy.ts';
import { fillOwnCopy, readOwnCopy } from '../../model/settings/own-copy.ts';
import { subjectKey } from '../../model/subject.ts';
import { safeCell } from '../../text/safe-cell.ts';
import { localTime } from '../../words/clocks.ts';
import { countryName } from '../../words/countries.ts';
import { withoutIsolates } from '../../words/isolated.ts';
import { say } from '../../words/say.ts';
import { defanged, nationalText, subjectText } from '../../words/subject-text.ts';
import type { ReportContext } from '../claims/fact.ts';
import { leadingHolder, leadingNetwork } from '../claims/holder.ts';
import { awayFromPage, companyOf, leadName } from '../claims/lead.ts';
import { countrySource, leadingPlace, placeSource } from '../claims/place.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import { risksOf, riskText } from '../claims/risk.ts';
import type { Lead } from '../claims/sources.ts';
import { inert, said } from './ticket-text.ts';

/** What a text may name without telling more than the number or address itself, as the other copies of it alone do. */
const formsOfSubject: readonly OwnCopyName[] = ['subject', 'international', 'national', 'e164', 'defanged'];

/**
 * Returns the user's own text on a report; null if there is none, or nothing it names is known. `guess`: the verdict on
 * a number whose country was assumed; it follows what rests on that country.
 */
export function ownCopy(
  onPage: Report,
  context: ReportContext,
  template: string,
  guess: string | null = null,
): string | null {
  const read = template === '' ? null : readOwnCopy(template);
  if (!read?.ok) return null;
  const report = awayFromPage(onPage, context.now);
  const text = withoutIsolates(fillOwnCopy(read.value, valuesOf(report, context))).trim();
  if (text === '') return null;
  const isOfSubject = read.value.every((part) => 'text' in part || formsOfSubject.includes(part.name));
  return guess === null || isOfSubject ? text : withoutIsolates(say('headlinePair', text, guess)); // guard guess-in-own-copy
}

/**
 * Returns a value that others wrote: no markup, link, mention or formula, wherever it is in the text. What the user
 * wrote around it, and the user's own note, stay as they are.
 */
function theirs(text: string): string {
  const plain = inert(text); // guard own-copy-inert
  return safeCell(plain); // guard own-copy-cell
}

function valuesOf(report: Report, { now }: ReportContext): Partial<Record<OwnCopyName, string | null>> {
  const { subject, device, note = null } = report;
  const key = subjectKey(subject);
  const place = leadingPlace(report);
  const land = place.country === null ? place.countryText : countryName(place.country);
  const company = companyOf(report);
  const [risk] = risksOf(saidByProviders(report));
  const saidBy = (lead: Lead | null) => lead && theirs(said(lead)); // guard own-copy-said
  const of = {
    subject: subjectText(report),
    name: saidBy(leadName(report)),
    place: place.name && saidBy({ text: place.name, source: placeSource(report, place) }),
    country: land && saidBy({ text: land, source: countrySource(report, place) }),
    risk: risk ? theirs(riskText(risk)) : null,
    note,
  };
  if (device.kind === 'ip')
    return {
      ...{ ...of, defanged: defanged(key), network: saidBy(leadingNetwork(report)) },
      asn: device.asn === null ? null : `AS${device.asn}`,
    };
  return {
    ...{ ...of, international: subjectText(report), national: nationalText(report), e164: key },
    company: company && theirs(company),
    carrier: saidBy(leadingHolder(report)),
    localTime: localTime(device.timeZones, now),
  };
}
