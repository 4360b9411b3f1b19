import type { Report } from '../../model/report.ts';
import type { Settings } from '../../model/settings.ts';
import { subjectKey } from '../../model/subject-key.ts';
import { readAnswer } from '../../store/answers.ts';
import { configuredOperations, worthAsking } from './online-offer.ts';

/**
 * A report with what the service said before, fresh or stale; nothing is sent. As it came while online look-ups are off, and
 * in a private window.
 */
export async function withKeptAnswers(
  settings: Settings,
  report: Report,
  { isPrivate }: { isPrivate: boolean },
): Promise<Report> {
  if (isPrivate || settings.lookUpOnline === 'never' || !worthAsking(report)) return report;
  const subject = subjectKey(report.subject);
  const kept = await Promise.all(
    configuredOperations(report.subject, settings).map(({ id }) => readAnswer(id, subject, Date.now())),
  );
  return { ...report, service: kept.flatMap((each) => each?.answer ?? []) };
}
