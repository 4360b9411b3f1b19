import type { AddressProblem } from '../../lib/lookup/remote/read-address.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';

const sentences = {
  empty: 'addressEmpty',
  'too-long': 'addressTooLong',
  'not-an-address': 'addressNotAddress',
  'not-https': 'addressNotHttps',
  'has-user-info': 'addressUserInfo',
  'has-fragment': 'addressFragment',
  'has-key': 'addressHasKey',
  'has-query': 'addressQuery',
} as const satisfies Record<AddressProblem, MessageKey>;

/** Why an address cannot be used, in one sentence. */
export function addressProblem(problem: AddressProblem): string {
  return say(sentences[problem]);
}
