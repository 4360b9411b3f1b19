import type { Find } from '../../model/subject.ts';
import { elementsBelow, isConnectedNode, isText, partOfText, textWalker } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';
import type { Match, MatchLedger, Passages } from '../mark/match-ledger.ts';
import { isStillThere, textOfPassages } from '../mark/match-ledger.ts';
import type { DetectionQueue } from './detection-queue.ts';
import type { Look } from './looks.ts';
import { linkQuestion } from './published.ts';
import type { TextPlace } from './run-text.ts';
import { writtenAt } from './run-text.ts';
import type { RunPart, ScannedRuns } from './scanned-runs.ts';
import { scanRun } from './scanned-runs.ts';
import type { TextRun } from './text-runs.ts';
import { withoutApart } from './text-runs.ts';
import { isUnread, isUnreadText } from './unread.ts';

/** Most text nodes of one link that are marked: more than a page needs to write its number after other words. */
const linkNodes = 300;

/** Reads runs and links: sends them to detection and adds the finds to the ledger. */
export type Reader = {
  readRun(run: TextRun): void;
  readLink(link: HTMLAnchorElement): void;
  /** Adds what is known to be found in a run or a link that was not read yet. Asks nothing; both are read later. */
  enterKnown: { readRun(run: TextRun): void; readLink(link: HTMLAnchorElement): void };
};

/** Where a find is; its subject is the same object each time that it is known. */
type Found = Find & { passages: readonly TextPlace[] };

/** Creates the reader of runs and links. */
export function createReader({
  ledger,
  queue,
  look,
  remembered,
  scanned,
  isEarly,
}: {
  ledger: MatchLedger;
  queue: DetectionQueue;
  look(): Look;
  /** What is remembered of the look of texts. */
  remembered: Look;
  scanned: ScannedRuns;
  /** Whether the page is still being read for the first time. */
  isEarly(): boolean;
}): Reader {
  const linkTexts = new WeakMap<Element, string>();

  type Entry = Found & { early: boolean };
  function enter({ passages: [first, ...others], ...entry }: Entry, text: string): void {
    if (first) ledger.add({ ...entry, passages: [first, ...others], text, since: Math.ceil(pageTime()) });
  }

  /** Enters a find in texts that count as drawn. */
  function enterDrawn(find: Found, text: string): void {
    if (find.passages.every(({ node }) => remembered.isDrawn(node))) enter({ ...find, early: false }, text);
  }

  const foundIn = ({ passages }: RunPart, finds: Find[]): Found[] =>
    finds.map((find) => ({ ...find, passages: passages(find.start, find.end) }));

  const knownIn = (parts: RunPart[]): Found[] => parts.flatMap((part) => foundIn(part, queue.known(part.text) ?? []));

  /**
   * Forgets the matches in texts, from an offset on. One that is known to be found there again stays, as its mark would
   * blink, but counts as new: its text was written anew.
   */
  function forgetBut(known: () => Found[], texts: readonly { node: Text; from: number }[]): void {
    const before = new Set(texts.flatMap(({ node, from }) => [...ledger.within(node, from, Number.POSITIVE_INFINITY)]));
    const found = before.size > 0 ? known() : [];
    // A long text has too many matches to compare each with each.
    const subjects = new Set(found.map(({ subject }) => subject));
    for (const match of before) {
      const isFound = subjects.has(match.subject) && found.some((find) => isFind(match, find));
      const stays = isFound && match.passages.every(({ node }) => look().isDrawn(node));
      if (stays)
        match.since = Math.ceil(pageTime()); // guard written-anew
      else ledger.forget(match);
    }
  }

  function detectIn(part: RunPart, run: TextRun): void {
    const early = isEarly();
    queue.ask(part.text, (finds) => {
      const entries = foundIn(part, finds ?? []);
      // Each text is checked once, however many finds it has.
      const wrong = new Set(entries.flatMap(({ passages }) => passages.map(({ node }) => node)));
      for (const node of wrong) if (isUnchanged(run, node) && look().isDrawn(node)) wrong.delete(node);
      // A text that returns must be read again.
      if (!finds || wrong.size > 0) scanned.forget(run);
      const drawn = entries.filter(({ passages }) => !passages.some(({ node }) => wrong.has(node)));
      return () => {
        for (const entry of drawn) enter({ ...entry, early }, writtenAt(run, entry.passages));
      };
    });
  }

  /** Returns the texts of a link, and its question; null if it is not to be read. */
  function questionOf(link: HTMLAnchorElement, { seenOf }: Look): { passages: Passages; key: string } | null {
    const [first, ...others] = linkPlaces(link);
    if (!first || isUnread(link)) return null;
    const passages: Passages = [first, ...others];
    const text = seenOf(passages)
      .map(({ node }) => withoutApart(node.data))
      .join(' ');
    return { passages, key: linkQuestion(link, text, passages.length >= linkNodes) }; // guard link-many-texts
  }

  const knownOf = (key: string, passages: Passages): Found[] =>
    (queue.known(key) ?? []).slice(0, 1).map((find) => ({ ...find, passages }));

  return {
    readRun(run) {
      const parts = scanned.isKnown(run) ? null : scanRun(run, look());
      if (!parts) return;
      const [first] = run.core;
      const isSkipped = parts.length > 0 && run.core.some(({ node }) => isUnreadText(node)); // guard no-part-unread
      // Forgets up to the end of the text, which may have been longer. A part after this one is read again.
      forgetBut(() => (isSkipped ? [] : knownIn(parts)), run.core);
      scanned.remember(run);
      if (!isSkipped) for (const part of parts) detectIn(part, run);
      // An editor may be only read later.
      else if (first && isUnread(first.node)) scanned.forgetText(first.node);
    },
    readLink(link) {
      const question = questionOf(link, look());
      if (!question) return;
      const { passages, key } = question;
      if (linkTexts.get(link) === key && passages.every(({ node, start }) => ledger.at(node, start))) return;
      if (!look().isDrawn(passages[0].node, link)) return;
      linkTexts.set(link, key);
      forgetBut(
        () => knownOf(key, passages),
        passages.map(({ node }) => ({ node, from: 0 })),
      );
      const early = isEarly();
      const written = textOfPassages(passages);
      queue.ask(key, (finds) => () => {
        const find = finds?.[0];
        if (find && isStillThere({ passages, text: written })) enter({ ...find, early, passages }, written);
      });
    },
    enterKnown: {
      readRun(run) {
        const parts = scanned.isKnown(run) ? null : scanRun(run, remembered);
        if (!parts || run.core.some(({ node }) => isUnreadText(node))) return; // guard known-unread
        for (const find of knownIn(parts)) enterDrawn(find, writtenAt(run, find.passages));
      },
      readLink(link) {
        const question = questionOf(link, remembered);
        if (!question) return;
        const { passages, key } = question;
        for (const find of knownOf(key, passages)) enterDrawn(find, textOfPassages(passages));
      },
    },
  };
}

/** Whether a match is this find. */
function isFind({ subject, passages }: Match, found: Found): boolean {
  return (
    subject === found.subject &&
    passages.length === found.passages.length &&
    passages.every(({ node, start, end }, index) => {
      const place = found.passages[index];
      return place?.node === node && place.start === start && place.end === end;
    })
  );
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
  const now = (from: number, length: number): string => withoutApart(partOfText(node, from, length)); // guard part-of-text
  const isSame = here.every(({ from, start, length }) => now(from, length) === text.slice(start, start + length));
  return isConnectedNode(node) && isSame;
}
