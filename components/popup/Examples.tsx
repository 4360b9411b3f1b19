import { say } from '../../lib/words/say.ts';
import { PickRow } from '../report/PickRow.tsx';

/**
 * What can be typed. The number is one that Ofcom keeps for television and films; the address is a public service; the
 * range is private.
 */
const phone = '+44 20 7946 0018';
const address = '8.8.8.8';
const range = '10.0.0.0/8';

/** Until something was looked up: three examples, which a press tries. Nothing is sent or kept for them. */
export function Examples({ onExample }: { onExample: (text: string) => void }) {
  return (
    <section class="nl-known" aria-label={say('exampleTitle')}>
      <div class="nl-known-head">
        <h2>{say('exampleTitle')}</h2>
      </div>
      <ul class="nl-picks">
        <PickRow
          kind="phone"
          country="GB"
          text={phone}
          detail={say('examplePhone')}
          isSentence
          onPick={() => onExample(phone)}
        />
        <PickRow
          kind="ip"
          country={null}
          text={address}
          detail={say('exampleAddress', address.replaceAll('.', '[.]'))}
          isSentence
          onPick={() => onExample(address)}
        />
        <PickRow
          kind="ip"
          country={null}
          text={range}
          detail={say('exampleRange')}
          isSentence
          onPick={() => onExample(range)}
        />
      </ul>
      <p class="nl-popup-hint">{say('exampleHint')}</p>
    </section>
  );
}
