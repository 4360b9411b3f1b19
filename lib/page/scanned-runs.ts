import type { TextRun } from './text-runs.ts';

/** Remembers which runs were scanned, so that unchanged text is never scanned twice. */
export type ScannedRuns = {
  /** Whether this very run was remembered: same nodes, same text. */
  isKnown(run: TextRun): boolean;
  remember(run: TextRun): void;
  forget(node: Text): void;
};

type Stamp = { text: string; pieces: number };

export function createScannedRuns(): ScannedRuns {
  const stamps = new WeakMap<Text, Stamp>();
  /** Parts of long texts, by the offset at which they begin. */
  const parts = new WeakMap<Text, Map<number, Stamp>>();

  function stampOf(node: Text, from: number): Stamp | undefined {
    return from === 0 ? stamps.get(node) : parts.get(node)?.get(from);
  }

  return {
    isKnown(run) {
      const [first] = run.pieces;
      const stamp = first && stampOf(first.node, first.from);
      const same = stamp?.text === run.text && stamp.pieces === run.pieces.length;
      return same && run.pieces.every(({ node, from }) => stampOf(node, from) === stamp);
    },
    remember(run) {
      const fresh: Stamp = { text: run.text, pieces: run.pieces.length };
      for (const { node, from } of run.pieces) {
        if (from === 0) stamps.set(node, fresh);
        else parts.set(node, (parts.get(node) ?? new Map<number, Stamp>()).set(from, fresh));
      }
    },
    forget(node) {
      stamps.delete(node);
      parts.delete(node);
    },
  };
}
