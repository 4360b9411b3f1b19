import type { TextRun } from './text-runs.ts';

/** Remembers which runs were scanned, so that unchanged text is never scanned twice. */
export type ScannedRuns = {
  /** Whether this very run was remembered: same nodes, same text. */
  isKnown(run: TextRun): boolean;
  remember(run: TextRun): void;
  forget(node: Text): void;
};

export function createScannedRuns(): ScannedRuns {
  /** The texts of the runs that a node is in the core of; a long text has several, by the offset at which they begin. */
  const texts = new WeakMap<Text, Map<number, string>>();
  return {
    isKnown: ({ core, text }) => core.every(({ node, from }) => texts.get(node)?.get(from) === text),
    remember({ core, text }) {
      for (const { node, from } of core) {
        const before = from === 0 ? undefined : texts.get(node);
        texts.set(node, (before ?? new Map<number, string>()).set(from, text));
      }
    },
    forget: (node) => texts.delete(node),
  };
}
