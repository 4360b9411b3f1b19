import type { DataReader } from '../../data/reader.ts';
import type { LookUpReply } from '../../messages/contract.ts';
import type { Failure } from '../../model/failure.ts';
import type { OperationId } from '../../model/operation.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { Settings } from '../../model/settings.ts';
import type { Subject } from '../../model/subject.ts';
import { readSettings } from '../../store/settings.ts';
import { operationOf } from '../remote/operations.ts';
import { createGates } from './gates.ts';
import { configuredOperations } from './online-offer.ts';

/** `asked`: by the person's click or key, else by hovering. `site`: the page's host, null from the popup. */
export type LookUpRequest = {
  subject: Subject;
  country: string | null;
  asked: boolean;
  site: string | null;
  isPrivate: boolean;
};

export type LookUp = {
  /** Asks every configured operation about a subject, each on its own: two answers of three are a good reply. */
  ask: (request: LookUpRequest) => Promise<LookUpReply>;
  /** Asks one operation about an example, past the cache. */
  test: (operation: OperationId, isPrivate: boolean) => Promise<Result<null, Failure>>;
};

/** What "Test connection" asks about: numbers and addresses that belong to nobody's private life. */
const examples: Record<Subject['kind'], Pick<LookUpRequest, 'subject' | 'country'>> = {
  phone: { subject: { kind: 'phone', e164: '+14155552671' }, country: 'US' },
  ip: { subject: { kind: 'ip', ip: '8.8.8.8' }, country: null },
};

/** The service behind its gates. `read` gives the country boxes that tell the order of a coordinate pair. */
export function createLookUp(read: DataReader): LookUp {
  const passGates = createGates(read);
  return {
    async ask(request) {
      const settings = await readSettings();
      if (!consented(settings, request)) return { answers: [], failures: [] };
      const operations = configuredOperations(request.subject, settings);
      const outcomes = await Promise.all(
        operations.map(async (operation) => ({ operation, result: await passGates(operation, request, settings) })),
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
      const request = { ...example, asked: true, site: null, isPrivate };
      const result = await passGates(operation, request, await readSettings(), { fresh: true });
      return result.ok ? ok(null) : failed(result.problem);
    },
  };
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
