import type { DataReader } from '../../data/reader.ts';
import type { LookUpReply } from '../../messages/contract.ts';
import type { Failure, OperationFailure } from '../../model/failure.ts';
import type { OperationId } from '../../model/operation.ts';
import type { Report } from '../../model/report.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Subject } from '../../model/subject.ts';
import { readSettings } from '../../store/settings.ts';
import type { Operation } from '../remote/operation.ts';
import { operationOf } from '../remote/operations.ts';
import { consented } from './consent.ts';
import type { Question } from './gates.ts';
import { createGates } from './gates.ts';
import { configuredOperations, worthAsking } from './online-offer.ts';

/**
 * A wish to hear the service about what the device has reported. `asked`: by the person's click or key, else by hovering.
 * `refresh`: what went stale is asked again, which only the person may wish. `only`: these operations, else all that are
 * configured. `site` and `tabId`: the page's, null from the popup.
 */
export type LookUpRequest = {
  report: Report;
  asked: boolean;
  refresh?: boolean;
  only?: readonly OperationId[];
  site: string | null;
  tabId: number | null;
  isPrivate: boolean;
};

export type LookUp = {
  /**
   * Asks every configured operation, each on its own: two answers of three are a good reply. Nothing is asked, and the
   * reply is empty, where the person's consent does not reach or the subject must not leave the device.
   */
  ask: (request: LookUpRequest) => Promise<LookUpReply>;
  /** Asks one operation about an example, past the cache. */
  test: (operation: OperationId, isPrivate: boolean) => Promise<Result<null, Failure>>;
  /** Breaks off what is under way and drops what waits: the person turned online look-ups off (SECURITY R16). */
  withdraw: () => void;
};

/** What "Test connection" asks about: numbers and addresses that belong to nobody's private life. */
const examples: Record<Subject['kind'], Pick<Question, 'subject' | 'country'>> = {
  phone: { subject: { kind: 'phone', e164: '+14155552671' }, country: 'US' },
  ip: { subject: { kind: 'ip', ip: '8.8.8.8' }, country: null },
};

/** The service behind its gates. `read` gives the country boxes that tell the order of a coordinate pair. */
export function createLookUp(read: DataReader): LookUp {
  const gates = createGates(read);
  return {
    async ask(request) {
      const settings = await readSettings();
      const { report, asked, refresh = false, only, site, tabId, isPrivate } = request;
      const operations = configuredOperations(report.subject, settings).filter(({ id }) => only?.includes(id) ?? true);
      if (!worthAsking(report)) return { answers: [], failures: [] };
      if (!consented(settings, request)) return { answers: [], failures: asked ? operations.map(turnedOff) : [] };
      const country = report.device.kind === 'phone' ? report.device.region : null;
      const past = refresh && asked ? 'stale' : 'none';
      const question: Question = { subject: report.subject, country, asked, site, tabId, isPrivate, past };
      const outcomes = await Promise.all(
        operations.map(async (operation) => ({
          operation,
          result: await gates.pass(operation, question, settings).catch(brokenOff),
        })),
      );
      return {
        answers: outcomes.flatMap(({ result }) => (result.ok ? [result.value] : [])),
        failures: outcomes.flatMap(({ operation, result }) =>
          result.ok ? [] : [{ operation: operation.id, failure: result.problem }],
        ),
      };
    },

    async test(id, isPrivate) {
      const operation = operationOf(id);
      const example = examples[operation.kinds[0] ?? 'phone'];
      const question: Question = { ...example, asked: true, site: null, tabId: null, isPrivate, past: 'all' };
      const result = await gates.pass(operation, question, await readSettings());
      return result.ok ? ok(null) : failed(result.problem);
    },

    withdraw: gates.withdraw,
  };
}

/** A person who asks on a card that was opened before is told why nothing came. */
function turnedOff({ id }: Operation): OperationFailure {
  return { operation: id, failure: { kind: 'turned-off' } };
}

/** One operation's trouble with the store must not cost the others' answers. */
function brokenOff(): Result<never, Failure> {
  return failed({ kind: 'interrupted' });
}
