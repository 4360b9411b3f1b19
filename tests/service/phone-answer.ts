import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { LineType, PhoneReport } from '../../lib/model/answer/report.ts';
import { countryName } from './country-name.ts';
import type { DirectoryNumber } from './directory.ts';
import type { QuotaState } from './quota.ts';
import type { PhoneValidationAnswer } from './wire-answers.ts';

/** This service's words for line types; the document names no vocabulary. */
const lineTypeWords: Record<LineType, string> = {
  FIXED_LINE: 'landline',
  MOBILE: 'mobile',
  FIXED_LINE_OR_MOBILE: 'fixed line or mobile',
  TOLL_FREE: 'toll free',
  PREMIUM_RATE: 'premium rate',
  SHARED_COST: 'shared cost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal number',
  PAGER: 'pager',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
};

/**
 * The number that a request means, in E.164 with its plus sign: as it stands where it is whole, else read as a national
 * number of the country that the request names.
 */
export function readRequestedNumber(digits: string, country: string | null): string {
  const whole = parsePhoneNumberFromString(`+${digits}`);
  if (whole?.isValid() || country === null) return `+${digits}`;
  const national = isSupportedCountry(country) ? parsePhoneNumberFromString(digits, country) : undefined;
  return national?.isValid() ? national.number : `+${digits}`;
}

/** Section 2.1: the directory's word where it has one, else the device's; empty texts for what neither knows. */
export function phoneAnswer(
  report: PhoneReport,
  entry: DirectoryNumber | null,
  { quota }: { quota: QuotaState },
): PhoneValidationAnswer {
  return {
    status: entry?.status ?? (report.valid ? 'VALID_CONFIRMED' : 'NOT_CONFIRMED'),
    formatted_number: report.international,
    linetype: entry?.linetype ?? (report.type === null ? '' : lineTypeWords[report.type]),
    carrier: entry?.carrier ?? report.carrier ?? '',
    location: entry?.location ?? report.location ?? '',
    countrycodenum: report.callingCode ?? 0,
    countrycode: report.region ?? '',
    countryname: countryName(report.region),
    formatnational: report.national,
    formatinternational: report.international,
    timezone: report.timeZones,
    ratelimit_remain: quota.remain,
    ratelimit_seconds: quota.seconds,
  };
}
