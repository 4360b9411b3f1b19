import { createRandom } from '../../scripts/bench/random.ts';
import type { Question } from './ask.ts';
import { callerQuestion, createMember, ipQuestion, phoneQuestion } from './ask.ts';

export type CrowdOutcome = {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Answers with status 200 that are about something else than was asked. */
  wrong: number;
  /** Requests that got no answer at all. */
  lost: number;
  resets: number;
  slowest: number;
  /** Every text of an answer, with its headers, in which the key is searched for. */
  leaks: number;
};

type Crowd = {
  origin: string;
  tokens: string[];
  questions: Question[];
  requests: number;
  /** The real key, which no answer may hold. */
  key: string;
  /** Gets the number of answers so far with each. */
  onAnswer?: (answers: number) => void;
};

/** As many questions as there are subjects: half of them numbers, each asked by both operations, half addresses. */
export function questionsAbout(subjects: number): Question[] {
  return Array.from({ length: subjects }, (_, rank) => {
    if (rank % 2 === 1) return [ipQuestion(`11.${rank >> 8}.${rank & 255}.7`)];
    const digits = String(41_440_000_000 + rank * 7);
    return [phoneQuestion(digits), callerQuestion(digits)];
  }).flat();
}

/** Every member asks one question after the other, all members at once; the n-th subject is asked about 1/n as often as the first. */
export async function askInCrowd(crowd: Crowd): Promise<CrowdOutcome> {
  const { origin, tokens, questions, requests, key, onAnswer } = crowd;
  let answers = 0;
  const outcome: CrowdOutcome = { statuses: {}, wrong: 0, lost: 0, resets: 0, slowest: 0, leaks: 0 };
  const pick = zipf(questions);
  const each = Math.ceil(requests / tokens.length);
  await Promise.all(
    tokens.map(async (token) => {
      const member = createMember(origin, token);
      for (let count = 0; count < each; count++) {
        const { path, tells } = pick();
        try {
          const { status, headers, body, ms } = await member.ask(path);
          outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
          outcome.slowest = Math.max(outcome.slowest, ms);
          answers += 1;
          onAnswer?.(answers);
          if (status === 200 && !body.includes(tells)) outcome.wrong += 1;
          if (body.includes(key) || JSON.stringify(headers).includes(key)) outcome.leaks += 1;
        } catch {
          outcome.lost += 1;
        }
      }
      outcome.resets += member.resets;
      member.close();
    }),
  );
  return outcome;
}

/** Picks as Zipf's law has it, the same in every run. */
function zipf(questions: Question[]): () => Question {
  const random = createRandom(1);
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= questions.length; rank++) {
    sum += 1 / rank;
    sums.push(sum);
  }
  const [fallback] = questions;
  if (!fallback) throw new Error('There is nothing to ask');
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return questions[low] ?? fallback;
  };
}
