import { mostFound } from '../../model/page/found.ts';
import { entryKey } from '../../model/subject.ts';
import { elementAbove, isConnectedNode, isDesigned } from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';
import type { Match, MatchLedger } from '../mark/match-ledger.ts';
import type { DetectionQueue } from './detection-queue.ts';
import type { Look } from './looks.ts';
import type { Changes } from './mutation-watch.ts';
import type { Reader } from './reader.ts';
import { searchLinks } from './search.ts';
import { forward, textBeside } from './text-beside.ts';
import { textRuns } from './text-runs.ts';
import { isUnread } from './unread.ts';

/** Reads what is at and below a node, some at each `next()`. */
export type ReadBelow = (root: Node) => Generator<void>;

/** How long a page that is still loading is read (ms): enough for several screens of text. */
const glanceTime = 4;

/** Reads the beginning of a page that is still loading. */
export function* glance(survey: ReadBelow): Generator<void> {
  const until = pageTime() + glanceTime;
  const all = survey(document);
  while (pageTime() < until && !all.next().done) yield;
}

/** Reads what changed, and forgets what is gone. */
export function* surveyChanges(changes: Changes, ledger: MatchLedger, survey: ReadBelow): Generator<void> {
  if (changes.anyRemoved) ledger.forgetUnless(isConnectedNode);
  if (changes.anyWritable || isDesigned()) yield* forgetUnread(ledger);
  if (changes.everything) yield* survey(document);
  for (const node of changes.nodes) {
    const parent = elementAbove(node);
    if (!parent || !changes.nodes.has(parent)) yield* survey(node);
  }
  for (const element of changes.before) {
    const text = isConnectedNode(element) && textBeside(element, forward);
    if (text) yield* survey(text); // guard number-goes-on
  }
}

/** Forgets the matches in what the user can write in now. */
export function* forgetUnread(ledger: MatchLedger): Generator<void> {
  for (const match of ledger.all()) {
    if (isUnread(match.passages[0].node)) ledger.forget(match);
    yield;
  }
}

/** Marks what is known to be found in added and changed texts. They are read later. */
export function* markKnown(
  records: readonly MutationRecord[],
  queue: DetectionQueue,
  { readRun, readLink }: Reader['enterKnown'],
  { joins }: Look,
): Generator<void> {
  if (queue.knowsNone()) return;
  for (const { type, target, addedNodes } of records) {
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      if (!isConnectedNode(node)) continue;
      yield* textRuns(node, { visit: readRun, joins });
      yield* searchLinks(node, readLink, () => {});
    }
  }
}

/** Collects the keys of the subjects that people can see, and hands them to `done`. */
export function* lookAtAll(
  ledger: MatchLedger,
  isEverSeen: (match: Match) => boolean,
  done: (keys: string[]) => void,
): Generator<void> {
  const seen = new Set<string>();
  for (const match of ledger.all()) {
    const key = entryKey(match.subject);
    if (seen.has(key)) continue;
    if (isEverSeen(match)) seen.add(key); // guard list-seen
    yield;
  }
  done([...seen].slice(0, mostFound));
}
