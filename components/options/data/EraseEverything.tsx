import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { Confirm } from '../parts/Confirm.tsx';
import { ResultNote } from '../parts/ResultNote.tsx';
import type { DataEvents, Erasing } from './data-state.ts';
import './data.css';

type EraseEverythingProps = { erasing: Erasing; onErase: DataEvents['onErase'] };

/** Erasing everything, as a section of its own if a policy hides the section that it is part of. */
export function ErasePart(props: EraseEverythingProps) {
  return (
    <div id="erase" class="nl-stack nl-roomy nl-options-part">
      <EraseEverything {...props} />
    </div>
  );
}

/** The last of all options: erases everything, after a question in the same place. */
export function EraseEverything({ erasing, onErase }: EraseEverythingProps) {
  const part = useRef<HTMLElement>(null);
  const isAsking = erasing === 'asking';
  // The pressed answer is gone.
  useFocusBack(isAsking, () => part.current?.querySelector<HTMLElement>('button'));
  return (
    <section ref={part} class="nl-option" aria-labelledby="erase-title" data-search={say('eraseSearch')}>
      <div class="nl-spread nl-setting-line">
        <div class="nl-setting-words">
          <h3 id="erase-title">{say('eraseTitle')}</h3>
          <p class="nl-options-hint">{say('eraseHint')}</p>
        </div>
        {isAsking ? null : (
          <p class="nl-wraps nl-gap nl-setting-end nl-erase-yes">
            <Button disabled={erasing === 'erasing'} onPress={() => onErase('ask')}>
              {say('eraseButton')}
            </Button>
          </p>
        )}
      </div>
      {isAsking ? (
        <Confirm question={say('eraseAsk')} yes={say('eraseYes')} no={say('eraseNo')} onAnswer={onErase} />
      ) : null}
      <div role="status">
        {erasing === 'done' ? <ResultNote tone="good">{say('eraseDone')}</ResultNote> : null}
        {erasing === 'failed' ? <ResultNote tone="bad">{say('eraseFailed')}</ResultNote> : null}
      </div>
    </section>
  );
}
