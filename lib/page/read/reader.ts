import type { Find } from '../../model/subject.ts';
import { elementsBelow, isConnectedNode, isText, partOfText, textWalker } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';
import { isUnread, isUnreadText } from '../dom/skip.ts';
import type { MatchLedger } from '../mark/match-ledger.ts';
import { isStillThere, textOfPassages } from '../mark/match-ledger.ts';
import type { DetectionQueue } from './detection-queue.ts';
import { linkQuestion } from './published.ts';
import type { TextPlace } from './run-text.ts';
import { writtenAt } from './run-text.ts';
import type { RunPart, ScannedRuns } from './scanned-runs.ts';
import { scanRun } from './scanned-runs.ts';
import type { TextRun } from './text-runs.ts';

/** Most text nodes of one link that are marked: more than a page needs to write its number after other words. */
const linkNodes = 300;

/** Reads runs and links: sends them to detection and adds the finds to the ledger. */
export type Reader = {
  readRun(run: TextRun): void;
  readLink(link: HTMLAnchorElement): void;
};

/** Creates the reader of runs and links. */
export function createReader({
  ledger,
  queue,
  isDrawn,
  seenOf,
  scanned,
  isEarly,
}: {
  ledger: MatchLedger;
  queue: DetectionQueue;
  /** Whether a text is drawn, or the link that it is read with. */
  isDrawn(node: Text, link?: Element): boolean;
  /** Returns the texts of a link that the user can see. */
  seenOf(places: TextPlace[]): TextPlace[];
  scanned: ScannedRuns;
  /** Whether the page is still being read for the first time. */
  isEarly(): boolean;
}): Reader {
  const linkTexts = new WeakMap<Element, string>();

  type Entry = Find & { passages: TextPlace[]; early: boolean };
  function enter({ passages: [first, ...others], ...entry }: Entry, text: string): void {
    if (first) ledger.add({ ...entry, passages: [first, ...others], text, since: Math.ceil(pageTime()) });
  }

  function detectIn({ text, passages: passagesOf }: RunPart, run: TextRun): void {
    const early = isEarly();
    const asked = text.replaceAll('\0', ' '); // guard link-sign
    queue.ask(asked, (finds) => {
      const entries = (finds ?? []).map((find) => ({ ...find, early, passages: passagesOf(find.start, find.end) }));
      // Each text is checked once, however many finds it has.
      const wrong = new Set(entries.flatMap(({ passages }) => passages.map(({ node }) => node)));
      for (const node of wrong) if (isUnchanged(run, node) && isDrawn(node)) wrong.delete(node);
      // A text that returns must be read again.
      if (!finds || wrong.size > 0) scanned.forget(run);
      const drawn = entries.filter(({ passages }) => !passages.some(({ node }) => wrong.has(node)));
      return () => {
        for (const entry of drawn) enter(entry, writtenAt(run, entry.passages));
      };
    });
  }

  return {
    readRun(run) {
      const [first] = run.core;
      if (!first || scanned.isKnown(run)) return;
      // Forgets up to the end of the text, which may have been longer. A part after this one is read again.
      for (const { node, from } of run.core) ledger.forgetText(node, from);
      scanned.remember(run);
      const parts = scanRun(run);
      if (parts.length === 0) return;
      const isSkipped = run.core.some(({ node }) => isUnreadText(node)); // guard no-part-unread
      if (!isSkipped) for (const part of parts) detectIn(part, run);
      // An editor may be only read later.
      else if (isUnread(first.node)) scanned.forgetText(first.node);
    },
    readLink(link) {
      const passages = linkPlaces(link);
      const [first] = passages;
      if (!first || isUnread(link)) return;
      const text = seenOf(passages)
        .map(({ node }) => node.data)
        .join(' ');
      const key = linkQuestion(link, text, passages.length >= linkNodes); // guard link-many-texts
      if (linkTexts.get(link) === key && passages.every(({ node, start }) => ledger.at(node, start))) return;
      if (!isDrawn(first.node, link)) return;
      linkTexts.set(link, key);
      for (const { node } of passages) ledger.forgetText(node);
      const early = isEarly();
      const written = textOfPassages(passages);
      queue.ask(key, (finds) => () => {
        const find = finds?.[0];
        if (find && isStillThere({ passages, text: written })) enter({ ...find, early, passages }, written);
      });
    },
  };
}

/** Returns the texts that a link's slots show, otherwise its own: a range is in one tree only. */
function linkPlaces(link: Element): TextPlace[] {
  const slots = elementsBelow(link, 'slot').filter((slot) => slot instanceof HTMLSlotElement);
  const shown = slots.flatMap((slot) => slot.assignedNodes().flatMap(textPlaces));
  return shown.length > 0 ? shown : textPlaces(link);
}

/** Returns the texts at and below a node, without the white space around them. */
function textPlaces(root: Node): TextPlace[] {
  const passages: TextPlace[] = [];
  const walker = textWalker(root);
  for (let node: Node | null = root; node && passages.length < linkNodes; node = walker.nextNode()) {
    if (!isText(node) || node.data.trim() === '') continue;
    passages.push({ node, start: node.data.search(/\S/), end: node.data.trimEnd().length });
  }
  return passages;
}

/** Whether the part of a text that is in a run is still the same as when it was sent. */
function isUnchanged({ text, pieces }: TextRun, node: Text): boolean {
  const here = pieces.filter((piece) => piece.node === node);
  return (
    isConnectedNode(node) &&
    here.every(({ from, start, length }) => partOfText(node, from, length) === text.slice(start, start + length)) // guard part-of-text
  );
}
