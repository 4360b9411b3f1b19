const longestWait = 24 * 60 * 60_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The three forms of an HTTP date (RFC 9110 section 5.6.7): IMF-fixdate, RFC 850, asctime. */
const dateForms = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/**
 * The time that a `Retry-After` header names (RFC 9110 section 10.2.3: seconds, or an HTTP date), in milliseconds since
 * 1970; null where there is none or it cannot be read. Never before `now`, and at most a day after it: no answer may
 * switch an operation off for good.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  const named = /^\d+$/.test(text) ? now + Number(text) * 1000 : readHttpDate(text, now);
  return named === null ? null : Math.min(Math.max(named, now), now + longestWait);
}

function readHttpDate(text: string, now: number): number | null {
  for (const form of dateForms) {
    const { day, month, year, time } = form.exec(text)?.groups ?? {};
    if (!day || !month || !year || !time) continue;
    const number = String(months.indexOf(month) + 1).padStart(2, '0');
    const date = `${fullYear(year, now)}-${number}-${day.replace(' ', '0')}T${time}Z`;
    const value = Date.parse(date);
    return Number.isNaN(value) ? null : value;
  }
  return null;
}

/** A two-digit year more than 50 years ahead is in the past (RFC 9110 section 5.6.7). */
function fullYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(now).getUTCFullYear();
  const sameCentury = thisYear - (thisYear % 100) + Number(year);
  return sameCentury > thisYear + 50 ? sameCentury - 100 : sameCentury;
}
