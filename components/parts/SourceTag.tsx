import type { Source } from '../../lib/report/fact.ts';
import { sourceText } from '../../lib/report/source-text.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from './Icon.tsx';
import './parts.css';

/** Who says a fact: a quiet drawing that names its source and age; with words where answers differ. */
export function SourceTag({ source, now, worded }: { source: Source; now: number; worded: boolean }) {
  const text = sourceText(source, now);
  return (
    <span class="nl-source" role="img" aria-label={text} title={text}>
      {worded ? <span aria-hidden="true">{say(source.kind === 'device' ? 'tagDevice' : 'tagService')}</span> : null}
      <Icon name={source.kind} size={14} />
    </span>
  );
}
