import { isCustom } from '../../model/answer/custom-ids.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { Report } from '../../model/answer/report.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { CustomDefinition, Finding } from '../../model/settings/custom/definition.ts';
import type { Subject } from '../../model/subject-schema.ts';
import type { WindowKind } from '../../model/window-kind.ts';
import { tryAgain } from '../../store/database/database.ts';
import { readSettings } from '../../store/person/settings.ts';
import { knownProviders } from '../../store/service/providers.ts';
import { findingsOf } from '../providers/custom-facts.ts';
import { operationOf } from '../providers/providers.ts';
import type { Operation } from '../service/operations.ts';
import type { Gates } from './gates.ts';
import { worthAsking } from './online-offer.ts';
import type { OnlineLookup } from './request-setup.ts';
import { lookedUp } from './request-setup.ts';

/** A test of a described provider: `described.fingerprint` is that of the description that the user saw. */
export type TestOptions = WindowKind & {
  described?: {
    fingerprint: string | null;
    /** The report on what the user wants to look up instead of the example. */
    report?: Report | null;
    /** Is told what the answer has at each place that the description reads. */
    onFindings: (findings: Finding[]) => void;
  };
};

type About = ReturnType<typeof lookedUp>;

/** What "Test connection" looks up: a number and an IP address of organizations, not of a private person. */
const examples: Record<Subject['kind'], About> = {
  phone: { subject: { kind: 'phone', e164: '+14155552671' }, country: 'US', national: '4155552671' },
  ip: { subject: { kind: 'ip', ip: '8.8.8.8' }, country: null },
};

/** Looks up an example, or what the user typed, with one operation, whatever answers are saved. */
export async function testOperation(
  gates: Gates,
  id: OperationId,
  { isPrivate, described }: TestOptions,
): Promise<Result<null, Failure>> {
  tryAgain();
  const providers = await knownProviders();
  const operation = operationOf(id, providers);
  if (!operation) return failed({ kind: 'not-configured' });
  const { fingerprint = null } = operation.described ?? {};
  if (fingerprint !== (described?.fingerprint ?? null)) return failed({ kind: 'interrupted' }); // guard tried-as-shown
  const about = aboutOf(operation, described?.report ?? null);
  if (!about) return failed({ kind: 'interrupted' });
  const definition = isCustom(id) ? providers.custom?.[id] : undefined;
  const watched = definition && described ? telling(operation, definition, described.onFindings) : operation;
  const lookup: OnlineLookup = { ...about, asked: true, site: null, tabId: null, isPrivate, purpose: 'test' };
  const result = await gates.pass(watched, lookup, await readSettings());
  return result.ok ? ok(null) : result;
}

/** Returns what a test looks up; null if that may not be sent, as a special address, even if the user typed it. */
function aboutOf({ kinds }: Operation, report: Report | null): About | null {
  if (report === null) return examples[kinds[0] ?? 'phone'];
  return kinds.includes(report.subject.kind) && worthAsking(report) ? lookedUp(report) : null;
}

/** Returns the operation, which also tells what each answer has. */
function telling(
  operation: Operation,
  definition: CustomDefinition,
  onFindings: (findings: Finding[]) => void,
): Operation {
  return {
    ...operation,
    decode(json, ...rest) {
      onFindings(findingsOf(json, definition));
      return operation.decode(json, ...rest);
    },
  };
}
