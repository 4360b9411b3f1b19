import { isStale } from '../model/answer-age.ts';
import type { Report } from '../model/report.ts';
import type { ServiceAnswer } from '../model/service-answer.ts';

/** The answers of a report that went stale: what refreshing asks again, and spends. */
export function staleAnswers({ service }: Report, now: number): ServiceAnswer[] {
  return service.filter((answer) => isStale(answer, now));
}
