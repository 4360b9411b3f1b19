import type { Source } from '../../lib/report/facts/fact.ts';
import { sourceTagText, sourceText } from '../../lib/report/facts/sources.ts';
import { Icon } from './Icon.tsx';
import './parts.css'; // guard R12 no-markup

/** Who says a fact: a quiet drawing that names its source and age; words instead if answers differ. */
export function SourceTag({ source, now, worded }: { source: Source; now: number; worded: boolean }) {
  const text = sourceText(source, now);
  // A name is as reliable as its source, which is therefore beside it, even if there is only one.
  const isWorded = worded || source.kind === 'contacts' || source.kind === 'page';
  return (
    <span class={`nl-source nl-source-${source.kind}`} role="img" aria-label={text} title={text}>
      {isWorded ? <span aria-hidden="true">{sourceTagText(source)}</span> : <Icon name={source.kind} size={14} />}
    </span>
  );
}
