import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { BreakerId, BreakerState } from '../../store/database/schema.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { readSettings } from '../../store/person/settings.ts';
import { readPressesLifted, reserveCall } from '../../store/service/calls.ts';
import { recordOutcome } from '../../store/service/record-outcome.ts';
import { askOperation, deadline } from '../service/ask-operation.ts';
import type { Operation } from '../service/operations.ts';
import { phonePathText } from '../service/phone-path.ts';
import { nextBreaker, passBreaker } from './breaker.ts';
import { consented, hasHostAccess } from './consent.ts';
import type { Admitted } from './request-setup.ts';
import { isInEffect, storeTimeout } from './request-setup.ts';
import type { Attempt, SendResult } from './search-path.ts';

/** With less time than this left for the answer (ms), no request is sent: it would be spent in vain. */
export const leastForAnswer = 3_000;
/** How long an answer waits for being saved (ms). */
const saveTimeout = 1_000;

/** One request of a lookup: what the search makes of it, and the address that it goes to. */
type AttemptContext = Attempt & {
  base: string;
  signal: AbortSignal;
  countryBoxes: () => Promise<CountryBoxes | null>;
};

/** A call that the ledger has reserved. `callId`: its line there. */
type Reserved = { callId: number; startedAt: number; breaker: BreakerId };

/** Reserves one call, sends it and keeps its outcome. */
export async function sendOne(operation: Operation, admitted: Admitted, context: AttemptContext): Promise<SendResult> {
  const countryBoxes = operation.id === 'ipGeolocation' ? await context.countryBoxes() : null;
  const refusal = await whyNotNow(operation, admitted, context);
  if (refusal) return unsent(refusal);
  const deadlineAfter = admitted.purpose === 'test' ? deadline : Math.min(deadline, admitted.dueAt - Date.now());
  if (deadlineAfter < leastForAnswer) return unsent({ kind: 'timeout' });
  const reserved = await reserve(operation, admitted, context);
  if (!reserved.ok) return unsent(reserved.problem);
  const result = await send(operation, admitted, { ...context, countryBoxes, deadlineAfter });
  const at = Date.now();
  await keep(operation, admitted, { ...context, ...reserved.value, result, at });
  return { outcome: result.ok ? ok({ ...result.value, at }) : result, isSent: true };
}

/** Asks again what may have changed while the request waited for its turn: the user's consent, the policy, host access. */
async function whyNotNow(
  operation: Operation,
  admitted: Admitted,
  { base }: { base: string },
): Promise<Failure | null> {
  const { asked, hover, bases, purpose } = admitted;
  const mayAsk = asked || hover; // guard own-hover-switch
  const isAgreed = purpose === 'test' || (mayAsk && consented(await readSettings(), { asked }));
  if (!isAgreed) return { kind: 'turned-off' };
  if (!(await isInEffect(operation, admitted))) return { kind: 'not-configured' }; // guard queued-policy
  // `admit` asked for the first address; the others get requests only after a redirect.
  const { origin } = new URL(base);
  return base === bases[0] || (await hasHostAccess(origin)) ? null : { kind: 'no-permission', origin };
}

/** Reserves one call if breaker, quota and limits allow it. */
async function reserve(
  operation: Operation,
  admitted: Admitted,
  { base, isSecond }: AttemptContext,
): Promise<Result<Reserved, Failure>> {
  const { asked, site, tabId, stamp, settings, units, own, bases, purpose } = admitted;
  const subject = subjectKey(admitted.subject);
  const startedAt = Date.now();
  const place = tabId === null ? { site } : { site, tabId };
  const named = operation.ownName === undefined ? {} : { ownName: operation.ownName };
  const line = { at: startedAt, operation: operation.id, ...named, units, subject, asked, ...place };
  const breaker = bases.length > 1 ? breakerAt(operation, base) : operation.id;
  const passesBreaker = purpose === 'test' || isSecond; // guard test-is-free
  const pressesLifted = await readPressesLifted();
  const rules = {
    budgets: settings.budgets,
    pressesLifted,
    stamp,
    breaker,
    ...(own && purpose !== 'test' ? { own } : {}),
    passBreaker: passesBreaker ? ok<BreakerState> : passBreaker,
  };
  const reservation = await withTimeout(reserveCall(line, rules), storeTimeout);
  return reservation.ok ? ok({ callId: reservation.value, startedAt, breaker }) : reservation;
}

/** Sends the request. An answer that came although the user had withdrawn the consent is discarded. */
async function send(
  operation: Operation,
  { subject, fields, country, national }: Admitted,
  context: Omit<AttemptContext, 'countryBoxes'> & { countryBoxes: CountryBoxes | null; deadlineAfter: number },
): Promise<Result<AnswerBody, Failure>> {
  const { base, path, works, signal, countryBoxes, deadlineAfter } = context;
  const request = {
    subject,
    country,
    ...(national === undefined ? {} : { national }),
    fields,
    base,
    path: phonePathText[path],
    countryBoxes,
    signal,
    deadlineAfter,
  };
  const reply = asNothingThere(await askOperation(operation, request), { works });
  return signal.aborted ? failed({ kind: 'turned-off' }) : reply;
}

/** Keeps a request's outcome, and what the breaker learns from it. */
async function keep(
  operation: Operation,
  { subject, stamp, purpose }: Admitted,
  sent: AttemptContext & Reserved & { result: Result<AnswerBody, Failure>; at: number },
): Promise<void> {
  const { base, path, forBreaker, callId, startedAt, breaker, result, at } = sent;
  const learned = forBreaker(result);
  const turnBreaker = (now: BreakerState) =>
    learned
      ? nextBreaker(now, learned.result, { startedAt, endedAt: at, isFailedSearch: learned.isFailedSearch })
      : now;
  const call = { operation: operation.id, breaker, subject: subjectKey(subject), callId, startedAt, at };
  try {
    const opensAll = purpose === 'test' && result.ok;
    await withTimeout(recordOutcome({ ...call, result, stamp, base, path, turnBreaker, opensAll }), saveTimeout);
  } catch {
    // The request is paid for: a full disk must not cost the user the answer as well.
    console.error('Numlens: an outcome could not be kept.');
  }
}

/** The breaker of one of the addresses that an operation asks: a registry that fails must not silence the others. */
function breakerAt({ id }: Operation, base: string): BreakerId {
  return `${id} ${new URL(base).host}`;
}

/** Returns the result of a request that was not sent. */
export function unsent(failure: Failure): SendResult {
  return { outcome: failed(failure), isSent: false };
}

/** A 404 is about the subject if an answer came on this path before; otherwise the service may not be there at all. */
function asNothingThere(
  reply: Result<AnswerBody, Failure>,
  { works }: { works: boolean },
): Result<AnswerBody, Failure> {
  return !reply.ok && reply.problem.kind === 'not-found' && !works ? failed({ kind: 'nothing-there' }) : reply;
}
