import { listOf } from '../../../lib/words/isolated.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { capitalized, say } from '../../../lib/words/say.ts';

/** What can be asked of some providers, by the names that they use in requests. */
const words: Record<string, MessageKey | undefined> = {
  line_type_intelligence: 'termLineType',
  caller_name: 'termCaller',
  'caller-name': 'termCaller',
  carrier: 'termCarrier',
  validation: 'operationPhoneValidation',
};

/** Returns how a choice of a field is called: names of plans and of services as they are. */
export function choiceName(choice: string): string {
  return capitalized(listOf(choice.split(',').map((part) => spoken(words[part]) ?? part)));
}

function spoken(key: MessageKey | undefined): string | null {
  return key === undefined ? null : say(key);
}
