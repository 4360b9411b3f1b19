import { likelyParts, snippets } from '../../detect/candidates/likely-parts.ts';
import type { Look } from './looks.ts';
import type { TextPlace } from './run-text.ts';
import { asWritten, placesOf, shownText } from './run-text.ts';
import type { TextRun } from './text-runs.ts';

/** Remembers which runs were scanned, so that unchanged text is not scanned twice. */
export type ScannedRuns = {
  /** Whether a run with the same nodes and the same text is remembered. */
  isKnown(run: TextRun): boolean;
  remember(run: TextRun): void;
  /** Forgets a run, unless its texts are remembered otherwise by now. */
  forget(run: TextRun): void;
  /** Forgets a text from the character at `from` on. */
  forgetText(node: Text, from?: number): void;
};

/** A part of a long text, and its offset. */
type Part = { from: number; text: string };

/** Creates an empty memory of runs. */
export function createScannedRuns(): ScannedRuns {
  /** The text of the run whose core contains a node. */
  const texts = new WeakMap<Text, string>();
  /** The further parts of a long text, in order. A list for every text would take most of the memory (measured). */
  const further = new WeakMap<Text, Part[]>();

  function knownAt(node: Text, from: number): string | undefined {
    if (from === 0) return texts.get(node);
    return further.get(node)?.find((part) => part.from === from)?.text;
  }

  function forgetText(node: Text, from = 0): void {
    if (from === 0 || from < (texts.get(node)?.length ?? 0)) {
      texts.delete(node);
      further.delete(node);
    }
    const parts = further.get(node);
    for (let last = parts?.at(-1); last && last.from + last.text.length > from; last = parts?.at(-1)) parts?.pop();
  }

  return {
    isKnown: ({ core, text }) => core.every(({ node, from }) => knownAt(node, from) === text),
    forget({ core, text }) {
      for (const { node, from } of core) if (knownAt(node, from) === text) forgetText(node, from);
    },
    remember({ core, text }) {
      for (const { node, from } of core) {
        forgetText(node, from);
        if (from === 0) {
          texts.set(node, text);
        } else {
          const parts = further.get(node) ?? [];
          parts.push({ from, text });
          further.set(node, parts);
        }
      }
    },
    forgetText,
  };
}

/**
 * A part of a run to send to detection. `passages` returns where its characters are in the document; none outside the
 * core, and none in the context of a snippet.
 */
export type RunPart = { text: string; passages(start: number, end: number): TextPlace[] };

/**
 * Returns the parts of a run that may contain a subject, with the words around them; null if they depend on what is not
 * known of its look.
 */
export function scanRun(run: TextRun, { keepsLines }: Pick<Look, 'keepsLines'>): RunPart[] | null {
  const [first] = run.core;
  const last = run.core.at(-1);
  if (!first || !last) return [];
  const read = shownText(run.text);
  const likely = likelyParts(read.text);
  // Style is read only if there is something to find.
  if (likely.length === 0) return [];
  const isAsWritten = read.text !== run.text && keepsLines(first.node);
  if (isAsWritten === null) return null;
  const shown = isAsWritten ? asWritten(run.text) : read;
  const isAsked = (start: number, end: number): boolean =>
    shown.rawOffset(start) < last.start + last.length && shown.rawOffset(end) > first.start;
  const parts = (shown === read ? likely : likelyParts(shown.text)).filter(({ start, end }) => isAsked(start, end));
  return snippets(shown.text, parts).map(({ text, start: at, from, to }) => ({
    text: text.replaceAll('\0', ' '), // guard link-sign
    passages: (start, end) =>
      at + start < to && at + end > from && isAsked(at + start, at + end) // guard own-finds
        ? placesOf(run, shown.rawOffset(at + start), shown.rawOffset(at + end))
        : [],
  }));
}
