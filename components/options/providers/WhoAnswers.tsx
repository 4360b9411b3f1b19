import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import '../options.css';
import './providers.css';

/** The section on who answers lookups online: a note or a hint, then the providers and their order. */
export function WhoAnswers({ children }: { children: ComponentChildren }) {
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
  return (
    <section ref={part} id="providers" class="nl-stack nl-roomy nl-options-part" aria-labelledby="providers-title">
      <PartTitle id="providers-title" title={say('providersTitle')} part={part} wrong={wrong} />
      {children}
    </section>
  );
}
