import type { HistoryEntry } from '../model/history-entry.ts';
import type { Report } from '../model/report.ts';

/** A line of the history for a report that the person has just seen. */
export function historyEntry({ subject, device }: Report, at: number = Date.now()): HistoryEntry {
  if (device.kind === 'phone') return { subject, title: device.international, country: device.region, at };
  return { subject, title: device.ip, country: device.country, at };
}
