import type { Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { keptOr } from '../../store/database/timeouts.ts';
import { readAnswer } from '../../store/service/learned.ts';
import { knownProviders } from '../../store/service/providers.ts';
import type { Operation } from '../service/operations.ts';
import type { ChainLink } from './chain.ts';
import { chainFor } from './chain.ts';
import { worthAsking } from './online-offer.ts';

/**
 * Returns a report with the service's saved answers, fresh or stale. Sends nothing. The report stays as it is if online
 * lookups are off, or in a private window.
 */
export async function withKeptAnswers(settings: Settings, report: Report, window: WindowKind): Promise<Report> {
  if (window.isPrivate || settings.lookUpOnline === 'never' || !worthAsking(report)) return report;
  const links = chainFor(report.subject, settings, { hasKey: true, providers: await knownProviders() });
  return { ...report, service: await keptAnswers(report.subject, links, window) };
}

/** Returns the saved answers of these services, fresh or stale; none in a private window. */
export async function keptAnswers(
  subject: Subject,
  links: readonly ChainLink[],
  { isPrivate }: WindowKind,
): Promise<ServiceAnswer[]> {
  if (isPrivate) return [];
  const kept = await Promise.all(
    links
      .flatMap(({ operations }) => operations)
      .map(async (operation) => {
        const read = () => readAnswer(operation.id, subjectKey(subject), Date.now());
        const answer = (await keptOr('an answer', read, null))?.answer;
        return answer ? [withDescription(answer, operation)] : [];
      }),
  );
  return kept.flat();
}

/** Adds to an answer which description of its provider it came by. */
export function withDescription(answer: ServiceAnswer, { described }: Operation): ServiceAnswer {
  return { ...answer, ...described };
}
