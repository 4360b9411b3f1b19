import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody, ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { BreakerId } from '../../store/database/schema.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { readSettings } from '../../store/person/settings.ts';
import { pressesLifted, reserveCall } from '../../store/service/calls.ts';
import { recordOutcome } from '../../store/service/record-outcome.ts';
import { askOperation, deadline } from '../service/ask-operation.ts';
import type { PhonePath } from '../service/phone-path.ts';
import { phonePathText } from '../service/phone-path.ts';
import { consented, hasHostAccess } from './consent.ts';
import type { Counts } from './counted.ts';
import { countedOf } from './counted.ts';
import type { Admitted } from './request-setup.ts';
import { isInEffect, storeTimeout } from './request-setup.ts';

/** With less time than this left for the answer (ms), no request is sent: it would be spent in vain. */
export const leastForAnswer = 3_000;
/** How long an answer waits for being saved (ms). */
const saveTimeout = 1_000;

/** A lookup that has its turn, with the boxes that its answer may be read with. */
export type Turn = Admitted & { countryBoxes: CountryBoxes | null };

/** One request of a lookup, which may take several. */
export type Attempt = {
  base: string;
  path: PhonePath;
  /** The operation has answered on this path before, so that its 404 is about the subject. */
  works: boolean;
  counts: Counts;
};

/** What came of a lookup of one operation. */
export type LookupOutcome = Result<ServiceAnswer, Failure>;

/** What came of an attempt. `isSent`: false if the breaker, a budget or the time left refused it. */
export type SendResult = { outcome: LookupOutcome; isSent: boolean };

/** A call that the ledger has reserved. `callId`: its line there. */
type Reserved = { callId: number; startedAt: number; breaker: BreakerId };

/** Reserves one call, sends it and keeps its outcome. */
export async function sendOne(turn: Turn, attempt: Attempt): Promise<SendResult> {
  const refusal = await whyNotNow(turn, attempt);
  if (refusal) return unsent(refusal);
  const deadlineAfter = turn.purpose === 'test' ? deadline : Math.min(deadline, turn.dueAt - Date.now());
  if (deadlineAfter < leastForAnswer) return unsent({ kind: 'timeout' });
  const reserved = await reserve(turn, attempt);
  if (!reserved.ok) return unsent(reserved.problem);
  const result = await send(turn, attempt, deadlineAfter);
  const at = Date.now();
  await keep(turn, attempt, { ...reserved.value, result, at });
  return { outcome: result.ok ? ok({ ...result.value, at }) : result, isSent: true };
}

/** Asks again what may have changed while the request waited for its turn: the user's consent, the policy, host access. */
async function whyNotNow(turn: Turn, { base }: Attempt): Promise<Failure | null> {
  const { asked, hover, bases, purpose } = turn;
  const mayAsk = asked || hover; // guard own-hover-switch
  const isAgreed = purpose === 'test' || (mayAsk && consented(await readSettings(), { asked }));
  if (!isAgreed) return { kind: 'turned-off' };
  if (!(await isInEffect(turn))) return { kind: 'not-configured' }; // guard queued-policy
  // `admit` asked for the first address; the others get requests only after a redirect.
  const { origin } = new URL(base);
  return base === bases[0] || (await hasHostAccess(origin)) ? null : { kind: 'no-permission', origin };
}

/** Reserves one call if breaker, quota and limits allow it. */
async function reserve(turn: Turn, { base, counts }: Attempt): Promise<Result<Reserved, Failure>> {
  const { operation, asked, site, tabId, stamp, settings, units, own, bases, purpose } = turn;
  const subject = subjectKey(turn.subject);
  const startedAt = Date.now();
  const ownName = operation.described?.ownName;
  const place = { site, tabId: tabId ?? undefined };
  const line = { at: startedAt, operation: operation.id, ownName, units, subject, asked, ...place };
  // A registry that fails must not silence the others.
  const breaker: BreakerId = bases.length > 1 ? `${operation.id} ${new URL(base).host}` : operation.id;
  const rules = {
    budgets: settings.budgets,
    pressesLifted: await pressesLifted.read(),
    stamp,
    breaker,
    own: purpose === 'test' ? undefined : own,
    // The breaker has let the second request of a search through with the first.
    isFree: purpose === 'test' || typeof counts === 'object', // guard test-is-free
  };
  const reservation = await withTimeout(reserveCall(line, rules), storeTimeout);
  return reservation.ok ? ok({ callId: reservation.value, startedAt, breaker }) : reservation;
}

/** Sends the request. An answer that came although the user had withdrawn the consent is discarded. */
async function send(turn: Turn, attempt: Attempt, deadlineAfter: number): Promise<Result<AnswerBody, Failure>> {
  const { base, path, works } = attempt;
  const { operation, subject, country, national, fields, countryBoxes, signal } = turn;
  const asked = { subject, country, national, fields, base, path: phonePathText[path] };
  const reply = await askOperation(operation, { ...asked, countryBoxes, signal, deadlineAfter });
  if (signal.aborted) return failed({ kind: 'turned-off' });
  // A 404 is about the subject if an answer came on this path before; otherwise the service may not be there at all.
  return !reply.ok && reply.problem.kind === 'not-found' && !works ? failed({ kind: 'nothing-there' }) : reply;
}

/** Keeps a request's outcome, and what the breaker counts of it. */
async function keep(
  turn: Turn,
  { base, path, counts }: Attempt,
  sent: Reserved & { result: Result<AnswerBody, Failure>; at: number },
): Promise<void> {
  const { operation, stamp, purpose } = turn;
  const { result } = sent;
  const call = { operation: operation.id, subject: subjectKey(turn.subject), stamp, base, path, ...sent };
  const counted = countedOf(result, counts, turn);
  try {
    const opensAll = purpose === 'test' && result.ok;
    await withTimeout(recordOutcome({ ...call, counted, opensAll }), saveTimeout);
  } catch {
    // The request is paid for: a full disk must not cost the user the answer as well.
    console.error('Numlens: an outcome could not be kept.');
  }
}

/** Returns the result of a request that was not sent. */
export function unsent(failure: Failure): SendResult {
  return { outcome: failed(failure), isSent: false };
}
