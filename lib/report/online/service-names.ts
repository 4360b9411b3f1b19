import type { OperationId } from '../../model/answer/service-answer.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';

const names = {
  phoneValidation: 'operationPhoneValidation',
  callerId: 'operationCallerId',
  ipGeolocation: 'operationIpGeolocation',
} as const satisfies Record<OperationId, MessageKey>;

/** Returns an operation's name in the user's language. */
export function operationName(operation: OperationId): string {
  return say(names[operation]);
}

/** Returns the hosts of the service's addresses in the settings, each once. */
export function serviceHosts(addresses: Settings['addresses']): string[] {
  return [...new Set(Object.values(addresses).flatMap((address) => URL.parse(address.trim())?.host || []))];
}
