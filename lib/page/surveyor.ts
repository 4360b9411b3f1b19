import type { Detect } from './detection-queue.ts';
import { createDetectionQueue } from './detection-queue.ts';
import { createHighlighter } from './highlighter.ts';
import { inSight } from './in-sight.ts';
import type { MatchLedger } from './match-ledger.ts';
import { createMatchLedger } from './match-ledger.ts';
import { createMutationWatch } from './mutation-watch.ts';
import { numberLinkAround } from './number-links.ts';
import { collectionBelow, elementAbove, isConnectedNode, isText } from './page-dom.ts';
import { createReader } from './reader.ts';
import { createScannedRuns } from './scanned-runs.ts';
import { search } from './search.ts';
import { createSlices } from './slices.ts';
import { textRuns } from './text-runs.ts';
import { createUndrawn } from './undrawn.ts';

/** How long a glance takes, ms: time for several screens of text. */
const glanceTime = 4;

export type Surveyor = {
  ledger: MatchLedger;
  /**
   * Reads all of the document, and from now on what is added to it; of one that is not yet there, what a slice of time
   * is enough for.
   */
  read(isThere: boolean): void;
  /** Reads what is under the pointer: an open shadow root that the survey did not come to. */
  meet(root: ShadowRoot): void;
};

/**
 * Reads the document when it is told to, and what is added or changed later, and keeps the ledger and the marks right.
 * Until the signal aborts; then the marks are gone. `detect` decides what the candidates are; `told.off` is called when
 * it says that Numlens is off here, `told.gone` when there is no extension any more, `told.changed` with every match that
 * comes or goes, `told.again` when all of the document must be read anew.
 */
export function surveyDocument(
  detect: Detect,
  told: { off(): void; gone(): void; changed(): void; again(): void },
  signal: AbortSignal,
): Surveyor {
  const highlighter = createHighlighter();
  const scanned = createScannedRuns();
  const ledger = createMatchLedger({
    drawMark(match) {
      highlighter.drawMark(match);
      told.changed();
    },
    eraseMark(match) {
      highlighter.eraseMark(match);
      told.changed();
      // Text that comes back must be read again.
      for (const { node } of match.passages) scanned.forgetText(node);
    },
  });
  const queue = createDetectionQueue(detect, { ...told, stale: ledger.clear }, signal);
  const slices = createSlices(
    {
      pause(done) {
        if (done) reader.rest();
        queue.sendOff(done, isRead);
      },
    },
    signal,
  );
  const undrawn = createUndrawn((element) => slices.add(survey(element)), signal);
  const reader = createReader({ ledger, queue, undrawn, scanned });
  const watch = createMutationWatch(() => planUpdate(), signal);
  const shadowRoots = new WeakSet<ShadowRoot>();
  let updating = false;
  let isRead = false;
  let hasScript: boolean | null = null;

  function meet(root: ShadowRoot): void {
    if (shadowRoots.has(root) || signal.aborted) return;
    shadowRoots.add(root);
    watch.watchRoot(root);
    slices.add(survey(root));
  }

  function* survey(root: Node): Generator<void> {
    if (!isConnectedNode(root)) return;
    yield* textRuns(root, reader.readRun);
    if (isText(root)) {
      const parent = elementAbove(root);
      const link = parent && numberLinkAround(parent);
      if (link) reader.readLink(link);
    } else {
      hasScript ??= collectionBelow(document, 'script')?.item(0) != null;
      yield* search(root, { link: reader.readLink, shadowRoot: meet }, hasScript);
    }
  }

  function* update(): Generator<void> {
    updating = false;
    for (let changes = watch.take(); changes !== null; changes = watch.take()) {
      reader.rest();
      // One may have come.
      if (!hasScript) hasScript = null;
      if (changes.anyRemoved) ledger.forgetUnless(isConnectedNode);
      if (changes.everything) yield* survey(document);
      for (const node of changes.nodes) {
        const parent = elementAbove(node);
        if (!parent || !changes.nodes.has(parent)) yield* survey(node);
      }
      yield;
    }
  }

  function planUpdate(): void {
    if (updating) return;
    updating = true;
    slices.add(update());
  }

  /** Reads what is in sight of a page that was opened further down: it comes late in the order of the document. */
  function* surveySight(): Generator<void> {
    if (scrollY === 0) return;
    for (const part of inSight(document)) {
      if (part) yield* survey(part);
      else yield;
    }
    queue.sendOff(true, false);
  }

  /** Reads for the time of a glance. */
  function* glance(all: Generator<void>): Generator<void> {
    const until = performance.now() + glanceTime;
    while (performance.now() < until && !all.next().done) yield;
  }

  /** Begins at the top, without a look at where the page was scrolled to: that may lay it out. */
  function* surveyAll(): Generator<void> {
    const all = survey(document);
    yield* glance(all);
    yield* surveySight();
    yield* all;
    isRead = true;
  }

  signal.addEventListener('abort', ledger.clear);
  return {
    ledger,
    read(isThere) {
      // Not watched before: the observer would run in the page's own tasks, in the middle of its loading.
      if (isThere) watch.watchRoot(document);
      ledger.forgetUnless((node) => isConnectedNode(node) && !scanned.isChanged(node));
      slices.add(isThere ? surveyAll() : glance(survey(document)));
    },
    meet,
  };
}
