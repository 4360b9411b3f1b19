import type { Find } from '../../model/subject.ts';
import { elementAbove, isConnectedNode, partOfText, textWalker } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';
import type { Known } from '../dom/skip.ts';
import { isUnread, isUnreadText, wantsNoNumbers } from '../dom/skip.ts';
import type { MatchLedger } from '../mark/match-ledger.ts';
import type { DetectionQueue } from './detection-queue.ts';
import { linkQuestion } from './published.ts';
import type { Place } from './run-text.ts';
import type { Question, ScannedRuns } from './scanned-runs.ts';
import { scanRun } from './scanned-runs.ts';
import { mayBeSubject } from './subject-signs.ts';
import type { TextRun } from './text-runs.ts';

/** Text nodes of one link that are marked. */
const linkNodes = 50;

/** Reads runs and links: asks what they hold and enters it in the ledger. */
export type Reader = {
  readRun(run: TextRun): void;
  readLink(link: Element): void;
  /** Forgets what was found of elements: all is read, or the page has changed. */
  rest(): void;
};

export function createReader({
  ledger,
  queue,
  isDrawn,
  scanned,
  isEarly,
}: {
  ledger: MatchLedger;
  queue: DetectionQueue;
  isDrawn(node: Text): boolean;
  scanned: ScannedRuns;
  /** Whether this is still the first reading of the page. */
  isEarly(): boolean;
}): Reader {
  const linkTexts = new WeakMap<Element, string>();
  const noNumbers = wantsNoNumbers();
  const known: Known = new Map();

  function enter(entry: Find & { passages: Place[]; early: boolean }): void {
    if (noNumbers && entry.subject.kind === 'phone') return;
    ledger.add({ ...entry, since: Math.ceil(pageTime()) });
  }

  function askAbout({ text, passages: passagesOf }: Question, run: TextRun): void {
    const early = isEarly();
    queue.ask(text, (finds) => {
      const entries = finds.map((find) => ({ ...find, early, passages: passagesOf(find.start, find.end) }));
      // Each text is looked at once, however many finds it holds.
      const wrong = new Set(entries.flatMap(({ passages }) => passages.map(({ node }) => node)));
      for (const node of wrong) if (isUnchanged(run, node) && isDrawn(node)) wrong.delete(node);
      const drawn = entries.filter(({ passages }) => !passages.some(({ node }) => wrong.has(node)));
      return () => drawn.forEach(enter);
    });
  }

  return {
    readRun(run) {
      const [first] = run.core;
      const element = first && elementAbove(first.node);
      if (!element || scanned.isKnown(run)) return;
      // To the end of the text, which may have been longer; a part behind this one is then read again.
      for (const { node, from } of run.core) ledger.forgetText(node, from);
      scanned.remember(run);
      const questions = mayBeSubject(run.text) ? scanRun(run) : [];
      if (questions.length === 0 || isUnreadText(element, known)) return;
      for (const question of questions) askAbout(question, run);
    },
    readLink(link) {
      const passages = linkPlaces(link);
      const [first] = passages;
      if (noNumbers || !first || isUnread(link)) return;
      const key = linkQuestion(link, passages.map(({ node }) => node.data).join(' '));
      if (linkTexts.get(link) === key && passages.every(({ node, start }) => ledger.at(node, start))) return;
      if (!isDrawn(first.node)) return;
      linkTexts.set(link, key);
      for (const { node } of passages) ledger.forgetText(node);
      const early = isEarly();
      queue.ask(key, ([find]) => () => {
        if (find && passages.every(({ node, end }) => isConnectedNode(node) && end <= node.length))
          enter({ ...find, early, passages });
      });
    },
    rest: () => known.clear(),
  };
}

/** The link's text from its first to its last sign. */
function linkPlaces(link: Element): Place[] {
  const passages: Place[] = [];
  const walker = textWalker(link);
  for (let node = walker.nextNode(); node && passages.length < linkNodes; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    passages.push({ node, start: node.data.search(/\S/), end: node.data.trimEnd().length });
  }
  return passages;
}

/** Whether a text, as far as it is in a run, is still the one that was asked about. */
function isUnchanged({ text, pieces }: TextRun, node: Text): boolean {
  const here = pieces.filter((piece) => piece.node === node);
  return (
    isConnectedNode(node) &&
    here.every(({ from, start, length }) => partOfText(node, from, length) === text.slice(start, start + length)) // guard R63 part-of-text
  );
}
