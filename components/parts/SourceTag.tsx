import type { Source } from '../../lib/report/facts/fact.ts';
import { sourceTagText, sourceText } from '../../lib/report/facts/sources.ts';
import { Icon } from './Icon.tsx';
import './parts.css'; // guard R12 no-markup

/** Who says a fact: an icon whose title names the source and its age. With `worded`, as answers differ, words instead. */
export function SourceTag({ source, now, worded }: { source: Source; now: number; worded: boolean }) {
  const text = sourceText(source, now);
  // A name is only as reliable as its source, so its source is always named in words.
  const isWorded = worded || source.kind === 'contacts' || source.kind === 'page';
  return (
    <span class={`nl-source nl-source-${source.kind}`} role="img" aria-label={text} title={text}>
      {isWorded ? <span aria-hidden="true">{sourceTagText(source)}</span> : <Icon name={source.kind} size={14} />}
    </span>
  );
}
