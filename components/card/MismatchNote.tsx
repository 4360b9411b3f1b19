import type { CardReading } from '../../lib/model/card-view.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './reading.css';

type MismatchNoteProps = { mismatch: NonNullable<CardReading['mismatch']>; onPick: (index: number) => void };

/** A link calls another number than its text shows: says which one this is, and leads to the other. */
export function MismatchNote({ mismatch: { shows, other, index }, onPick }: MismatchNoteProps) {
  return (
    <div class="nl-warning">
      <Icon name="warning" />
      <div>
        <p class="nl-mismatch">{say(shows === 'link' ? 'mismatchLink' : 'mismatchText')}</p>
        <Button kind="link" onPress={() => onPick(index)}>
          {say(shows === 'link' ? 'mismatchShowText' : 'mismatchShowLink', subjectKey(other))}
        </Button>
      </div>
    </div>
  );
}
