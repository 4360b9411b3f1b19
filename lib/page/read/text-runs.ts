import { likelyParts } from '../../detect/candidates/likely-parts.ts';
import { isAfter, isConnectedNode, isText, partOfText, textWalker, wholeCharacters } from '../dom/page-dom.ts';
import type { Stretch } from './likely-stretches.ts';
import { likelyStretches } from './likely-stretches.ts';
import { rowWords } from './row-words.ts';
import { mayBeSubject, mayContinue, mayEndInNumber, mayHoldSubject } from './subject-signs.ts';
import type { Direction } from './text-beside.ts';
import { backward, forward, textBeside } from './text-beside.ts';

/** Part of a run: `length` characters of `node` from offset `from`, at `start` in the run's text. */
export type Piece = { node: Text; from: number; start: number; length: number };

/**
 * A text that reads as one, with its text nodes in order. `core` are the pieces to find subjects in; the others are the
 * words around them. Offsets are UTF-16.
 */
export type TextRun = { text: string; pieces: Piece[]; core: Piece[] };

/** Receives the runs. If `joins` does not know whether two adjacent texts read as one, their run is left out. */
export type Visitor = { visit(run: TextRun): void; joins(before: Text, after: Text): boolean | null };

/** Most nodes that one number is in. */
const coreNodes = 100;
/** Characters that are read on each side of a number: as many as `snippets` sends. */
const contextCharacters = 80;
/** Most nodes on each side in which they are read. */
const contextNodes = 8;
/** Nodes between two yields of the walk. */
const stride = 512;
/** Cost of a stretch, in nodes of the walk. */
const costOfStretch = 24;
/** Cost of a text with a digit, in nodes of the walk. */
const costOfLook = 4;
/**
 * How many runs are visited during the walk; all others are visited after it. A visit reads style, and on an animated
 * page the browser then draws a frame, which takes 100 ms on a large page (measured). The walk itself causes none.
 */
const runsSoon = 200;
/** Most characters of a number in each of two texts. */
const reach = 100;
/** The character between two texts that only style separates. */
const apart = '\ufffc';

/** Returns a page's text in which that character, which may hide a digit, is another one that takes no room. */
export function withoutApart(text: string): string {
  return text.replaceAll(apart, '\ufffb'); // guard own-separator
}

/**
 * Walks the texts at and below `root`, and hands the visitor those that may contain a subject, each with what reads as
 * one with it: across inline elements, not across blocks, cells and line breaks. In a long document most are visited
 * after the walk. A run may reach outside `root`. If `root` is a text, it is visited with its neighbors, whatever it
 * contains. The walk continues at each `next()`, so it can be cut into slices. It does not yield the runs, as that
 * costs a tenth more (measured).
 */
export function* textRuns(root: Node, visitor: Visitor): Generator<void, void> {
  if (isText(root)) {
    yield* visitNear(root, visitor);
    return;
  }
  const walker = textWalker(root);
  const cores: Text[][] = [];
  let soon = runsSoon;
  let cost = 0;
  let read: Text | null = null;
  for (const stretch of likelyStretches(root)) {
    cost += costOfStretch;
    if (stretch) read = yield* readStretch(walker, leftOf(stretch, walker.currentNode, read), cores);
    if (cost < stride) continue;
    cost = 0;
    if (soon > 0) {
      soon -= cores.length;
      yield* visitAll(cores.splice(0), visitor);
    }
    yield;
  }
  yield* visitAll(cores, visitor);
}

function* visitAll(cores: Text[][], visitor: Visitor): Generator<void, void> {
  for (const core of cores) {
    yield* visitCore(core, visitor);
    yield;
  }
}

/**
 * Returns a stretch without what was read of it before, up to the node `at`, and without what was read with the stretch
 * before it, up to `read`.
 */
function leftOf(stretch: Stretch, at: Node, read: Text | null): Stretch {
  const { given, length } = stretch;
  const left = given && isConnectedNode(at) ? { ...stretch, from: at, length: length - given } : stretch;
  return read && isAfter(read, left.from) ? { ...left, from: read } : left;
}

/**
 * What remains of a stretch: a number of characters or, once the page may have changed, everything up to an element.
 */
type Rest = { length: number; to: Element | null };

/** Reads a stretch into `cores`. Returns the last text that was read if it may be beyond the stretch. */
function* readStretch(
  walker: TreeWalker,
  { from, to, length, rest: after }: Stretch,
  cores: Text[][],
): Generator<void, Text | null> {
  if (to && isText(from) && isAfter(from, to)) return from;
  walker.currentNode = from;
  const rest: Rest = { length, to: length === Number.POSITIVE_INFINITY ? to : null };
  let cost = 0;
  let read: Text | null = null;
  for (let node = seekSign(walker, rest); node !== 'end'; node = seekSign(walker, rest)) {
    cost += node === 'more' ? stride : costOfLook;
    if (node !== 'more' && (mayBeSubject(node.data) || mayEndInNumber(node.data))) {
      const core = coreAround(node);
      const text = core.map(({ data }) => data).join('');
      if (mayBeSubject(text)) cores.push(core);
      read = core.at(-1) ?? node;
      rest.length -= text.length - node.length;
      walker.currentNode = read;
    }
    if (cost < stride) continue;
    cost = 0;
    rest.length = Number.POSITIVE_INFINITY;
    rest.to = to;
    yield;
  }
  return rest.length + after < 0 || rest.to ? read : null;
}

/**
 * Returns the next text with a digit; `more` if none came for a while. No generator, as those are slower (measured).
 */
function seekSign(walker: TreeWalker, rest: Rest): Text | 'more' | 'end' {
  for (let step = 0; step < stride; step += 1) {
    const node = rest.length > 0 ? walker.nextNode() : null;
    if (node && rest.to && isAfter(node, rest.to)) {
      // This text is not read: the walk may continue from here.
      walker.previousNode();
      return 'end';
    }
    if (!node) return 'end';
    const data = node.nodeValue ?? '';
    rest.length -= data.length;
    if (mayHoldSubject.test(data) && isText(node)) return node;
  }
  return 'more';
}

function* visitNear(root: Text, visitor: Visitor): Generator<void, void> {
  const seen = new Set<Text>();
  for (const node of [...textsBeside(root, backward).reverse(), root, ...textsBeside(root, forward)]) {
    if (seen.has(node)) continue;
    const core = coreAround(node);
    for (const text of core) seen.add(text);
    yield* visitCore(core, visitor);
  }
}

/** Returns a text and those after it into which a number may continue. */
function coreAround(node: Text): Text[] {
  const core = [node];
  let { data } = node;
  for (let next = textBeside(node, forward); next && mayEndInNumber(data); next = textBeside(next, forward)) {
    data += next.data;
    if (data.length > wholeCharacters || core.length >= coreNodes) break;
    core.push(next);
  }
  return core;
}

function textsBeside(node: Text, direction: Direction): Text[] {
  const texts: Text[] = [];
  let length = 0;
  let at = textBeside(node, direction);
  while (at && length < contextCharacters && texts.length < contextNodes && at.length <= wholeCharacters) {
    texts.push(at);
    length += at.length;
    at = textBeside(at, direction);
  }
  return texts;
}

function* visitCore(core: Text[], { visit, joins }: Visitor): Generator<void, void> {
  const [first] = core;
  const last = core.at(-1);
  if (!first || !last) return;
  if (first.length > wholeCharacters) return yield* visitParts(first, visit);
  let text = '';
  let before: Text | null = null;
  const pieces: Piece[] = [];
  const context = textsBeside(last, forward);
  const [after] = context;
  for (const node of [...textsBeside(first, backward).reverse(), ...core, ...context]) {
    const isNearCore = core.includes(node) || node === after;
    if (before && isNearCore && mayReach(text, node.data)) {
      const areJoined = joins(before, node);
      if (areJoined === null) return;
      if (!areJoined) text += apart;
    }
    pieces.push({ node, from: 0, start: text.length, length: node.length });
    text += withoutApart(node.data);
    before = node;
  }
  visit({ text: text + rowWords(first), pieces, core: pieces.filter(({ node }) => core.includes(node)) });
}

/** Whether a subject may be in both texts. Only then their style is read, which is slow. */
function mayReach(before: string, after: string): boolean {
  if (!mayEndInNumber(before) || !mayContinue(after)) return false;
  const [head = '', tail = ''] = [before.slice(-reach), after.slice(0, reach)].map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );
  return likelyParts(head + tail).some(({ start, end }) => start < head.length && end > head.length);
}

/** Visits a text that is too long for one run in parts. */
function* visitParts(node: Text, visit: (run: TextRun) => void): Generator<void, void> {
  for (let from = 0; from < node.length; ) {
    const ahead = partOfText(node, from, wholeCharacters + 1);
    const text = withoutApart(ahead.length > wholeCharacters ? ahead.slice(0, endOfPart(ahead)) : ahead);
    const core = [{ node, from, start: 0, length: text.length }];
    visit({ text, pieces: core, core });
    yield;
    from += text.length;
  }
}

/**
 * Returns where a part of a long text ends: at its last line end, otherwise at its last comma (a number may have spaces),
 * otherwise at its last space, unless that is far back.
 */
function endOfPart(text: string): number {
  const ends = [...'\n, '].map((sign) => text.lastIndexOf(sign)); // guard cut-between
  return ends.find((at) => at > wholeCharacters / 2) ?? wholeCharacters;
}
