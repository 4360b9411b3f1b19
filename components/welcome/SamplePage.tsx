import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { classNames } from '../parts/class-names.ts';
import type { WelcomeExample } from './welcome-state.ts';
import { welcomeExamples } from './welcome-state.ts';
import './sample-page.css';

type SamplePageProps = {
  picked: WelcomeExample | null;
  /** The card shows all details. */
  isWhole: boolean;
  onTry: (example: WelcomeExample) => void;
  /** The card. */
  children?: ComponentChildren;
};

/**
 * Looks like a page in a browser: a sentence with an IP address and a number, underlined as on pages. The card opens
 * below the one that is hovered, as it does there.
 */
export function SamplePage({ picked, isWhole, onTry, children }: SamplePageProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // How far the hovered example is from the start of its line (px).
  const [start, setStart] = useState(0);
  // After every drawing, because the width of the page may have changed.
  useLayoutEffect(() => {
    const mark = text.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    const whole = text.current?.getBoundingClientRect();
    if (!mark || !whole) return;
    const isRightToLeft = getComputedStyle(text.current ?? document.body).direction === 'rtl';
    setStart(Math.round(isRightToLeft ? whole.right - mark.right : mark.left - whole.left));
  });
  return (
    <div class="nl-sample">
      <div class="nl-sample-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p ref={text} class="nl-sample-text">
        {partsOf(say('welcomeSentence', welcomeExamples.ip, welcomeExamples.phone)).map((part) =>
          part.example === null ? (
            part.text
          ) : (
            <Mark key={part.example} example={part.example} isPicked={picked === part.example} onTry={onTry} />
          ),
        )}
      </p>
      <div class="nl-stack nl-sample-rest">
        {/* The rest of the page, which the card covers. */}
        <div class="nl-sample-lines" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <section
          class={classNames('nl-stack nl-sample-card', { 'nl-sample-whole': isWhole })}
          style={{ '--nl-start': `${start}px` }}
          aria-label={say('welcomeCard')}
          aria-live="polite"
        >
          {children}
        </section>
      </div>
    </div>
  );
}

type MarkProps = { example: WelcomeExample; isPicked: boolean; onTry: (example: WelcomeExample) => void };

function Mark({ example, isPicked, onTry }: MarkProps) {
  return (
    <button
      type="button"
      class="nl-sample-mark"
      dir="ltr"
      aria-pressed={isPicked}
      onPointerEnter={() => onTry(example)}
      onClick={() => onTry(example)}
    >
      {welcomeExamples[example]}
    </button>
  );
}

/** Returns the sentence in parts: its words, and the examples between them. */
function partsOf(sentence: string): { text: string; example: WelcomeExample | null }[] {
  const places = (['ip', 'phone'] as const)
    .map((example) => ({ example, at: sentence.indexOf(welcomeExamples[example]) }))
    .sort((one, other) => one.at - other.at);
  const parts: { text: string; example: WelcomeExample | null }[] = [];
  let done = 0;
  for (const { example, at } of places) {
    parts.push({ text: sentence.slice(done, at), example: null });
    parts.push({ text: welcomeExamples[example], example });
    done = at + welcomeExamples[example].length;
  }
  return [...parts, { text: sentence.slice(done), example: null }];
}
