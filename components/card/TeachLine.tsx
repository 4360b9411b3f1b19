import type { FindReason } from '../../lib/model/page-reading.ts';
import type { Lesson } from '../../lib/model/site-lessons.ts';
import { reasonText } from '../../lib/report/reading-words.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './reading.css';

type TeachLineProps = {
  reason: FindReason;
  lesson: Lesson;
  /** Whether all that is written like it may be left alone too. */
  alike: boolean;
  onTeach: (lesson: Lesson) => void;
};

/** Why this was taken for a number, and the person's word that it is none. */
export function TeachLine({ reason, lesson, alike, onTeach }: TeachLineProps) {
  return (
    <div class="nl-teach">
      <p role="status">{lesson === 'none' ? reasonText(reason) : say(lessonWords[lesson])}</p>
      {lesson === 'this' && alike ? (
        <Button kind="link" onPress={() => onTeach('alike')}>
          {say('allAlike')}
        </Button>
      ) : null}
      <Button kind="link" onPress={() => onTeach(lesson === 'none' ? 'this' : 'none')}>
        {say(lesson === 'none' ? 'notANumber' : 'undo')}
      </Button>
    </div>
  );
}

const lessonWords = { this: 'leftAlone', alike: 'leftAlike' } as const satisfies Record<
  Exclude<Lesson, 'none'>,
  string
>;
