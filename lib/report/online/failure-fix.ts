import type { FailureKind } from '../../model/answer/failure.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { MessageKey } from '../../words/say.ts';

/** What the options can be opened at, by its id there: a control, or a section. */
export type OptionsPlace = 'api-key' | 'access' | 'consent' | 'online-ask' | 'service' | 'providers' | AddressPlace;

type AddressPlace = `address-${OperationId}`;

/** The place in the options that fixes a failure, and the label of the button that leads there. */
export type Fix = { at: OptionsPlace; label: MessageKey };

/** The place for each kind of failure; `address` is the field of the operation that was asked. */
const fixes: Partial<Record<FailureKind, { at: OptionsPlace | 'address'; label: MessageKey }>> = {
  'not-configured': { at: 'api-key', label: 'fixSetUp' },
  'no-permission': { at: 'access', label: 'allow' },
  'no-consent': { at: 'consent', label: 'consentAllow' },
  'key-for-other-address': { at: 'api-key', label: 'fixKey' },
  'turned-off': { at: 'online-ask', label: 'fixTurnOn' },
  'refused-key': { at: 'api-key', label: 'fixKey' },
  'nothing-there': { at: 'address', label: 'fixService' },
  'client-error': { at: 'address', label: 'fixService' },
  redirected: { at: 'address', label: 'fixService' },
  'too-large': { at: 'address', label: 'fixService' },
  'not-json': { at: 'address', label: 'fixService' },
  'bad-shape': { at: 'address', label: 'fixService' },
};

/** Places that serve all lookups. Every other fix of a provider is in the section “providers”. */
const shared: ReadonlySet<OptionsPlace | 'address'> = new Set(['consent', 'online-ask']);

/**
 * Returns the fix of a failure of these operations. An account can only be fixed at the service, so that button names
 * no fix.
 */
export function fixOf(kind: FailureKind, [operation]: readonly OperationId[]): Fix {
  const { at, label } = fixes[kind] ?? { at: 'service', label: 'openOptions' };
  if (operation !== undefined && isProvider(operation) && !shared.has(at)) return { at: 'providers', label };
  if (at !== 'address') return { at, label };
  return { at: operation === undefined ? 'service' : `address-${operation}`, label };
}
