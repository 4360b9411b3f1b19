import { customIds, isCustom } from '../model/answer/custom-ids.ts';
import type { BuiltInId, ProviderId } from '../model/answer/provider-list.ts';
import { providerList } from '../model/answer/provider-list.ts';
import type { Cost } from '../model/answer/report.ts';
import type { OperationId, ServiceOperationId } from '../model/answer/service-answer.ts';
import { isProvider } from '../model/answer/service-answer.ts';
import type { Settings } from '../model/settings/settings.ts';
import type { MessageKey } from './say.ts';
import { say, sayCount } from './say.ts';

const names = {
  phoneValidation: 'operationPhoneValidation',
  callerId: 'operationCallerId',
  ipGeolocation: 'operationIpGeolocation',
} as const satisfies Record<ServiceOperationId, MessageKey>;

/** Returns a provider's name: its own, or of one that the user described, the user's (`ownName`). */
export function providerName(id: ProviderId, ownName?: string): string {
  return isCustom(id) ? (ownName ?? say('customName', customIds.indexOf(id) + 1)) : providerList[id].name;
}

/** Returns what a built-in provider gives, in one sentence. */
export function providerAbout(id: BuiltInId): string {
  return say(providerList[id].about);
}

/** Returns a few sentences on what a built-in provider needs, and on the hosts that it contacts. */
export function providerNeeds(id: BuiltInId): string {
  return say(providerList[id].needs);
}

/** Returns an operation's name in the user's language: of an added provider, its own. */
export function operationName(operation: OperationId, ownName?: string): string {
  return isProvider(operation) ? providerName(operation, ownName) : say(names[operation]);
}

/** Returns what a lookup costs, and who is asked if it is not the lookup service. */
export function costText(cost: Cost): string {
  return costSentences(cost).join(' ');
}

/** Returns the same, sentence by sentence. */
export function costSentences({ calls, by, ownName }: Cost): string[] {
  const cost = sayCount('spends', calls);
  return by === undefined ? [cost] : [say('asksProvider', providerName(by, ownName)), cost];
}

/** Returns the hosts of the service's addresses in the settings, each once. */
export function serviceHosts(addresses: Settings['addresses']): string[] {
  return [...new Set(Object.values(addresses).flatMap((address) => URL.parse(address.trim())?.host || []))];
}
