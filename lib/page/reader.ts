import type { Find } from '../model/find.ts';
import type { DetectionQueue } from './detection-queue.ts';
import type { MatchLedger } from './match-ledger.ts';
import { linkQuestion } from './number-links.ts';
import { elementAbove, isConnectedNode, textWalker } from './page-dom.ts';
import { pageTime } from './page-time.ts';
import type { Place } from './run-offsets.ts';
import type { Question } from './scan-run.ts';
import { scanRun } from './scan-run.ts';
import type { ScannedRuns } from './scanned-runs.ts';
import type { Known } from './skip.ts';
import { isUnread, isUnreadText, wantsNoNumbers } from './skip.ts';
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

export function createReader(room: {
  ledger: MatchLedger;
  queue: DetectionQueue;
  isDrawn(node: Text): boolean;
  scanned: ScannedRuns;
}): Reader {
  const { ledger, queue, isDrawn, scanned } = room;
  const linkTexts = new WeakMap<Element, string>();
  const noNumbers = wantsNoNumbers();
  const known: Known = new Map();

  function enter(entry: Find & { passages: Place[] }): void {
    if (noNumbers && entry.subject.kind === 'phone') return;
    ledger.add({ ...entry, since: Math.ceil(pageTime()) });
  }

  function askAbout({ text, passages: passagesOf }: Question, run: TextRun): void {
    queue.ask(text, (finds) => {
      const entries = finds.map((find) => ({ ...find, passages: passagesOf(find.start, find.end) }));
      const drawn = entries.filter(
        ({ passages }) => isUnchanged(run, passages) && passages.every(({ node }) => isDrawn(node)),
      );
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
      if (linkTexts.get(link) === key && passages.every(({ node, start }) => ledger.at(node, start) !== null)) return;
      if (!isDrawn(first.node)) return;
      linkTexts.set(link, key);
      for (const { node } of passages) ledger.forgetText(node);
      queue.ask(key, ([find]) => () => {
        if (find && passages.every(({ node, end }) => isConnectedNode(node) && end <= node.length))
          enter({ ...find, passages });
      });
    },
    rest: () => known.clear(),
  };
}

/** The link's text from its first to its last sign. */
function linkPlaces(link: Element): Place[] {
  const passages: Place[] = [];
  const walker = textWalker(link);
  for (let node = walker.nextNode(); node !== null && passages.length < linkNodes; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    passages.push({ node, start: node.data.search(/\S/), end: node.data.trimEnd().length });
  }
  return passages;
}

/** Whether the texts that a find stands in are still those that were asked about. */
function isUnchanged({ text, pieces }: TextRun, passages: Place[]): boolean {
  const nodes = passages.map(({ node }) => node);
  return pieces
    .filter(({ node }) => nodes.includes(node))
    .every(
      ({ node, from, start, length }) =>
        isConnectedNode(node) && node.data.startsWith(text.slice(start, start + length), from),
    );
}
