import { say } from '../../lib/words/say.ts';
import { PickRow } from '../report/PickRow.tsx';
import { KnownPart } from './KnownLists.tsx';

/**
 * What can be typed. The number is one that Ofcom keeps for television and films; the address is a public service; the
 * range is private.
 */
const examples = [
  { kind: 'phone', country: 'GB', text: '+44 20 7946 0018', detail: () => say('examplePhone') },
  { kind: 'ip', country: null, text: '8.8.8.8', detail: () => say('exampleAddress', '8[.]8[.]8[.]8') },
  { kind: 'ip', country: null, text: '10.0.0.0/8', detail: () => say('exampleRange') },
] as const;

/** Until something was looked up: three examples, which a press tries. Nothing is sent or kept for them. */
export function Examples({ onExample }: { onExample: (text: string) => void }) {
  return (
    <KnownPart title={say('exampleTitle')}>
      <ul class="nl-picks">
        {examples.map(({ detail, ...example }) => (
          <PickRow
            key={example.text}
            {...example}
            detail={detail()}
            isSentence
            onPick={() => onExample(example.text)}
          />
        ))}
      </ul>
      <p class="nl-fine nl-popup-hint">{say('exampleHint')}</p>
    </KnownPart>
  );
}
