import { isConnectedNode } from './page-dom.ts';

/** More records than this within a second is a storm. */
const stormRecords = 4_000;
const stormWindow = 1_000;
/** In a storm nobody watches for `stormPause`, then for `stormProbe` to see whether it is over, ms. */
const stormPause = 400;
const stormProbe = 100;
/** Changes kept for later, while the tab is hidden; beyond it the whole document is read again. */
const keptRecords = 8_000;

/** What changed: nodes to be read again. `everything` says that all of the document must be. */
export type Changes = { nodes: Set<Node>; removed: boolean; everything: boolean };

export type MutationWatch = {
  /** Watches a document or a shadow root. */
  watch(root: Node): void;
  /** What changed since it was last taken, null if nothing did. */
  take(): Changes | null;
};

/**
 * Watches for added, removed and changed text. The observer only keeps the records, and calls `changed` so that someone
 * takes them later. A storm of records makes it look away and look again from time to time; when the storm is over,
 * everything counts as changed.
 */
export function createMutationWatch(changed: () => void, signal: AbortSignal): MutationWatch {
  const roots = new Set<WeakRef<Node>>();
  let records: MutationRecord[] = [];
  let everything = false;
  let counted = 0;
  let countedSince = 0;
  let stormy = false;

  const observer = new MutationObserver((news) => {
    const now = performance.now();
    if (now - countedSince > stormWindow) {
      countedSince = now;
      counted = 0;
    }
    counted += news.length;
    if (stormy) return;
    if (counted > stormRecords) return lookAway();
    if (everything) return;
    for (const record of news) records.push(record);
    if (records.length > keptRecords) readEverything();
    changed();
  });

  function observe(root: Node): void {
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  function readEverything(): void {
    records = [];
    everything = true;
  }

  function lookAway(): void {
    stormy = true;
    readEverything();
    observer.disconnect();
    setTimeout(lookAgain, stormPause);
  }

  function lookAgain(): void {
    if (signal.aborted) return;
    for (const reference of roots) {
      const root = reference.deref();
      if (root && isConnectedNode(root)) observe(root);
      else roots.delete(reference);
    }
    counted = 0;
    countedSince = performance.now();
    setTimeout(() => {
      if (signal.aborted) return;
      if (counted > (stormRecords * stormProbe) / stormWindow) return lookAway();
      stormy = false;
      changed();
    }, stormProbe);
  }

  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    watch(root) {
      roots.add(new WeakRef(root));
      if (!stormy) observe(root);
    },
    take() {
      if (stormy || (records.length === 0 && !everything)) return null;
      const taken = { records, everything };
      records = [];
      everything = false;
      return { ...changesOf(taken.records), everything: taken.everything };
    },
  };
}

function changesOf(records: readonly MutationRecord[]): { nodes: Set<Node>; removed: boolean } {
  const nodes = new Set<Node>();
  let removed = false;
  for (const record of records) {
    if (record.type === 'characterData') {
      nodes.add(record.target);
      continue;
    }
    for (const node of record.addedNodes) nodes.add(node);
    if (record.removedNodes.length > 0) removed = true;
    // What stood apart may read as one now, and the other way round.
    for (const beside of [record.previousSibling, record.nextSibling]) {
      if (beside?.nodeType === Node.TEXT_NODE) nodes.add(beside);
    }
  }
  return { nodes, removed };
}
