import type { AnswerBody, ServiceAnswer } from './service-answer.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long it is remembered that the service had nothing, ms. */
export const negativeFor = 10 * minute;
/** How long an answer is kept after it went stale, ms. */
export const staleFor = 30 * day;

/** How long an answer is fresh, ms: a day; a few minutes where the service had nothing to say. */
export function freshFor(answer: AnswerBody): number {
  return isNegative(answer) ? negativeFor : day;
}

/** Old enough that the person may want it asked again; nothing but the person's wish does so (SECURITY R30). */
export function isStale(answer: ServiceAnswer, now: number): boolean {
  return now - answer.at >= freshFor(answer);
}

/** The service answered that it knows nothing: no caller's name, no place for an address. */
export function isNegative(answer: AnswerBody): boolean {
  switch (answer.operation) {
    case 'callerId':
      return answer.name === null;
    case 'ipGeolocation':
      return answer.status === false;
    case 'phoneValidation':
      return false;
  }
}
