import { readCountryBoxes } from '../../data/country-boxes.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Failure } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { AnswerBody, ServiceAnswer } from '../../model/service-answer.ts';
import type { Settings } from '../../model/settings.ts';
import type { Subject } from '../../model/subject.ts';
import { subjectKey } from '../../model/subject-key.ts';
import { readAnswer } from '../../store/answers.ts';
import { readBreaker } from '../../store/breakers.ts';
import { reserveCall } from '../../store/calls.ts';
import type { BreakerState } from '../../store/database.ts';
import { readPhonePath, savePhonePath } from '../../store/phone-path.ts';
import { recordOutcome } from '../../store/record-outcome.ts';
import { readSecret } from '../../store/secret.ts';
import { askOperation } from '../remote/ask-operation.ts';
import type { Operation } from '../remote/operation.ts';
import { firstPhonePath, nextPhonePath, phonePathText, phonePathToRemember } from '../remote/phone-path.ts';
import { readAddress } from '../remote/read-address.ts';
import { breakerRefusal, nextBreaker } from './breaker.ts';
import { hasHostAccess } from './host-access.ts';

/** What is to be asked, and in which situation. `country` is the number's region where it is known. */
export type Question = {
  subject: Subject;
  country: string | null;
  asked: boolean;
  site: string | null;
  isPrivate: boolean;
};

type Outcome = Result<ServiceAnswer, Failure>;
type PassGates = (
  operation: Operation,
  question: Question,
  settings: Settings,
  options?: { fresh: boolean },
) => Promise<Outcome>;

/** A question that has passed the gates up to the in-flight map. */
type Admitted = Question & { base: string; key: string; stamp: string; settings: Settings };

/**
 * The order of gates before any request (SECURITY): private window → key, address, host permission → fresh cache →
 * in-flight map → breaker → budget → fetch → decode → one transaction. Schema and sender come before (`lib/messages`),
 * consent in `look-up.ts`.
 */
export function createGates(read: DataReader): PassGates {
  /** One request for many askers. It dies with the worker, and so do the requests. */
  const inFlight = new Map<string, Promise<Outcome>>();

  return async (operation, question, settings, { fresh } = { fresh: false }) => {
    if (question.isPrivate) return failed({ kind: 'private-window' });
    const admitted = await admit(operation, question, settings);
    if (!admitted.ok) return admitted;

    const subject = subjectKey(question.subject);
    const kept = fresh ? null : await readAnswer(operation.id, subject, Date.now());
    if (kept) return ok(kept);

    const name = `${admitted.value.stamp} ${operation.id} ${subject}`;
    const running = inFlight.get(name);
    if (running) return running;
    const call = spend(operation, admitted.value, read).finally(() => inFlight.delete(name));
    inFlight.set(name, call);
    return call;
  };
}

/** The gates that say where a request would go, and whether the key may go there. */
async function admit(operation: Operation, question: Question, settings: Settings): Promise<Result<Admitted, Failure>> {
  const address = readAddress(settings.addresses[operation.id]);
  const secret = await readSecret();
  if (!address.ok || !secret) return failed({ kind: 'not-configured' });
  const { base, origin } = address.value;
  if (!secret.origins.includes(origin)) return failed({ kind: 'key-for-other-address', origin });
  if (!(await hasHostAccess(origin))) return failed({ kind: 'no-permission', origin });
  return ok({ ...question, base, key: secret.key, stamp: secret.stamp, settings });
}

/** Spends one call; two where the path of phone validation is still to be found (DESIGN, "finding which path works"). */
async function spend(operation: Operation, admitted: Admitted, read: DataReader): Promise<Outcome> {
  if (operation.id !== 'phoneValidation') return spendOne(operation, admitted, { path: '', read });
  const choice = { setting: admitted.settings.phonePath, remembered: await readPhonePath(admitted.base) };
  const first = firstPhonePath(choice);
  const outcome = await spendOne(operation, admitted, { path: phonePathText[first], read });
  const next = outcome.ok ? null : nextPhonePath(choice, outcome.problem);
  const last = next ? await spendOne(operation, admitted, { path: phonePathText[next], read }) : outcome;
  // Neither path is there: the search is over all the same, and from now on "not found" is the number's.
  const isNowhere = next !== null && !last.ok && nextPhonePath(choice, last.problem) !== null;
  const learnt = last.ok ? phonePathToRemember(choice, next ?? first) : isNowhere ? first : null;
  if (learnt) await savePhonePath(admitted.base, learnt);
  return last;
}

async function spendOne(
  operation: Operation,
  { settings, asked, site, stamp, ...question }: Admitted,
  { path, read }: { path: string; read: DataReader },
): Promise<Outcome> {
  const refusal = breakerRefusal(await readBreaker(operation.id), Date.now());
  if (refusal) return failed(refusal);

  const subject = subjectKey(question.subject);
  const startedAt = Date.now();
  const ledgerLine = { at: startedAt, operation: operation.id, subject, site, asked };
  const reservation = await reserveCall(ledgerLine, settings.budgets);
  if (!reservation.ok) return failed({ kind: 'over-budget', budget: reservation.budget });

  const countryBoxes = await readCountryBoxes(read);
  const result: Result<AnswerBody, Failure> = await askOperation(operation, {
    ...question,
    path,
    countryBoxes,
    signal: new AbortController().signal,
  });
  const at = Date.now();
  const turnBreaker = (now: BreakerState) => nextBreaker(now, result, { startedAt, endedAt: at });
  try {
    await recordOutcome({ operation: operation.id, subject, callId: reservation.id, at, result, stamp, turnBreaker });
  } catch {
    // The call is paid for: a full disk must not cost the person the answer as well.
    console.error('Numlens: an outcome could not be kept.');
  }
  return result.ok ? ok({ ...result.value, at }) : result;
}
