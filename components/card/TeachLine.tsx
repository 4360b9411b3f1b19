import { useRef } from 'preact/hooks';
import type { FindReason } from '../../lib/model/page/page-reading.ts';
import type { Lesson } from '../../lib/model/settings/site.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { reasonText } from '../../lib/words/reading-words.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { Button } from '../parts/Button.tsx';
import './reading.css';

type TeachLineProps = {
  kind: Subject['kind'];
  reason: FindReason;
  lesson: Lesson;
  /** Whether everything in the same format may be ignored too. */
  alike: boolean;
  onTeach: (lesson: Lesson) => void;
};

/**
 * Says why a text was taken for a number or an address, and lets the user correct that. It opens on a press, because
 * few people need it. A correction is shown at once, with a button that undoes it.
 */
export function TeachLine({ kind, reason, lesson, alike, onTeach }: TeachLineProps) {
  const line = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus goes to the one that undoes the correction, or back.
  useFocusBack(lesson, () => line.current?.querySelector<HTMLElement>('button, summary'));
  return (
    <div class="nl-cluster nl-teach" ref={line}>
      <p role="status">{lesson === 'none' ? null : say(lessonWords[lesson])}</p>
      {lesson === 'none' ? (
        <details class="nl-why">
          <summary>{say(words[kind].why)}</summary>
          <div class="nl-spread nl-why-words">
            <p>{reasonText(reason)}</p>
            <Button kind="link" onPress={() => onTeach('this')}>
              {say(words[kind].not)}
            </Button>
          </div>
        </details>
      ) : null}
      {lesson === 'this' && alike ? (
        <Button kind="link" onPress={() => onTeach('alike')}>
          {say('allAlike')}
        </Button>
      ) : null}
      {lesson === 'none' ? null : (
        <Button kind="link" onPress={() => onTeach('none')}>
          {say('undo')}
        </Button>
      )}
    </div>
  );
}

const words = {
  phone: { why: 'whyNumber', not: 'notANumber' },
  ip: { why: 'whyAddress', not: 'notAnAddress' },
} as const satisfies Record<Subject['kind'], Record<string, MessageKey>>;

const lessonWords = { this: 'leftAlone', alike: 'leftAlike' } as const satisfies Record<
  Exclude<Lesson, 'none'>,
  string
>;
