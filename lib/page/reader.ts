import type { Find } from '../model/find.ts';
import type { DetectionQueue } from './detection-queue.ts';
import type { MatchLedger } from './match-ledger.ts';
import { linkNumber } from './number-links.ts';
import { elementAbove, isConnectedNode, textWalker } from './page-dom.ts';
import type { Place } from './run-offsets.ts';
import { placesOf } from './run-offsets.ts';
import type { Snippet } from './scan-run.ts';
import { scanRun } from './scan-run.ts';
import type { ScannedRuns } from './scanned-runs.ts';
import type { UnreadCheck } from './skip.ts';
import { isUndrawn, isUnread } from './skip.ts';
import { mayBeSubject } from './subject-signs.ts';
import type { TextRun } from './text-runs.ts';
import type { Undrawn } from './undrawn.ts';

/** Text nodes of one link that are marked. */
const linkNodes = 50;

/** Reads runs and links: asks what they hold and enters it in the ledger. */
export type Reader = { readRun(run: TextRun): void; readLink(link: Element): void };

export function createReader(room: {
  ledger: MatchLedger;
  queue: DetectionQueue;
  undrawn: Undrawn;
  scanned: ScannedRuns;
  check: UnreadCheck;
}): Reader {
  const { ledger, queue, undrawn, scanned, check } = room;
  const linkTexts = new WeakMap<Element, string>();

  function enter(find: Find, places: Place[]): void {
    const { subject, sure, country } = find;
    ledger.add({ subject, sure, country, places, since: performance.now() });
  }

  function forget(run: TextRun): void {
    if (ledger.size === 0) return;
    for (const { node, from, length } of run.pieces) ledger.forget(node, from, from + length);
  }

  function askAbout({ text, start, run }: Snippet): void {
    queue.ask(text, (finds) => {
      for (const find of finds) {
        const places = placesOf(run, start + find.start, start + find.end);
        if (!places.every((place) => isUnchanged(run, place))) continue;
        const [first] = places;
        const element = first && elementAbove(first.node);
        if (element && isUndrawn(element)) {
          scanned.forget(first.node);
          undrawn.wait(element);
        } else enter(find, places);
      }
    });
  }

  return {
    readRun(run) {
      if (!mayBeSubject(run.text)) return forget(run);
      if (scanned.isKnown(run)) return;
      forget(run);
      scanned.remember(run);
      for (const snippet of scanRun(run, check)) askAbout(snippet);
    },
    readLink(link) {
      const number = linkNumber(link);
      const places = number === null ? [] : linkPlaces(link);
      if (number === null || places.length === 0 || isUnread(link)) return;
      const key = `${number} ${places.map(({ node }) => node.data).join('')}`;
      if (linkTexts.get(link) === key && places.every(({ node, start }) => ledger.at(node, start) !== null)) return;
      if (isUndrawn(link)) return undrawn.wait(link);
      linkTexts.set(link, key);
      for (const { node } of places) ledger.forget(node);
      queue.ask(number, ([find]) => {
        if (find && places.every(({ node, end }) => isConnectedNode(node) && end <= node.length)) enter(find, places);
      });
    },
  };
}

/** The link's text from its first to its last sign. */
function linkPlaces(link: Element): Place[] {
  const places: Place[] = [];
  const walker = textWalker(link);
  for (let node = walker.nextNode(); node !== null && places.length < linkNodes; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    places.push({ node, start: node.data.search(/\S/), end: node.data.trimEnd().length });
  }
  return places;
}

/** Whether the characters are still those that were asked about. */
function isUnchanged(run: TextRun, { node, start, end }: Place): boolean {
  if (!isConnectedNode(node) || end > node.length) return false;
  const piece = run.pieces.find((part) => part.node === node && part.from <= start && part.from + part.length > start);
  if (!piece) return false;
  const length = Math.min(end, piece.from + piece.length) - start;
  const at = piece.start + start - piece.from;
  return sameButSpace(run.text.slice(at, at + length), node.data.slice(start, start + length));
}

/** A collapsed run has a space where the node has a line end. */
function sameButSpace(a: string, b: string): boolean {
  return a === b || a.replaceAll(/\s/g, ' ') === b.replaceAll(/\s/g, ' ');
}
