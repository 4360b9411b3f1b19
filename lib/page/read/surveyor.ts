import { mostFound } from '../../model/page/found.ts';
import { entryKey } from '../../model/subject.ts';
import {
  closestAround,
  documentRoot,
  elementAbove,
  isConnectedNode,
  isDesigned,
  isText,
  wholeCharacters,
} from '../dom/page-dom.ts';
import { atEnd, pageTime } from '../dom/page-life.ts';
import { createUndrawn, inSight } from '../dom/visible.ts';
import { createChangedMarks } from '../mark/changed-marks.ts';
import { createHighlighter } from '../mark/highlighter.ts';
import { createMarksInSight } from '../mark/marks-in-sight.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { createMatchLedger, endsOf, isStillThere } from '../mark/match-ledger.ts';
import type { Detect } from './detection-queue.ts';
import { createDetectionQueue } from './detection-queue.ts';
import type { Look } from './looks.ts';
import { createLooks, unstyled } from './looks.ts';
import { createMutationWatch } from './mutation-watch.ts';
import { isNumberLink } from './published.ts';
import { createReader } from './reader.ts';
import { createScannedRuns } from './scanned-runs.ts';
import { searchLinks, searchRoots } from './search.ts';
import { createShadowRoots } from './shadow-roots.ts';
import { createSlices } from './slices.ts';
import { forward, textBeside } from './text-beside.ts';
import type { Visitor } from './text-runs.ts';
import { textRuns } from './text-runs.ts';
import { isUnread } from './unread.ts';

/** How long a page that is still loading is read (ms): enough for several screens of text. */
const glanceTime = 4;

export type Surveyor = {
  ledger: MatchLedger;
  /**
   * Reads the whole document, and from then on what is added to it. If the document is still loading, reads it for a
   * short time only.
   */
  read(isLoaded: boolean): void;
  /** Reads an open shadow root, for example the one below the pointer. */
  meet(root: ShadowRoot): void;
  /** Searches for open shadow roots that came after the document was read. */
  seekRoots(): void;
  /** Returns the keys of the subjects that people can see on the page, by `isEverSeen`. */
  seenKeys(isEverSeen: (match: Match) => boolean): Promise<string[]>;
  /**
   * Whether a match is still what its text and its link show, and in nothing that the user can write in. Otherwise they are
   * read again.
   */
  isCurrent(match: Match): boolean;
  /** `reading`: changes wait to be read. `storm`: changes may pass unobserved. */
  pace(): 'calm' | 'reading' | 'storm';
};

/**
 * Creates the surveyor, which reads the document and its later changes, and keeps ledger and marks right until the
 * signal aborts; then it removes the marks. `detect` returns the finds of texts. Calls `on.off` if Numlens is off
 * here, `on.gone` if the extension was removed, `on.changed` with each match that comes or goes, `on.stirred` when the
 * page has changed, and `on.again` if the whole document must be read again. `isFirst`: it was not read before.
 */
export function surveyDocument(
  detect: Detect,
  on: { off(): void; gone(): void; changed(): void; stirred(): void; again(): void },
  signal: AbortSignal,
  { isFirst }: { isFirst: boolean },
): Surveyor {
  const scanned = createScannedRuns();
  const ledger = createMatchLedger({
    drawMark(match) {
      marks.drawMark(match);
      on.changed();
    },
    eraseMark(match) {
      marks.eraseMark(match);
      on.changed();
      // A text that returns must be read again.
      for (const { node, start } of match.passages) scanned.forgetText(node, start);
    },
  });
  const queue = createDetectionQueue(detect, { ...on, stale: ledger.clear }, signal);
  const slices = createSlices((allDone) => queue.sendOff({ few: allDone, isRead }), signal);
  const marks = createMarksInSight(ledger, createHighlighter(), slices, signal);
  const undrawn = createUndrawn((element) => slices.add(survey(element)), signal);
  const { styled, remembered } = createLooks(undrawn.wait);
  /** A text whose line ends depend on style is read only when the page is complete. */
  let look: Look = unstyled;
  let isRead = false;
  let updating = false;
  const reader = createReader({
    ledger,
    queue,
    look: () => look,
    remembered,
    scanned,
    isEarly: () => isFirst && !isRead,
  });
  const watch = createMutationWatch(planUpdate, signal);
  const changedMarks = createChangedMarks({ ledger, markKnown, slices, isStorm: watch.isStorm, signal });
  const shadowRoots = createShadowRoots(
    (root) => {
      watch.watchRoot(root);
      slices.add(survey(root));
    },
    slices,
    signal,
  );
  const visitor: Visitor = { visit: reader.readRun, joins: (before, after) => look.joins(before, after) };

  /** Reads the number's link that a node is in; false if it is in none. */
  function readLinkAround(node: Node): boolean {
    const link = closestAround(node, 'a[href]');
    const isIn = !!link && isNumberLink(link);
    if (isIn) reader.readLink(link);
    return isIn;
  }

  function* survey(root: Node): Generator<void> {
    if (!isConnectedNode(root)) return;
    yield* textRuns(root, visitor);
    if (readLinkAround(root) || isText(root)) return;
    yield* searchLinks(root, reader.readLink, shadowRoots.meet);
    // The document's own roots come when it is read.
    if (root !== document) yield* searchRoots(root, shadowRoots.meet);
  }

  /** Marks what is known to be found in added and changed texts. They are read later. */
  function* markKnown(records: readonly MutationRecord[]): Generator<void> {
    if (queue.knowsNone()) return;
    const { readRun, readLink } = reader.enterKnown;
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!isConnectedNode(node)) continue;
        yield* textRuns(node, { visit: readRun, joins: remembered.joins });
        yield* searchLinks(node, readLink, () => {});
      }
    }
  }

  /** Forgets the matches in what the user can write in now. */
  function* forgetUnread(): Generator<void> {
    for (const match of ledger.all()) {
      if (isUnread(match.passages[0].node)) ledger.forget(match);
      yield;
    }
  }

  function* update(): Generator<void> {
    updating = false;
    for (let changes = watch.take(); changes; changes = watch.take()) {
      if (changes.anyRemoved) ledger.forgetUnless(isConnectedNode);
      if (changes.anyWritable || isDesigned()) yield* forgetUnread();
      if (changes.everything) yield* survey(document);
      for (const node of changes.nodes) {
        const parent = elementAbove(node);
        if (!parent || !changes.nodes.has(parent)) yield* survey(node);
      }
      for (const element of changes.before) {
        const text = isConnectedNode(element) && textBeside(element, forward);
        if (text) yield* survey(text); // guard number-goes-on
      }
      yield;
    }
  }

  function planUpdate(records?: MutationRecord[]): void {
    changedMarks(records);
    if (!updating) slices.add(update());
    updating = true;
    on.stirred();
  }

  /**
   * Reads what is in the viewport first, if the page is scrolled down. An observer tells that after the next frame;
   * asking could make the browser style and lay out the whole page.
   */
  function watchSight(): void {
    const root = documentRoot();
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect();
      if (seen && seen.boundingClientRect.top < 0) slices.addFirst(surveySight());
    });
    if (root) observer.observe(root);
  }

  function* surveySight(): Generator<void> {
    for (const part of inSight(document)) {
      if (part) yield* survey(part);
      else yield;
    }
    queue.sendOff({ few: true, isRead: false });
  }

  /** Reads again, before anything else, the texts that a match was in. */
  function* surveyMatch(match: Match): Generator<void> {
    for (const { node } of endsOf(match)) yield* survey(node);
    queue.sendOff({ few: true, isRead });
  }

  /** Reads the beginning of a page that is still loading. */
  function* glance(): Generator<void> {
    const until = pageTime() + glanceTime;
    const all = survey(document);
    while (pageTime() < until && !all.next().done) yield;
  }

  function* surveyAll(): Generator<void> {
    look = styled;
    ledger.forgetUnless((node) => look.isDrawn(node));
    yield* forgetUnread();
    yield* survey(document);
    isRead = true;
    shadowRoots.seekOften();
  }

  function* lookAtAll(isEverSeen: (match: Match) => boolean, done: (keys: string[]) => void): Generator<void> {
    const seen = new Set<string>();
    for (const match of ledger.all()) {
      const key = entryKey(match.subject);
      if (seen.has(key)) continue;
      if (isEverSeen(match)) seen.add(key); // guard list-seen
      yield;
    }
    done([...seen].slice(0, mostFound));
  }

  atEnd(signal, ledger.clear);
  return {
    ledger,
    read(isLoaded) {
      for (const _ of ledger.compare());
      slices.add(isLoaded ? surveyAll() : glance());
      if (!isLoaded) return;
      // Not watched before, as the observer would run in the page's own tasks, in the middle of its loading.
      watch.watchRoot(document);
      watchSight();
    },
    meet: shadowRoots.meet,
    seekRoots() {
      if (isRead) shadowRoots.seek();
    },
    seenKeys: (isEverSeen) => new Promise((resolve) => slices.addFirst(lookAtAll(isEverSeen, resolve))),
    isCurrent(match) {
      const [{ node }] = match.passages;
      const isOfLink = readLinkAround(node); // guard link-under-pointer
      if (isUnread(node)) ledger.forget(match);
      // guard text-still-there
      if (!isStillThere(match)) {
        ledger.forget(match);
        slices.addFirst(surveyMatch(match));
      } else if (!isOfLink && node.length < wholeCharacters) {
        // A style may have joined it with the texts beside it since.
        for (const _ of textRuns(node, visitor)); // guard joined-since
      }
      queue.sendOff({ few: true, isRead });
      return ledger.all().has(match);
    },
    pace() {
      if (!slices.areDone() || !queue.isDone()) return 'reading';
      return watch.isStorm() ? 'storm' : 'calm'; // guard storm-seen
    },
  };
}
