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
import { reserveCall } from '../../store/calls.ts';
import type { BreakerState } from '../../store/database.ts';
import { recordOutcome } from '../../store/record-outcome.ts';
import { readSecret } from '../../store/secret.ts';
import { readSettings } from '../../store/settings.ts';
import { askOperation, deadline } from '../remote/ask-operation.ts';
import type { Operation } from '../remote/operation.ts';
import { readAddress } from '../remote/read-address.ts';
import { nextBreaker, passBreaker } from './breaker.ts';
import { consented } from './consent.ts';
import { hasDataConsent } from './data-consent.ts';
import { hasHostAccess } from './host-access.ts';
import { createQueue } from './queue.ts';
import { createSearchPath } from './search-path.ts';

/** Requests under way at once, over all operations. */
const atOnce = 2;
/** An asker hears something within this, also after waiting for its turn (SECURITY R20), ms. */
const heardWithin = 9_500;
/** With less time than this left for an answer nothing is asked: it would be spent in vain. */
const leastForAnswer = 3_000;

/**
 * What is to be asked, and in which situation. `country` is the number's region where it is known. `past`: the kept answers
 * that are passed by, those gone stale or, for a test of the connection, all of them.
 */
export type Question = {
  subject: Subject;
  country: string | null;
  asked: boolean;
  site: string | null;
  tabId: number | null;
  isPrivate: boolean;
  past: 'none' | 'stale' | 'all';
};

type Outcome = Result<ServiceAnswer, Failure>;

export type Gates = {
  pass: (operation: Operation, question: Question, settings: Settings) => Promise<Outcome>;
  /** The person withdrew the consent: what waits is dropped, what is under way is broken off (SECURITY R16). */
  withdraw: () => void;
};

/** A question that has passed the gates up to the in-flight map. `until`: when its asker is to be answered. */
type Admitted = Question & { base: string; key: string; stamp: string; settings: Settings; until: number };

/**
 * The order of gates before any request (SECURITY): private window → key, address, the browser's consent, host permission → kept answer →
 * in-flight map → being online → a place in the queue, consent again → breaker, quota, budget → fetch → decode → one
 * transaction. Schema and sender come before (`lib/messages`), consent in `look-up.ts`.
 */
export function createGates(read: DataReader): Gates {
  /** One request for many askers. It dies with the worker, and so do the requests. */
  const inFlight = new Map<string, Promise<Outcome>>();
  const enqueue = createQueue(atOnce);
  const searchPath = createSearchPath();
  let consent = new AbortController();

  async function pass(operation: Operation, question: Question, settings: Settings): Promise<Outcome> {
    if (question.isPrivate) return failed({ kind: 'private-window' });
    const admitted = await admit(operation, question, settings);
    if (!admitted.ok) return admitted;

    const subject = subjectKey(question.subject);
    const kept = question.past === 'all' ? null : await readAnswer(operation.id, subject, Date.now());
    if (kept && (kept.fresh || question.past === 'none')) {
      return kept.answer ? ok(kept.answer) : failed({ kind: 'not-found' });
    }

    const name = `${admitted.value.stamp} ${operation.id} ${subject}`;
    const running = inFlight.get(name);
    if (running) {
      const outcome = await running;
      // Hovering was held back; the person's own click is not.
      return question.asked && !outcome.ok && isForPerson(outcome.problem)
        ? pass(operation, question, settings)
        : outcome;
    }
    if (navigator.onLine === false) return failed({ kind: 'offline' });
    const call = queue(operation, admitted.value).finally(() => inFlight.delete(name));
    inFlight.set(name, call);
    return call;
  }

  async function queue(operation: Operation, admitted: Admitted): Promise<Outcome> {
    const { signal } = consent;
    const waitAtMost = admitted.until - Date.now() - leastForAnswer;
    const spend = () => spendOn(operation, admitted, signal);
    const queued = await enqueue(spend, { signal, waitAtMost });
    if (queued.began) return queued.value;
    return failed({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  }

  /** Spends one call; two where the path of phone validation is still to be found (DESIGN, "finding which path works"). */
  function spendOn(operation: Operation, admitted: Admitted, signal: AbortSignal): Promise<Outcome> {
    const spend = (path: string, isSearch: boolean) =>
      spendOne(operation, admitted, { path, isSearch, signal, countryBoxes: () => readCountryBoxes(read) });
    if (operation.id !== 'phoneValidation') return spend('', false);
    const { base, settings, until } = admitted;
    return searchPath(spend, {
      base,
      setting: settings.phonePath,
      signal,
      waitAtMost: until - Date.now() - leastForAnswer,
    });
  }

  return {
    pass,
    withdraw() {
      consent.abort();
      consent = new AbortController();
    },
  };
}

/** Refusals that hold back hovering only. */
function isForPerson({ kind }: Failure): boolean {
  return kind === 'over-budget' || kind === 'quota-low';
}

/** The gates that say where a request would go, and whether the key may go there. */
async function admit(operation: Operation, question: Question, settings: Settings): Promise<Result<Admitted, Failure>> {
  const address = readAddress(settings.addresses[operation.id]);
  const secret = await readSecret();
  if (!address.ok || !secret) return failed({ kind: 'not-configured' });
  const { base, origin } = address.value;
  if (!secret.origins.includes(origin)) return failed({ kind: 'key-for-other-address', origin });
  if (!(await hasDataConsent())) return failed({ kind: 'no-consent' });
  if (!(await hasHostAccess(origin))) return failed({ kind: 'no-permission', origin });
  const { key, stamp } = secret;
  return ok({ ...question, base, key, stamp, settings, until: Date.now() + heardWithin });
}

type Way = {
  path: string;
  isSearch: boolean;
  signal: AbortSignal;
  countryBoxes: () => ReturnType<typeof readCountryBoxes>;
};

async function spendOne(operation: Operation, admitted: Admitted, way: Way): Promise<Outcome> {
  const { asked, site, tabId, stamp, until, past, settings, ...question } = admitted;
  const { path, isSearch, signal } = way;
  const countryBoxes = operation.id === 'ipGeolocation' ? await way.countryBoxes() : null;
  // The person may have withdrawn the consent while this waited for its turn.
  if (past !== 'all' && !consented(await readSettings(), { asked })) return failed({ kind: 'turned-off' });
  const deadlineAfter = Math.min(deadline, until - Date.now());
  if (deadlineAfter < leastForAnswer) return failed({ kind: 'timeout' });

  const subject = subjectKey(question.subject);
  const startedAt = Date.now();
  const place = tabId === null ? { site } : { site, tabId };
  const line = { at: startedAt, operation: operation.id, subject, asked, ...place };
  const reservation = await reserveCall(line, { budgets: settings.budgets, passBreaker });
  if (!reservation.ok) return reservation;

  const said = await askOperation(operation, { ...question, path, countryBoxes, signal, deadlineAfter });
  // An answer that came all the same is dropped with the consent.
  const result: Result<AnswerBody, Failure> = signal.aborted ? failed({ kind: 'turned-off' }) : said;
  const at = Date.now();
  const turnBreaker = (now: BreakerState) => nextBreaker(now, result, { startedAt, endedAt: at });
  try {
    const call = { operation: operation.id, subject, callId: reservation.value, startedAt, at };
    await recordOutcome({ ...call, result, stamp, isSearch, turnBreaker });
  } catch {
    // The call is paid for: a full disk must not cost the person the answer as well.
    console.error('Numlens: an outcome could not be kept.');
  }
  return result.ok ? ok({ ...result.value, at }) : result;
}
