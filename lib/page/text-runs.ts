import { flowOf } from './flow.ts';
import { isNumberLink } from './number-links.ts';
import {
  firstChildOf,
  isElement,
  isText,
  lastChildOf,
  localNameOf,
  nextSiblingOf,
  parentNodeOf,
  previousSiblingOf,
  textWalker,
} from './page-dom.ts';
import { mayBeSubject, mayContinue, mayGoOn, mayHoldSubject } from './subject-signs.ts';

/** Part of a run: `length` characters of `node` from offset `from`, which stand in the run's text at `start`. */
export type Piece = { node: Text; from: number; start: number; length: number };

/** A text that reads as one, with the text nodes that it comes from, in order. Offsets are UTF-16. */
export type TextRun = { text: string; pieces: Piece[] };

/** A run ends with the first text beyond this length that holds no digit … */
const runCharacters = 16_000;
/** … and in any case at this many nodes. */
const runNodes = 1_000;
/** Text without digits that is taken in before the first digit, for the words that tell what a number is. */
const leadCharacters = 120;
const leadNodes = 8;
/** Nodes between two yields of the walk, and how many of them a text with a digit and a run count for. */
const stride = 512;
const costOfLook = 8;
const costOfRun = 32;

/** The part of a walk that begins after a node, or ends before the first text after it; cut at the edge of a block. */
export type Stretch = { after?: Node; before?: Node };

/**
 * Walks the texts at and below `root`, or a stretch of them, and hands those that may hold a subject to `visit`, each
 * with the texts that read as one with it: across inline elements, not across blocks, cells and line breaks. A run may
 * reach beyond `root`. A text as `root` is visited whatever it holds. The walk goes on at each `next()`, so it can be
 * cut into slices; runs are not what it yields because measured, that alone costs a tenth of the walk.
 */
export function* textRuns(
  root: Node,
  visit: (run: TextRun) => void,
  { after, before }: Stretch = {},
): Generator<void, void> {
  if (isText(root)) {
    if (root.length > runCharacters) yield* visitParts(root, visit);
    else visitRun(leadOf(root)[0] ?? root, visit);
    return;
  }
  const walker = textWalker(root);
  let end: Node | null = null;
  if (before) {
    walker.currentNode = before;
    end = walker.nextNode();
    walker.currentNode = root;
  }
  if (after) walker.currentNode = after;
  let cost = 0;
  for (let node = seekSign(walker, end); node !== 'end'; node = seekSign(walker, end)) {
    cost += node === 'more' ? stride : costOfLook;
    if (node !== 'more' && node.length > runCharacters) {
      yield* visitParts(node, visit);
    } else if (node !== 'more' && (mayBeSubject(node.data) || reachesOn(node))) {
      cost += costOfRun;
      const last = visitRun(node, visit);
      if (last !== node && !Node.prototype.contains.call(root, last)) return;
      walker.currentNode = last;
    }
    if (cost < stride) continue;
    cost = 0;
    yield;
  }
}

/** The next text with a digit, or `more` when none came for a while. A plain function: generators run slower. */
function seekSign(walker: TreeWalker, end: Node | null): Text | 'more' | 'end' {
  for (let step = 0; step < stride; step += 1) {
    const node = walker.nextNode();
    if (node === null || node === end) return 'end';
    if (mayHoldSubject.test(node.nodeValue ?? '') && isText(node)) return node;
  }
  return 'more';
}

/** Whether a number may begin in `node` and go on in the text after it. */
function reachesOn(node: Text): boolean {
  if (!mayGoOn(node.data)) return false;
  let next = textBeside(node, forward);
  for (let steps = 0; next !== null && steps < leadNodes && isBlank(next); steps += 1) next = textBeside(next, forward);
  return next !== null && mayContinue(next.data);
}

/** Whether a text holds nothing but spaces or signs between two parts of a number. */
function isBlank({ data }: Text): boolean {
  return data.length <= 40 && !/[\p{L}\p{N}]/u.test(data);
}

/** Visits the run around `node` and returns the last text of it. */
function visitRun(node: Text, visit: (run: TextRun) => void): Text {
  const nodes = [node];
  let length = node.length;
  let last = node;
  for (let next = textBeside(last, forward); next !== null; next = textBeside(last, forward)) {
    length += next.length;
    if (length > runCharacters && (next.length > runCharacters || !mayHoldSubject.test(next.data))) break;
    nodes.push(next);
    last = next;
    if (nodes.length >= runNodes) break;
  }
  visit(runOf(nodes));
  return last;
}

function runOf(nodes: Text[]): TextRun {
  let text = '';
  const pieces = nodes.map((node) => {
    const { data } = node;
    const piece: Piece = { node, from: 0, start: text.length, length: data.length };
    text += data;
    return piece;
  });
  return { text, pieces };
}

/** The run with the text before its first digit, for the words that tell what a number is; it is no part of the run. */
export function withLead(run: TextRun): TextRun {
  const [first] = run.pieces;
  if (first?.from !== 0) return run;
  const lead = runOf(leadOf(first.node));
  const shift = lead.text.length;
  if (shift === 0) return run;
  const pieces = run.pieces.map((piece) => ({ ...piece, start: piece.start + shift }));
  return { text: lead.text + run.text, pieces: [...lead.pieces, ...pieces] };
}

/** Visits a text too long for one run in parts, cut at line ends, else at spaces. */
function* visitParts(node: Text, visit: (run: TextRun) => void): Generator<void, void> {
  const { data } = node;
  for (let from = 0; from < data.length; ) {
    const limit = from + runCharacters;
    const half = from + runCharacters / 2;
    const cut = [data.lastIndexOf('\n', limit), data.lastIndexOf(' ', limit)].find((at) => at > half) ?? limit;
    const to = limit >= data.length ? data.length : cut;
    const text = data.slice(from, to);
    visit({ text, pieces: [{ node, from, start: 0, length: text.length }] });
    yield;
    from = to;
  }
}

function leadOf(node: Text): Text[] {
  const lead: Text[] = [];
  let length = 0;
  let at = textBeside(node, backward);
  while (at !== null && length < leadCharacters && lead.length < leadNodes && at.length <= runCharacters) {
    lead.unshift(at);
    length += at.length;
    at = textBeside(at, backward);
  }
  return lead;
}

type Direction = { beside: (node: Node) => Node | null; within: (node: Node) => Node | null };
const forward: Direction = { beside: nextSiblingOf, within: firstChildOf };
const backward: Direction = { beside: previousSiblingOf, within: lastChildOf };

/** The next text that reads on from `node` in a direction, null where the flow ends. */
function textBeside(node: Node, { beside, within }: Direction): Text | null {
  let at = node;
  for (;;) {
    let next = beside(at);
    while (next === null) {
      const parent = parentNodeOf(at);
      if (parent === null || !isElement(parent) || endsFlow(parent)) return null;
      at = parent;
      next = beside(at);
    }
    at = next;
    for (;;) {
      if (isText(at)) return at;
      if (!isElement(at)) break;
      const flow = flowOf(localNameOf(at));
      if (flow === 'silent') break;
      if (flow === 'break' || isNumberLink(at)) return null;
      const inner = within(at);
      if (inner === null) break;
      at = inner;
    }
  }
}

function endsFlow(element: Element): boolean {
  return flowOf(localNameOf(element)) !== 'inline' || isNumberLink(element);
}
