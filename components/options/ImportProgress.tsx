import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Button } from '../parts/Button.tsx';
import type { ImportState } from './contacts-state.ts';
import './contacts.css';

type ImportProgressProps = { running: Extract<ImportState, { kind: 'running' }>; onCancel: () => void };

/** How far an import is, with a way out of it. */
export function ImportProgress({ running: { file, part, entries }, onCancel }: ImportProgressProps) {
  const percent = Math.round(part * 100);
  return (
    <div class="nl-import">
      <label for="import-progress">
        <bdi>{say('importing', file)}</bdi>
      </label>
      <progress id="import-progress" max={100} value={percent}>
        {percent}
      </progress>
      <div class="nl-import-line">
        <span class="nl-import-count">{sayCount('importRead', entries)}</span>
        <Button onPress={onCancel}>{say('cancel')}</Button>
      </div>
    </div>
  );
}
