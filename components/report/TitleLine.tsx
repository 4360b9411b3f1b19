import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Banner, Head } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import { isOfService, SaidName, saidSentence } from './SaidName.tsx';
import './title-line.css';

/** A card's warnings, above its headline: they outrank names. */
export function Banners({ banners }: { banners: Banner[] }) {
  return (
    <>
      {banners.map(({ tone, text }) => (
        <p key={text} class={`nl-beside nl-banner nl-banner-${tone}`} title={text}>
          <Icon name={tone === 'info' ? 'neutral' : 'warning'} size={15} />
          <span class="nl-banner-words">{text}</span>
        </p>
      ))}
    </>
  );
}

type TitleLineProps = {
  head: Pick<Head, 'title' | 'flags' | 'term'>;
  /** The whole number, beside one in the national format of the assumed country. */
  beside?: string | null;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The card's first line: the best name there is, with its source if that is not the built-in data. The user's own note
 * has an icon; it is a line above a person's name.
 */
export function TitleLine({ head: { title, flags, term }, beside = null, now }: TitleLineProps) {
  const { says, source, text } = title;
  const isContact = says === 'contact';
  const isSigned = isOfService(source);
  const [line, isWhole] = useIsWhole(text);
  const heading = (
    <h1
      ref={line}
      class={classNames('nl-glance-title', { 'nl-glance-title-signed': isSigned })}
      title={saidSentence(title, isContact)}
    >
      {term === null ? null : <span class="nl-headline-says">{term} </span>}
      {says === 'note' ? <NoteSign look="nl-glance-note" /> : null}
      {flags.title === null ? null : <Flag country={flags.title} />}
      <SaidName
        lead={title}
        isContact={isContact}
        isSentence={says === 'place' || says === 'other'}
        isSignAttached={isSigned && isWhole}
        now={now}
        class="nl-clamp nl-glance-name"
      />
    </h1>
  );
  if (title.note !== undefined) {
    return (
      <div class="nl-shrinks">
        <p class="nl-muted nl-glance-note-line" title={title.note}>
          <NoteSign />
          <bdi class="nl-clip">{title.note}</bdi>
        </p>
        {heading}
      </div>
    );
  }
  if (beside === null) return heading;
  return (
    <div class="nl-wraps nl-glance-top">
      {heading}
      <bdi class="nl-glance-subject" dir="ltr">
        {beside}
      </bdi>
    </div>
  );
}

function NoteSign({ look }: { look?: string }) {
  return (
    <span class={look} role="img" aria-label={say('toolNote')}>
      <Icon name="note" size={15} />
    </span>
  );
}

/**
 * Tells whether a name is whole in its lines: only then is a service's sign at its last word, because what is cut takes
 * the last word with it.
 */
function useIsWhole(text: string): [RefObject<HTMLHeadingElement | null>, boolean] {
  const line = useRef<HTMLHeadingElement>(null);
  const [whole, setWhole] = useState<string | null>(null);
  useLayoutEffect(() => {
    const name = line.current?.querySelector('.nl-glance-name');
    const isWhole = name != null && name.clientHeight > 0 && name.scrollHeight <= name.clientHeight + 1;
    setWhole(isWhole && name.scrollWidth <= name.clientWidth ? text : null);
  }, [text]);
  return [line, whole === text];
}
