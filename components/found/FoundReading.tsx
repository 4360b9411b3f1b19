import { say } from '../../lib/words/say.ts';

/** The page is being read for the first time; a bar shows how far where there is much. */
export function FoundReading({ done, all }: { done: number; all: number }) {
  return (
    <div class="nl-onpage-none nl-onpage-reading" role="status">
      <p>{say('onPageReading')}</p>
      {all > 0 ? <progress value={done} max={all} aria-label={say('onPageReading')} /> : null}
    </div>
  );
}
