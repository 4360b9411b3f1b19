import type { CountryBoxes } from '../../data/country-map.ts';
import { readCountryBoxes } from '../../data/country-map.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { subjectKey } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { BreakerId, BreakerState } from '../../store/database/database.ts';
import { inTime } from '../../store/database/patience.ts';
import { readSettings } from '../../store/person/settings.ts';
import { readAnswer } from '../../store/service/answers.ts';
import { readPressesLifted, reserveCall } from '../../store/service/calls.ts';
import { recordOutcome } from '../../store/service/record-outcome.ts';
import { askOperation, deadline } from '../service/ask-operation.ts';
import type { Operation } from '../service/operations.ts';
import { phonePathText } from '../service/phone-path.ts';
import { nextBreaker, passBreaker } from './breaker.ts';
import { consented, hasDataConsent, hasHostAccess } from './consent.ts';
import type { Means } from './means.ts';
import { isInEffect, meansOfProvider, meansOfService, storeTimeout } from './means.ts';
import { createQueue } from './queue.ts';
import type { Attempt, LookupOutcome, SendResult } from './search-path.ts';
import { askInTurn, createSearchPath, onlyAttempt, workingPath } from './search-path.ts';

/** Most requests under way at once, over all operations. */
const atOnce = 2;
/** A lookup gets an outcome within this time, even if it waits for its turn (SECURITY R20), ms. */
const lookupTimeout = 9_500;
/** With less time than this left for the answer (ms), no request is sent: it would be spent in vain. */
const leastForAnswer = 3_000;
/** How long an answer waits for being saved (ms). */
const saveTimeout = 1_000;

/**
 * What to look up, and in which situation. `country` is the number's region if it is known, `national` its digits
 * there. `asked`: the user started the lookup. `purpose`: a `lookup` takes saved answers, a `refresh` only fresh ones. A
 * `test` of the connection always sends a request: it skips saved answers, the queue and the breaker (SECURITY R65).
 */
export type OnlineLookup = {
  subject: Subject;
  country: string | null;
  national?: string;
  asked: boolean;
  site: string | null;
  tabId: number | null;
  isPrivate: boolean;
  purpose: 'lookup' | 'refresh' | 'test';
};

export type Gates = {
  pass: (operation: Operation, lookup: OnlineLookup, settings: Settings) => Promise<LookupOutcome>;
  /** Discards what waits and cancels what is under way: the user withdrew the consent (SECURITY R16). */
  withdraw: () => void;
};

/** A lookup that has passed the gates before the saved answers. `dueAt`: when its outcome is due (ms since 1970). */
type Admitted = OnlineLookup & Means & { settings: Settings; dueAt: number };

/**
 * Makes the gates that a request passes, in this order (SECURITY): private window → key, address, whether the key may
 * go there, the browser's consent, host permission → saved answer → in-flight map → being online → its turn in the
 * queue, consent and policy again → breaker, quota, budget (`reserveCall` in `lib/store/service/calls.ts`) → fetch →
 * decode → one transaction. Schema and sender are checked before (`lib/messages`), consent too (`look-up.ts`).
 */
export function createGates(read: DataReader): Gates {
  /**
   * Requests under way, each shared by all lookups that need it. The map ends with the worker, and so do the requests.
   */
  const inFlight = new Map<string, Promise<SendResult>>();
  const enqueue = createQueue(atOnce);
  const searchPath = createSearchPath();
  let consent = new AbortController();

  async function pass(operation: Operation, lookup: OnlineLookup, settings: Settings): Promise<LookupOutcome> {
    if (lookup.isPrivate) return failed({ kind: 'private-window' }); // guard R17 private-question
    // Taken now: a consent that is withdrawn while this waits for another request ends it, too.
    const { signal } = consent;
    const admitted = await admit(operation, lookup, settings);
    if (!admitted.ok) return admitted;

    const subject = subjectKey(lookup.subject);
    const { purpose } = lookup;
    const kept = purpose === 'test' ? null : await inTime(readAnswer(operation.id, subject, Date.now()), storeTimeout);
    if (kept && (kept.fresh || purpose === 'lookup')) {
      return kept.answer ? ok(kept.answer) : failed({ kind: 'not-found' });
    }

    // A test of the connection sends a request of its own: it must not share one that the breaker may refuse.
    const name = `${admitted.value.stamp} ${operation.id} ${subject} ${purpose === 'test'}`;
    for (let running = inFlight.get(name); running; running = inFlight.get(name)) {
      const { outcome, isSent } = await running;
      // If the shared request was never sent, a lookup that the user started tries again; one by hovering takes the outcome.
      if (!lookup.asked || isSent || outcome.ok) return outcome;
    }
    if (navigator.onLine === false) return failed({ kind: 'offline' });
    const call = queue(operation, admitted.value, signal).finally(() => inFlight.delete(name));
    inFlight.set(name, call); // guard R30 in-flight
    return (await call).outcome;
  }

  async function queue(operation: Operation, admitted: Admitted, signal: AbortSignal): Promise<SendResult> {
    if (admitted.purpose === 'test') return spendOn(operation, admitted, signal);
    const waitAtMost = admitted.dueAt - Date.now() - leastForAnswer;
    const spend = () => spendOn(operation, admitted, signal);
    const queued = await enqueue(spend, { signal, waitAtMost });
    if (queued.began) return queued.value;
    return unsent({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  }

  /** Sends one request; two if the path of phone validation is still to be found. */
  async function spendOn(operation: Operation, admitted: Admitted, signal: AbortSignal): Promise<SendResult> {
    const { bases, settings, dueAt } = admitted;
    const [base] = bases;
    let isSent = false;
    const ask = async (attempt: Attempt, at = base): Promise<SendResult> => {
      const context = { ...attempt, base: at, signal, countryBoxes: () => readCountryBoxes(read) };
      const sent = await sendOne(operation, admitted, context);
      isSent ||= sent.isSent;
      return sent;
    };
    const search = {
      base,
      setting: settings.phonePath,
      isTest: admitted.purpose === 'test',
      signal,
      waitAtMost: dueAt - Date.now() - leastForAnswer,
    };
    const outcome = await (isProvider(operation.id)
      ? askInTurn(ask, bases)
      : operation.id === 'phoneValidation'
        ? searchPath(ask, search)
        : askAtRoot(ask, operation, base));
    return { outcome, isSent };
  }

  return {
    pass,
    withdraw() {
      consent.abort(); // guard R16 consent-aborts
      consent = new AbortController();
    },
  };
}

/** Asks an operation that has one path. */
async function askAtRoot(
  ask: (attempt: Attempt) => Promise<SendResult>,
  { id }: Operation,
  base: string,
): Promise<LookupOutcome> {
  const known = await workingPath(id, base);
  return (await ask(onlyAttempt('root', known))).outcome;
}

/** The gates that decide where a request goes, and whether the key may go there. */
async function admit(
  operation: Operation,
  lookup: OnlineLookup,
  settings: Settings,
): Promise<Result<Admitted, Failure>> {
  const { id } = operation;
  const means = await (isProvider(id) ? meansOfProvider(operation, lookup.subject) : meansOfService(id, settings));
  if (!means.ok) return means;
  const { origins: allowedOrigins, agreed, ...rest } = means.value;
  const origins = rest.bases.map((base) => new URL(base).origin);
  const foreign = origins.find((origin) => !allowedOrigins.includes(origin));
  if (foreign !== undefined) return failed({ kind: 'key-for-other-address', origin: foreign }); // guard R03 key-origins
  if (!(await hasDataConsent({ agreed }))) return failed({ kind: 'no-consent' }); // guard R16 data-consent
  const [origin = ''] = origins;
  if (!(await hasHostAccess(origin))) return failed({ kind: 'no-permission', origin });
  return ok({ ...lookup, ...rest, settings, dueAt: Date.now() + lookupTimeout });
}

/** One request of a lookup: what the search makes of it, and the address that it goes to. */
type AttemptContext = Attempt & {
  base: string;
  signal: AbortSignal;
  countryBoxes: () => ReturnType<typeof readCountryBoxes>;
};

/** A call that the ledger has reserved. `callId`: its line there. */
type Reserved = { callId: number; startedAt: number; breaker: BreakerId };

/** Reserves one call, sends it and keeps its outcome. */
async function sendOne(operation: Operation, admitted: Admitted, context: AttemptContext): Promise<SendResult> {
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
  const mayAsk = asked || hover; // guard R05 own-hover-switch
  const isAgreed = purpose === 'test' || (mayAsk && consented(await readSettings(), { asked }));
  if (!isAgreed) return { kind: 'turned-off' };
  if (!(await isInEffect(operation, admitted))) return { kind: 'not-configured' }; // guard R52 queued-policy
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
  const passesBreaker = purpose === 'test' || isSecond; // guard R65 test-is-free
  const pressesLifted = await readPressesLifted();
  const rules = {
    budgets: settings.budgets,
    pressesLifted,
    stamp,
    breaker,
    ...(own && purpose !== 'test' ? { own } : {}),
    passBreaker: passesBreaker ? ok<BreakerState> : passBreaker,
  };
  const reservation = await inTime(reserveCall(line, rules), storeTimeout);
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
  { subject, stamp }: Admitted,
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
    await inTime(recordOutcome({ ...call, result, stamp, base, path, turnBreaker }), saveTimeout);
  } catch {
    // The request is paid for: a full disk must not cost the user the answer as well.
    console.error('Numlens: an outcome could not be kept.');
  }
}

/** The breaker of one of the addresses that an operation asks: a registry that fails must not silence the others. */
function breakerAt({ id }: Operation, base: string): BreakerId {
  return `${id} ${new URL(base).host}`;
}

function unsent(failure: Failure): SendResult {
  return { outcome: failed(failure), isSent: false };
}

/** A 404 is about the subject if an answer came on this path before; otherwise the service may not be there at all. */
function asNothingThere(
  reply: Result<AnswerBody, Failure>,
  { works }: { works: boolean },
): Result<AnswerBody, Failure> {
  return !reply.ok && reply.problem.kind === 'not-found' && !works ? failed({ kind: 'nothing-there' }) : reply;
}
