import { closestAround, documentRoot, isConnectedNode, isText, wholeCharacters } from '../dom/page-dom.ts';
import { atEnd } from '../dom/page-life.ts';
import { createUndrawn, inSight } from '../dom/visible.ts';
import { createChangedMarks } from '../mark/changed-marks.ts';
import { createHighlighter } from '../mark/highlighter.ts';
import { createMarksInSight } from '../mark/marks-in-sight.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import { createMatchLedger, endsOf, isStillThere } from '../mark/match-ledger.ts';
import type { Detect } from './detection-queue.ts';
import { createDetectionQueue } from './detection-queue.ts';
import { createLooks, unstyled } from './looks.ts';
import { createMutationWatch } from './mutation-watch.ts';
import { isNumberLink } from './published.ts';
import { createReader } from './reader.ts';
import { createScannedRuns } from './scanned-runs.ts';
import { searchLinks, searchRoots } from './search.ts';
import { createShadowRoots } from './shadow-roots.ts';
import { createSlices } from './slices.ts';
import { forgetUnread, glance, lookAtAll, markKnown, surveyChanges } from './survey-jobs.ts';
import type { Visitor } from './text-runs.ts';
import { textRuns } from './text-runs.ts';
import { isUnread } from './unread.ts';

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
  /** A text whose line ends depend on style is read only when the page is complete. */
  let look = unstyled;
  let isRead = false;
  const sendOff = (few: boolean): void => queue.sendOff({ few, isRead });

  // What was found, and its marks.
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
  const slices = createSlices(sendOff, signal);
  const marks = createMarksInSight(ledger, createHighlighter(), slices, signal);

  // What reads it.
  const { styled, remembered } = createLooks(createUndrawn(surveySoon, signal).wait);
  const reader = createReader({
    ledger,
    queue,
    look: () => look,
    remembered,
    scanned,
    isEarly: () => isFirst && !isRead,
  });
  const visitor: Visitor = { visit: reader.readRun, joins: (before, after) => look.joins(before, after) };

  // What comes later.
  const watch = createMutationWatch(changed, signal);
  const changedMarks = createChangedMarks({
    ledger,
    markKnown: (records) => markKnown(records, queue, reader.enterKnown, remembered),
    slices,
    isStorm: watch.isStorm,
    signal,
  });
  const shadowRoots = createShadowRoots(
    (root) => {
      watch.watchRoot(root);
      surveySoon(root);
    },
    slices,
    signal,
  );
  let isUpdating = false;

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

  function surveySoon(root: Node): void {
    slices.add(survey(root));
  }

  function changed(records?: MutationRecord[]): void {
    changedMarks(records);
    if (!isUpdating) slices.add(update());
    isUpdating = true;
    on.stirred();
  }

  function* update(): Generator<void> {
    isUpdating = false;
    for (let changes = watch.take(); changes; changes = watch.take()) {
      yield* surveyChanges(changes, ledger, survey);
      yield;
    }
  }

  /**
   * Reads what is in the viewport first, if the page is scrolled down. An observer tells that after the next frame;
   * asking could make the browser style and lay out the whole page.
   */
  function watchSight(): void {
    const root = documentRoot();
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect();
      if (seen && seen.boundingClientRect.top < 0) slices.addFirst(surveyEach(inSight(document)));
    });
    if (root) observer.observe(root);
  }

  /** Reads some nodes, with a pause at each null, and sends off what was found however little it is. */
  function* surveyEach(nodes: Iterable<Node | null>): Generator<void> {
    for (const node of nodes) {
      if (node) yield* survey(node);
      else yield;
    }
    sendOff(true);
  }

  function* surveyAll(): Generator<void> {
    look = styled;
    ledger.forgetUnless((node) => look.isDrawn(node));
    yield* forgetUnread(ledger);
    yield* survey(document);
    isRead = true;
    shadowRoots.seekOften();
  }

  atEnd(signal, ledger.clear);
  return {
    ledger,
    read(isLoaded) {
      for (const _ of ledger.compare());
      slices.add(isLoaded ? surveyAll() : glance(survey));
      if (!isLoaded) return;
      // Not watched before, as the observer would run in the page's own tasks, in the middle of its loading.
      watch.watchRoot(document);
      watchSight();
    },
    meet: shadowRoots.meet,
    seekRoots() {
      if (isRead) shadowRoots.seek();
    },
    seenKeys: (isEverSeen) => new Promise((resolve) => slices.addFirst(lookAtAll(ledger, isEverSeen, resolve))),
    isCurrent(match) {
      const [{ node }] = match.passages;
      const isOfLink = readLinkAround(node); // guard link-under-pointer
      if (isUnread(node)) ledger.forget(match);
      // guard text-still-there
      if (!isStillThere(match)) {
        ledger.forget(match);
        slices.addFirst(surveyEach(endsOf(match).map((end) => end.node)));
      } else if (!isOfLink && node.length < wholeCharacters) {
        // A style may have joined it with the texts beside it since.
        for (const _ of textRuns(node, visitor)); // guard joined-since
      }
      sendOff(true);
      return ledger.all().has(match);
    },
    pace() {
      if (!slices.areDone() || !queue.isDone()) return 'reading';
      return watch.isStorm() ? 'storm' : 'calm'; // guard storm-seen
    },
  };
}
