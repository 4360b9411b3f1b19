import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../../../lib/words/say.ts';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import '../options.css';
import './providers.css';

type WhoAnswersProps = {
  /** The row of the lookup service, which opens its form. */
  service?: ComponentChildren;
  /** The other providers. */
  children?: ComponentChildren;
};

/** The section on who answers lookups online: the lookup service first, then the other providers and their order. */
export function WhoAnswers({ service, children }: WhoAnswersProps) {
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
  return (
    <section ref={part} id="providers" class="nl-options-part" aria-labelledby="providers-title">
      <PartTitle id="providers-title" title={say('providersTitle')} part={part} wrong={wrong} />
      <p class="nl-options-hint">{say('providersHint')}</p>
      {service === undefined ? null : (
        <ul class="nl-providers" aria-labelledby="providers-title">
          <li id="service" class="nl-option">
            {service}
          </li>
        </ul>
      )}
      {children}
    </section>
  );
}
