import type { Facts, ReportReason } from '../../../model/answer/facts.ts';
import { failed, ok } from '../../../model/result.ts';
import { subjectKey } from '../../../model/subject.ts';
import type { BuiltInProvider } from '../provider.ts';
import { countAt, givenFacts, scoreAt, textAt, valueAt } from '../read-values.ts';

/** What a hash is made of: the number, or its range, which is the number without its last digits. */
const questions = [
  { name: 'sha1', without: 0 },
  { name: 'prefix10', without: 1 },
  { name: 'prefix100', without: 2 },
] as const;

/** What a rating says the calls are about. The others, a missed call and a good one, say nothing of that. */
const reasons: ReadonlyMap<string | undefined, ReportReason> = new Map([
  ['C_PING', 'ping'],
  ['D_POLL', 'poll'],
  ['E_ADVERTISING', 'advertising'],
  ['F_GAMBLE', 'gambling'],
  ['G_FRAUD', 'fraud'],
]);

/**
 * PhoneBlock's check by the first characters of hashes. It answers with all reported numbers and ranges whose hashes
 * start so, and the one that was meant is found here. One hash fits thousands of numbers; the three that a range needs
 * fit hardly any other, so that the range is only asked for if the user chooses that.
 */
export const provider: BuiltInProvider = {
  id: 'phoneBlock',
  kinds: ['phone'],
  gives: ['riskScore', 'reports', 'reportedFor', 'rangeReports'],
  // It scores only numbers that are reported, which is worth a look in any case.
  riskScale: { raised: 1, high: 75 },
  origins: ['https://phoneblock.net'],
  fields: [
    { id: 'key', secret: true },
    { id: 'plan', secret: false, choices: ['number', 'number,range'] },
  ],
  bases: () => ['https://phoneblock.net/phoneblock'],
  limits: { minute: 10, day: 200 },
  mayHover: true,
  async request({ subject, fields }) {
    const number = subjectKey(subject);
    const asked = fields['plan'] === 'number,range' ? questions : questions.slice(0, 1);
    const query = asked.map(async ({ name, without }) => [name, await hashStart(number, without)] as const);
    return {
      path: '/api/check-prefix',
      query: await Promise.all(query),
      headers: { authorization: `Bearer ${fields['key'] ?? ''}` },
    };
  },
  read(json, subject) {
    const numbers = valueAt(json, '/numbers');
    if (!Array.isArray(numbers)) return failed({ kind: 'bad-shape', field: 'numbers' });
    const number = subjectKey(subject);
    const entry: unknown = numbers.find((each) => textAt(each, '/phone') === number);
    const reports = entry === undefined ? 0 : countAt(entry, '/votes');
    if (reports === undefined) return failed({ kind: 'bad-shape', field: 'votes' });
    const rangeReports = rangeOf(json, number, 100) ?? rangeOf(json, number, 10);
    // An entry without votes is the user's own at PhoneBlock. Its score of 0 would look like a good word.
    if (reports === 0) return ok({ facts: givenFacts({ reports, rangeReports }) });
    const riskScore = scoreAt(entry, '/spamConfidence');
    const reportedFor = reasons.get(textAt(entry, '/rating'));
    return ok({ facts: givenFacts({ riskScore, reports, reportedFor, rangeReports }) });
  },
};

/** Returns the first four hex digits of a hash, the fewest that PhoneBlock takes. */
async function hashStart(number: string, without: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(number.slice(0, number.length - without)));
  return new DataView(hash).getUint16(0).toString(16).padStart(4, '0');
}

/** Returns the votes for all numbers that differ from this one in their last digit or two. */
function rangeOf(json: object, number: string, of: 10 | 100): Facts['rangeReports'] {
  const ranges = valueAt(json, `/range${of}`);
  if (!Array.isArray(ranges)) return undefined;
  const start = number.slice(0, of === 10 ? -1 : -2);
  const range: unknown = ranges.find((each) => textAt(each, '/prefix') === start);
  const count = countAt(range, '/votes');
  return count === undefined ? undefined : { count, of };
}
