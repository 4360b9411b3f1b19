import { sourceTagText, sourceText } from '../../lib/report/claims/sources.ts';
import type { Source } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { operationName } from '../../lib/words/service-names.ts';
import { Icon } from './Icon.tsx';
import './parts.css'; // guard no-markup

type SourceTagProps = {
  source: Source;
  /** Milliseconds since 1970. */
  now: number;
  /** Answers differ: every source is named in words. */
  isWorded?: boolean;
  /** Two lookups of the service differ: the source is named by its lookup. */
  isLookupNamed?: boolean;
};

/**
 * The source of a fact: a cloud for everything from online, a few words for others, and beside the cloud too if answers
 * differ. The title names the source and its age.
 */
export function SourceTag({ source, now, isWorded = false, isLookupNamed = false }: SourceTagProps) {
  const lookup = isLookupNamed && source.kind === 'service' ? operationName(source.operation, source.ownName) : null;
  const text = lookup === null ? sourceText(source, now) : say('headlinePair', lookup, sourceText(source, now));
  const isOnline = source.kind === 'service';
  // A name is only as reliable as its source, so its source is always named in words.
  const hasWords = isWorded || !(isOnline || source.kind === 'device');
  return (
    <span class={`nl-line-in nl-source nl-source-${source.kind}`} role="img" aria-label={text} title={text}>
      {isOnline || !hasWords ? <Icon name={source.kind} size={14} tone={isOnline ? 'accent' : undefined} /> : null}
      {/* The space, which is not drawn, keeps the answer and its source apart if they are read as text. */}
      {hasWords ? <span aria-hidden="true"> {lookup ?? sourceTagText(source)}</span> : null}
    </span>
  );
}
