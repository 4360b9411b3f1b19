import { listOf } from '../../../lib/words/isolated.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { capitalized, say } from '../../../lib/words/say.ts';

/** The plans and services of some providers, by their names in requests. */
const words: Record<string, MessageKey | undefined> = {
  line_type_intelligence: 'termLineType',
  caller_name: 'termCaller',
  'caller-name': 'termCaller',
  carrier: 'termCarrier',
  validation: 'operationPhoneValidation',
};

/** Returns the label of a field's choice. Names of plans and services are not translated. */
export function choiceName(choice: string): string {
  return capitalized(listOf(choice.split(',').map((part) => spoken(words[part]) ?? part)));
}

function spoken(key: MessageKey | undefined): string | null {
  return key === undefined ? null : say(key);
}
