import type { DataDates, IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { subjectKey } from '../../model/subject.ts';
import { say } from '../../words/say.ts';

/** What is installed, as a report of a wrong answer names it. */
export type Installed = { version: string; dataDates: DataDates; browser: string };

/**
 * Returns the text that reports a wrong answer. It names a number or an address only if a `report` is given, and then only
 * what the device says about it: no contacts, notes, or answers of services. Its last lines are for developers, in English.
 */
export function wrongAnswerText({ version, dataDates, browser }: Installed, report: Report | null): string {
  return [
    say('reportAsk'),
    '',
    `Numlens ${version}, built-in data: numbers ${dataDates.phone ?? 'missing'}, IP addresses ${dataDates.ip ?? 'missing'}`,
    browser,
    ...(report === null ? [] : [subjectKey(report.subject), deviceText(report.device)]),
  ].join('\n');
}

function deviceText(device: PhoneReport | IpReport): string {
  const said =
    device.kind === 'phone'
      ? [device.verdict.kind, device.region, device.location, device.type, device.carrier]
      : [device.special?.name, device.country, device.region, device.city, device.asn, device.organisation];
  return said.filter((each) => each !== null && each !== undefined).join(' | ');
}
