import type { DataReader } from '../../data/reader.ts';
import type { LookUpReply } from '../../messages/contract.ts';
import type { Failure } from '../../model/failure.ts';
import type { OperationId } from '../../model/operation.ts';
import type { Report } from '../../model/report.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Settings } from '../../model/settings.ts';
import type { Subject } from '../../model/subject.ts';
import { readSettings } from '../../store/settings.ts';
import { operationOf } from '../remote/operations.ts';
import type { Question } from './gates.ts';
import { createGates } from './gates.ts';
import { configuredOperations, worthAsking } from './online-offer.ts';

/**
 * A wish to hear the service about what the device has reported. `asked`: by the person's click or key, else by hovering.
 * `site`: the page's host, null from the popup.
 */
export type LookUpRequest = { report: Report; asked: boolean; site: string | null; isPrivate: boolean };

export type LookUp = {
  /**
   * Asks every configured operation, each on its own: two answers of three are a good reply. Nothing is asked, and the
   * reply is empty, where the person's consent does not reach or the subject must not leave the device.
   */
  ask: (request: LookUpRequest) => Promise<LookUpReply>;
  /** Asks one operation about an example, past the cache. */
  test: (operation: OperationId, isPrivate: boolean) => Promise<Result<null, Failure>>;
};

/** What "Test connection" asks about: numbers and addresses that belong to nobody's private life. */
const examples: Record<Subject['kind'], Pick<Question, 'subject' | 'country'>> = {
  phone: { subject: { kind: 'phone', e164: '+14155552671' }, country: 'US' },
  ip: { subject: { kind: 'ip', ip: '8.8.8.8' }, country: null },
};

/** The service behind its gates. `read` gives the country boxes that tell the order of a coordinate pair. */
export function createLookUp(read: DataReader): LookUp {
  const passGates = createGates(read);
  return {
    async ask(request) {
      const settings = await readSettings();
      const { report, ...situation } = request;
      if (!consented(settings, request) || !worthAsking(report)) return { answers: [], failures: [] };
      const country = report.device.kind === 'phone' ? report.device.region : null;
      const question = { ...situation, subject: report.subject, country };
      const outcomes = await Promise.all(
        configuredOperations(report.subject, settings).map(async (operation) => ({
          operation,
          result: await passGates(operation, question, settings).catch(brokenOff),
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
      const question = { ...example, asked: true, site: null, isPrivate };
      const result = await passGates(operation, question, await readSettings(), { fresh: true });
      return result.ok ? ok(null) : failed(result.problem);
    },
  };
}

/** One operation's trouble with the store must not cost the others' answers. */
function brokenOff(): Result<never, Failure> {
  return failed({ kind: 'interrupted' });
}

/** The consent gate: nothing while online look-ups are off, and nothing unasked unless hovering may ask (SECURITY R05). */
function consented({ lookUpOnline }: Settings, { asked }: LookUpRequest): boolean {
  switch (lookUpOnline) {
    case 'never':
      return false;
    case 'ask':
      return asked;
    case 'hover':
      return true;
  }
}
