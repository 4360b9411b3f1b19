import type { FailureKind } from '../../model/answer/failure.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';

/** What the options can be opened at, by its id there: a control, or a section. */
export type OptionsPlace = 'api-key' | 'access' | 'consent' | 'online-ask' | 'service' | 'providers' | AddressPlace;

type AddressPlace = `address-${OperationId}`;

/** The place in the options that fixes a failure, and the label of the button that leads there. */
export type Fix = { at: OptionsPlace; label: 'openOptions' | 'fixKey' };

/** The place for each kind of failure; `address` is the field of the operation that was asked. */
const places: Partial<Record<FailureKind, OptionsPlace | 'address'>> = {
  'not-configured': 'api-key',
  'no-permission': 'access',
  'no-consent': 'consent',
  'key-for-other-address': 'api-key',
  'turned-off': 'online-ask',
  'refused-key': 'api-key',
  'nothing-there': 'address',
  'client-error': 'address',
  redirected: 'address',
  'too-large': 'address',
  'not-json': 'address',
  'bad-shape': 'address',
};

/** Failures after which a new key helps. */
const ofKey: ReadonlySet<FailureKind> = new Set(['key-for-other-address', 'refused-key']);

/** Places that serve all lookups. Every other fix of a provider is in the section “providers”. */
const shared: ReadonlySet<OptionsPlace | 'address'> = new Set(['consent', 'online-ask']);

/** Returns the fix of a failure of these operations. */
export function fixOf(kind: FailureKind, [operation]: readonly OperationId[]): Fix {
  const at = places[kind] ?? 'service';
  const label = ofKey.has(kind) ? 'fixKey' : 'openOptions';
  if (operation !== undefined && isProvider(operation) && !shared.has(at)) return { at: 'providers', label };
  if (at !== 'address') return { at, label };
  return { at: operation === undefined ? 'service' : `address-${operation}`, label };
}
