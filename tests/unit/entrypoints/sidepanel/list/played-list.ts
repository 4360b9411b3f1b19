import { parseIp } from '../../../../../lib/address/ip.ts';
import type { ListEntry } from '../../../../../lib/list/rows.ts';
import type { ListFind } from '../../../../../lib/model/page/found.ts';
import { ok } from '../../../../../lib/model/result.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { ipReport, report } from '../../../../gallery/reports.ts';

type Texts = { texts: { text: string }[]; country: string | null };

/** What the background says of a list's subjects, all of them addresses here. */
export function playReports({ subjects }: { subjects: readonly Subject[] }) {
  return ok({
    reports: subjects.map((subject) => ({
      report: report(ipReport({ ip: subject.kind === 'ip' ? subject.ip : '' })),
      offer: { kind: 'ask', calls: 1 } as const,
    })),
  });
}

/** What the background finds in texts: IPv4 addresses, with a plain pattern. */
export function playFinds({ texts, country }: Texts) {
  const finds = texts.map(({ text }) =>
    [...text.matchAll(/\d+(?:\.\d+){3}/g)].flatMap((match): ListFind[] => {
      const [ip] = match;
      const start = match.index;
      if (!parseIp(ip)) return [];
      return [{ start, end: start + ip.length, subject: { kind: 'ip', ip }, country: null, defanged: false }];
    }),
  );
  return ok({ country: country ?? 'DE', finds });
}

/** So many addresses, each on its line. */
export function addresses(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => `10.0.${(from + index) >> 8}.${(from + index) & 255}`);
}

export function entryOf(ip: string, change: Partial<ListEntry> = {}): ListEntry {
  const subject = { kind: 'ip', ip } as const;
  return { subject, country: null, count: 1, line: 1, file: null, defanged: false, hop: false, ...change };
}
