import type { TextRun } from './text-runs.ts';

/** Remembers which runs were scanned, so that unchanged text is never scanned twice. */
export type ScannedRuns = {
  /** Whether this very run was remembered: same nodes, same text. */
  isKnown(run: TextRun): boolean;
  /** Whether a node's text is another than when it was remembered. */
  isChanged(node: Text): boolean;
  remember(run: TextRun): void;
  forgetText(node: Text): void;
};

export function createScannedRuns(): ScannedRuns {
  /** The text of the run that a node is in the core of. */
  const texts = new WeakMap<Text, string>();
  /** A long text has several, by the offset at which they begin; a map for every text would take the most of what is kept. */
  const further = new WeakMap<Text, Map<number, string>>();

  function forgetText(node: Text): void {
    texts.delete(node);
    further.delete(node);
  }

  return {
    isKnown: ({ core, text }) =>
      core.every(({ node, from }) => (from === 0 ? texts.get(node) : further.get(node)?.get(from)) === text),
    isChanged: (node) => texts.get(node)?.includes(node.data) === false,
    remember({ core, text }) {
      for (const { node, from } of core) {
        if (from === 0) {
          forgetText(node);
          texts.set(node, text);
        } else {
          further.set(node, (further.get(node) ?? new Map<number, string>()).set(from, text));
        }
      }
    },
    forgetText,
  };
}
