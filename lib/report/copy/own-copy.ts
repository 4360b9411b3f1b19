import type { Report } from '../../model/answer/report.ts';
import type { OwnCopyName } from '../../model/settings/own-copy.ts';
import { fillOwnCopy, readOwnCopy } from '../../model/settings/own-copy.ts';
import { subjectKey } from '../../model/subject.ts';
import { localTime } from '../../words/clocks.ts';
import { countryName } from '../../words/countries.ts';
import { withoutIsolates } from '../../words/isolated.ts';
import { defanged, nationalText, subjectText } from '../../words/subject-text.ts';
import type { ReportContext } from '../claims/fact.ts';
import { leadingHolder, leadingNetwork } from '../claims/holder.ts';
import { awayFromPage, companyOf, leadName } from '../claims/lead.ts';
import { leadingPlace } from '../claims/place.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import { risksOf, riskText } from '../claims/risk.ts';
import type { Lead } from '../claims/sources.ts';
import { inert, said } from './ticket-text.ts';

/** Returns the user's own text on a report; null if there is none, or nothing it names is known. */
export function ownCopy(onPage: Report, context: ReportContext, template: string): string | null {
  const read = template === '' ? null : readOwnCopy(template);
  if (!read?.ok) return null;
  const report = awayFromPage(onPage, context.now);
  const text = withoutIsolates(fillOwnCopy(read.value, valuesOf(report, context))).trim();
  return text === '' ? null : text;
}

function valuesOf(report: Report, { now }: ReportContext): Partial<Record<OwnCopyName, string | null>> {
  const { subject, device, note = null } = report;
  const key = subjectKey(subject);
  const { name: place, country, countryText } = leadingPlace(report);
  const [risk] = risksOf(saidByProviders(report));
  const saidBy = (lead: Lead | null) => lead && inert(said(lead)); // guard own-copy-inert
  const of = {
    subject: subjectText(report),
    name: saidBy(leadName(report)),
    place: place && inert(place),
    country: country === null ? countryText : countryName(country),
    risk: risk ? inert(riskText(risk)) : null,
    note,
  };
  if (device.kind === 'ip')
    return {
      ...{ ...of, defanged: defanged(key), network: saidBy(leadingNetwork(report)) },
      asn: device.asn === null ? null : `AS${device.asn}`,
    };
  return {
    ...{ ...of, international: subjectText(report), national: nationalText(report), e164: key },
    company: companyOf(report),
    carrier: saidBy(leadingHolder(report)),
    localTime: localTime(device.timeZones, now),
  };
}
