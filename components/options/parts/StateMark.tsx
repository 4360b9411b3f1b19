import './state-mark.css';

/** Whether something is used, in a word. `warn`: it is, with a limit or a problem. `failed`: a fault prevents it. */
export type ShownState = { state: 'on' | 'warn' | 'off' | 'failed'; words: string };

const tones = { on: 'good', warn: 'warn', off: 'soft', failed: 'bad' } as const;

/** A dot and a word: whether a provider or the service is used. */
export function StateMark({ state, words }: ShownState) {
  return <span class={`nl-line nl-close nl-${tones[state]} nl-state nl-state-${state}`}>{words}</span>;
}
