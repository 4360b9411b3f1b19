import type { FailureKind } from '../../model/answer/failure.ts';
import type { FixPlace } from '../../model/answer/failure-rows.ts';
import { failureRows, opensOptions } from '../../model/answer/failure-rows.ts';
import type { OperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';

/** What the options can be opened at, by its id there: a control, or a section. */
export type OptionsPlace = Exclude<FixPlace, 'new-key' | 'address'> | 'providers' | `address-${OperationId}`;

/** The place in the options that fixes a failure, and the label of the button that leads there. */
export type Fix = { at: OptionsPlace; label: 'openOptions' | 'fixKey' };

/** Returns the fix of a failure of these operations. */
export function fixOf(kind: FailureKind, [operation]: readonly OperationId[]): Fix {
  const { button } = failureRows[kind].effect;
  const at = opensOptions(button) ? button : 'service';
  const label = at === 'new-key' ? 'fixKey' : 'openOptions';
  // Two places serve all lookups. Every other fix of a provider is in the section “providers”.
  const isShared = at === 'consent' || at === 'online-ask';
  if (operation !== undefined && isProvider(operation) && !isShared) return { at: 'providers', label };
  if (at === 'new-key') return { at: 'api-key', label };
  if (at !== 'address') return { at, label };
  return { at: operation === undefined ? 'service' : `address-${operation}`, label };
}
