import type { Detect } from './detection-queue.ts';
import { createDetectionQueue } from './detection-queue.ts';
import { firstInView } from './first-in-view.ts';
import { createHighlighter } from './highlighter.ts';
import type { MatchLedger } from './match-ledger.ts';
import { createMatchLedger } from './match-ledger.ts';
import { createMutationWatch } from './mutation-watch.ts';
import { numberLinkAround, numberLinks } from './number-links.ts';
import { elementAbove, isConnectedNode, isText } from './page-dom.ts';
import { createReader } from './reader.ts';
import { createScannedRuns } from './scanned-runs.ts';
import { openShadowRoots } from './shadow-roots.ts';
import { createUnreadCheck } from './skip.ts';
import { createSlices } from './slices.ts';
import { textRuns } from './text-runs.ts';
import { createUndrawn } from './undrawn.ts';

export type Surveyor = {
  ledger: MatchLedger;
  /** Reads what is under the pointer: an open shadow root that the survey did not come to. */
  meet(root: ShadowRoot): void;
};

/**
 * Reads the document, and what is added or changed later, and keeps the ledger and the marks right. Until the signal
 * aborts; then the marks are gone. `detect` decides what the candidates are; `told.off` is called when it says that
 * Numlens is off here, `told.gone` when there is no extension any more.
 */
export function surveyDocument(detect: Detect, told: { off(): void; gone(): void }, signal: AbortSignal): Surveyor {
  const highlighter = createHighlighter();
  const scanned = createScannedRuns();
  const ledger = createMatchLedger({
    added: highlighter.added,
    removed(match) {
      highlighter.removed(match);
      // Text that comes back must be read again.
      for (const { node } of match.places) scanned.forget(node);
    },
  });
  const queue = createDetectionQueue(detect, told, signal);
  const check = createUnreadCheck();
  const slices = createSlices({ pause: finishSlice }, signal);
  const undrawn = createUndrawn((element) => slices.add(survey(element)), signal);
  const reader = createReader({ ledger, queue, undrawn, scanned, check });
  const watch = createMutationWatch(() => planUpdate(), signal);
  const shadowRoots = new WeakSet<ShadowRoot>();
  let updating = false;

  function finishSlice(): void {
    queue.flush();
    check.fresh();
  }

  function meet(root: ShadowRoot): void {
    if (shadowRoots.has(root) || signal.aborted) return;
    shadowRoots.add(root);
    watch.watch(root);
    slices.add(survey(root));
  }

  function* survey(root: Node): Generator<void> {
    if (!isConnectedNode(root)) return;
    yield* textRuns(root, reader.readRun);
    yield* readRest(root);
  }

  function* surveyAll(): Generator<void> {
    const inView = firstInView();
    if (inView) {
      yield* textRuns(document, reader.readRun, { after: inView });
      yield* textRuns(document, reader.readRun, { before: inView });
    } else {
      yield* textRuns(document, reader.readRun);
    }
    yield* readRest(document);
  }

  function* readRest(root: Node): Generator<void> {
    if (isText(root)) {
      const link = linkAround(root);
      if (link) reader.readLink(link);
      return;
    }
    for (const link of numberLinks(root)) {
      reader.readLink(link);
      yield;
    }
    yield* openShadowRoots(root, meet);
  }

  function* update(): Generator<void> {
    try {
      yield* takeChanges();
    } finally {
      updating = false;
    }
  }

  function* takeChanges(): Generator<void> {
    for (let changes = watch.take(); changes !== null; changes = watch.take()) {
      if (changes.removed || changes.everything) ledger.forgetRemoved();
      if (changes.everything) yield* survey(document);
      for (const node of changes.nodes) {
        const parent = elementAbove(node);
        if (parent && changes.nodes.has(parent)) continue;
        yield* survey(node);
      }
      yield;
    }
  }

  function planUpdate(): void {
    if (updating) return;
    updating = true;
    slices.add(update());
  }

  signal.addEventListener(
    'abort',
    () => {
      ledger.clear();
      highlighter.clear();
    },
    { once: true },
  );
  watch.watch(document);
  slices.add(surveyAll());
  return { ledger, meet };
}

function linkAround(text: Text): Element | null {
  const parent = elementAbove(text);
  return parent && numberLinkAround(parent);
}
