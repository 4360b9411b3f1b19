import type { ComponentChildren } from 'preact';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import './sections.css';

const icons = { good: 'good', neutral: 'neutral', warn: 'warning', bad: 'bad' } as const satisfies Record<
  string,
  IconName
>;

export type ResultTone = keyof typeof icons;

/** How something that was asked for went, and what to do if it did not go well. */
export function ResultNote({ tone, children }: { tone: ResultTone; children: ComponentChildren }) {
  return (
    <div class={`nl-result nl-result-${tone}`}>
      <Icon name={icons[tone]} />
      <p>{children}</p>
    </div>
  );
}
