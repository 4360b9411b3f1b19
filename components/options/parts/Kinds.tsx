import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import './kinds.css';

const kindNames = { phone: 'listPhones', ip: 'listAddresses' } as const satisfies Record<Subject['kind'], MessageKey>;

/** Tags beside a name: what a provider looks up, or what a link opens. */
export function Kinds({ kinds }: { kinds: readonly Subject['kind'][] }) {
  return (
    <span class="nl-wraps nl-kinds">
      {kinds.map((kind) => (
        <span key={kind} class="nl-chip nl-box">
          {say(kindNames[kind])}
        </span>
      ))}
    </span>
  );
}
