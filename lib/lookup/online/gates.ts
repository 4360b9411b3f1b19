import { readCountryBoxes } from '../../data/country-map.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Failure } from '../../model/answer/failure.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Settings } from '../../model/settings/settings.ts';
import { subjectKey } from '../../model/subject.ts';
import { troubleOf } from '../../store/database/storage-trouble.ts';
import { withTimeout } from '../../store/database/timeouts.ts';
import { readAnswer } from '../../store/service/learned.ts';
import type { Operation } from '../service/operations.ts';
import { createAttempts } from './attempts.ts';
import { hasDataConsent, hasHostAccess } from './consent.ts';
import { createQueue } from './queue.ts';
import type { Admitted, OnlineLookup } from './request-setup.ts';
import { setupOfProvider, setupOfService, storeTimeout } from './request-setup.ts';
import type { LookupOutcome, SendResult } from './send-one.ts';
import { leastForAnswer, unsent } from './send-one.ts';

/** Most requests under way at once, over all operations. */
const atOnce = 2;
/** A lookup gets an outcome within this time, even if it waits for its turn (guard queue-patience), ms. */
const lookupTimeout = 9_500;

export type Gates = {
  /** Returns the outcome of a lookup with one operation. An error is an outcome too, as it must not lose those of others. */
  pass: (operation: Operation, lookup: OnlineLookup, settings: Settings) => Promise<LookupOutcome>;
  /** Discards what waits and cancels what is under way: the user withdrew the consent. */
  withdraw: () => void;
};

/**
 * Makes the gates that a request passes, in this order: private window → key, address, whether the key may
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
  const attempt = createAttempts();
  let consent = new AbortController();

  async function pass(operation: Operation, lookup: OnlineLookup, settings: Settings): Promise<LookupOutcome> {
    if (lookup.isPrivate) return failed({ kind: 'private-window' }); // guard private-question
    // Taken now: a consent that is withdrawn while this waits for another request ends it, too.
    const { signal } = consent;
    const admitted = await admit(operation, { ...lookup, settings, signal });
    if (!admitted.ok) return admitted;

    const subject = subjectKey(lookup.subject);
    const { purpose } = lookup;
    const kept =
      purpose === 'test' ? null : await withTimeout(readAnswer(operation.id, subject, Date.now()), storeTimeout);
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
    const call = queue(admitted.value).finally(() => inFlight.delete(name));
    inFlight.set(name, call); // guard in-flight
    return (await call).outcome;
  }

  async function queue(admitted: Admitted): Promise<SendResult> {
    const { purpose, dueAt, signal } = admitted;
    if (purpose === 'test') return spend(admitted);
    const queued = await enqueue(() => spend(admitted), { signal, waitAtMost: dueAt - Date.now() - leastForAnswer });
    return queued.began ? queued.value : unsent({ kind: signal.aborted ? 'turned-off' : 'timeout' });
  }

  async function spend(admitted: Admitted): Promise<SendResult> {
    const countryBoxes = admitted.operation.id === 'ipGeolocation' ? await readCountryBoxes(read) : null;
    return attempt({ ...admitted, countryBoxes });
  }

  return {
    pass: (...lookup) => pass(...lookup).catch(failureOfError),
    withdraw() {
      consent.abort(); // guard consent-aborts
      consent = new AbortController();
    },
  };
}

/** The gates that decide where a request goes, and whether the key may go there. */
async function admit(
  operation: Operation,
  lookup: OnlineLookup & Pick<Admitted, 'settings' | 'signal'>,
): Promise<Result<Admitted, Failure>> {
  const { id } = operation;
  const { settings } = lookup;
  const setup = await (isProvider(id) ? setupOfProvider(operation, lookup.subject) : setupOfService(id, settings));
  if (!setup.ok) return setup;
  const { origins: allowedOrigins, agreed, ...rest } = setup.value;
  const origins = rest.bases.map((base) => new URL(base).origin);
  const foreign = origins.find((origin) => !allowedOrigins.includes(origin));
  if (foreign !== undefined) return failed({ kind: 'key-for-other-address', origin: foreign }); // guard key-origins
  if (!(await hasDataConsent({ agreed }))) return failed({ kind: 'no-consent' }); // guard data-consent
  const [origin = ''] = origins;
  if (!(await hasHostAccess(origin))) return failed({ kind: 'no-permission', origin });
  return ok({ ...lookup, ...rest, operation, dueAt: Date.now() + lookupTimeout });
}

/** Returns an error as a failure. Nothing was sent for it. */
function failureOfError(error: unknown): Result<never, Failure> {
  const isOfDatabase = error instanceof DOMException;
  return failed(isOfDatabase ? { kind: 'storage', trouble: troubleOf(error) } : { kind: 'interrupted' });
}
