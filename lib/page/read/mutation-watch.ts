import { isConnectedNode } from '../dom/page-dom.ts';
import { atEnd, pageTime } from '../dom/page-life.ts';
import { editorAround } from './unread.ts';

/**
 * What changed: the nodes to read again, and the elements after which something came or went. `everything`: the whole
 * document must be read. `anyWritable`: the user may write where that was not so before.
 */
export type Changes = {
  nodes: Set<Node>;
  before: Set<Element>;
  anyRemoved: boolean;
  anyWritable: boolean;
  everything: boolean;
};

export type MutationWatch = {
  /** Watches a document or a shadow root. */
  watchRoot(root: Node): void;
  /** Returns what changed since the last call; null if nothing did. */
  take(): Changes | null;
  /** Whether changes may pass unobserved. */
  isStorm(): boolean;
};

/**
 * Watches for added, removed and changed text, for other addresses of links, and for what becomes writable or is no
 * longer. The observer only collects the nodes and calls `changed` with the records, so that they are taken later. During
 * a storm of records it does not observe, except for short checks whether the storm is over. Then, and sometimes before,
 * everything counts as changed. `changed` is called when a storm begins, too.
 */
export function createMutationWatch(changed: (records?: MutationRecord[]) => void, signal: AbortSignal): MutationWatch {
  // More records than this in `stormWindow` are a storm.
  const stormRecords = 4_000;
  // Time in which records are counted (ms).
  const stormWindow = 1_000;
  // In a storm nothing is observed for this time (ms).
  const stormPause = 500;
  // How long the page is then observed, to see if the storm is over (ms).
  const probeTime = 100;
  // With more records than this in `probeTime`, the storm continues.
  const probeRecords = 400;
  // How often the document is read during a storm (ms).
  const stormPace = 8_000;
  // Most nodes kept for later, for example in a hidden tab. With more, the whole document is read again.
  const keptNodes = 8_000;

  const attributeFilter = ['href', 'contenteditable', 'readonly', 'aria-readonly', 'aria-autocomplete']; // guard link-watched
  const roots = new Set<WeakRef<Node>>();
  let changes: Changes | null = null;
  let counted = 0;
  let countedSince = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let probing = false;
  let storm = false;

  const observer = new MutationObserver((records) => {
    const now = pageTime();
    if (now - countedSince > stormWindow) {
      countedSince = now;
      counted = 0;
    }
    counted += records.length;
    if (counted > (probing ? probeRecords : stormRecords)) return lookAway(now);
    if (probing) return;
    changes ??= changesOf(false);
    if (!changes.everything) for (const record of records) note(record, changes);
    if (changes.nodes.size + changes.before.size > keptNodes) changes = changesOf(true);
    changed(records);
  });

  function lookAway(now: number): void {
    observer.disconnect();
    probing = false;
    storm = true;
    setTimeout(lookAgain, stormPause);
    if (now - readAt > stormPace) readAll(now);
    else changed(); // guard storm-told
  }

  function lookAgain(): void {
    if (signal.aborted) return;
    for (const reference of roots) {
      const root = reference.deref();
      if (root && isConnectedNode(root)) observe(root);
      else roots.delete(reference);
    }
    probing = true;
    counted = 0;
    countedSince = pageTime();
    setTimeout(() => {
      if (!probing) return;
      probing = false;
      storm = false;
      readAll(pageTime());
    }, probeTime);
  }

  function readAll(now: number): void {
    readAt = now;
    changes = changesOf(true);
    changed();
  }

  function observe(root: Node): void {
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  }

  atEnd(signal, () => observer.disconnect());
  return {
    watchRoot(root) {
      roots.add(new WeakRef(root));
      observe(root);
    },
    take() {
      const taken = changes;
      changes = null;
      return taken;
    },
    isStorm: () => storm,
  };
}

function changesOf(everything: boolean): Changes {
  return { nodes: new Set(), before: new Set(), anyRemoved: everything, anyWritable: everything, everything };
}

function note(
  { type, target, attributeName, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
  to: Changes,
): void {
  const changed = attributeName ? editorAround(target) : target;
  for (const node of type === 'childList' ? addedNodes : [changed]) to.nodes.add(node);
  if (attributeName && attributeName !== 'href') to.anyWritable = true;
  if (removedNodes.length) to.anyRemoved = true;
  // Texts that were separate may read as one now, and the reverse.
  for (const beside of [previousSibling, nextSibling]) if (beside instanceof Text) to.nodes.add(beside);
  if (previousSibling instanceof Element) to.before.add(previousSibling);
}
