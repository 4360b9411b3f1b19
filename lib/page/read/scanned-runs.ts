import { likelyParts, snippets } from '../../detect/candidates/likely-parts.ts';
import { partOfText } from '../dom/page-dom.ts';
import type { Place } from './run-text.ts';
import { asWritten, keepsLines, placesOf, shownText } from './run-text.ts';
import type { TextRun } from './text-runs.ts';

/** Remembers which runs were scanned, so that unchanged text is never scanned twice. */
export type ScannedRuns = {
  /** Whether this very run was remembered: same nodes, same text. */
  isKnown(run: TextRun): boolean;
  /** Whether a node's text is another than when it was remembered. */
  isChanged(node: Text): boolean;
  remember(run: TextRun): void;
  /** Forgets what was remembered of a text's character at `from` and of all behind it. */
  forgetText(node: Text, from?: number): void;
};

/** A part of a long text, and where it begins. */
type Part = { from: number; text: string };

export function createScannedRuns(): ScannedRuns {
  /** The text of the run that a node is in the core of. */
  const texts = new WeakMap<Text, string>();
  /** A long text has several, in the order of the text; a list for every text would take the most of what is kept. */
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
    isChanged(node) {
      const text = texts.get(node);
      if (text === undefined) return false;
      const parts = further.get(node);
      if (!parts) return !text.includes(node.data);
      return [{ from: 0, text }, ...parts].some((part) => partOfText(node, part.from, part.text.length) !== part.text);
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

/** A text to be decided on; `passages` tells where its characters stand in the document, none for what is not asked. */
export type Question = { text: string; passages(start: number, end: number): Place[] };

/** Looks for parts of a run that may hold a subject: the texts to decide on. */
export function scanRun(run: TextRun): Question[] {
  const [first] = run.core;
  const last = run.core.at(-1);
  if (!first || !last) return [];
  const read = shownText(run.text);
  const likely = likelyParts(read.text);
  // Style is asked only where there is something to find.
  if (likely.length === 0) return [];
  const shown = read.text !== run.text && keepsLines(first.node) ? asWritten(run.text) : read;
  const isAsked = (start: number, end: number): boolean =>
    shown.rawOffset(start) < last.start + last.length && shown.rawOffset(end) > first.start;
  const parts = (shown === read ? likely : likelyParts(shown.text)).filter(({ start, end }) => isAsked(start, end));
  return snippets(shown.text, parts).map(({ text, start: at }) => ({
    text,
    passages: (start, end) =>
      isAsked(at + start, at + end) ? placesOf(run, shown.rawOffset(at + start), shown.rawOffset(at + end)) : [],
  }));
}
