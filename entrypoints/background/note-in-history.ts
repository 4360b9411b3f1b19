import type { Report } from '../../lib/model/report.ts';
import { headline } from '../../lib/report/headline.ts';
import { addToHistory } from '../../lib/store/history.ts';
import { readSettings } from '../../lib/store/settings.ts';

/**
 * Keeps a report's subject in the history, with its headline; never in a private window, nor where history is off. Names
 * of contacts and pages stay out of it: they are kept where the person can remove them, and nowhere else.
 */
export async function noteInHistory(report: Report, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  if (isPrivate || !(await readSettings()).keepHistory) return;
  const { subject, device } = report;
  const country = device.kind === 'phone' ? device.region : device.country;
  const number = device.kind === 'phone' && device.international !== '' ? { number: device.international } : {};
  const entry = { subject, title: headline({ ...report, names: [] }), ...number, country, at: Date.now() };
  await addToHistory(entry, { keepTitle: report.service.length === 0 });
}
