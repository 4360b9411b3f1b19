import { textRect } from '../dom/measure.ts';
import { documentRoot, elementAbove, isConnectedNode, listenOn, rootOf, wholeCharacters } from '../dom/page-dom.ts';
import { atEnd, listen } from '../dom/page-life.ts';
import { isUndrawn } from '../dom/visible.ts';
import type { Slices } from '../read/slices.ts';
import type { Highlighter } from './highlighter.ts';
import type { Match, MatchLedger } from './match-ledger.ts';

/**
 * How far outside the viewport marks are drawn (heights of the viewport). They are redrawn when half of that is left.
 */
const screensBeyond = 2;
/** How exactly the ends of the drawn part are found (characters): some lines. */
const exactness = 512;

/** The part of a long text in which marks are drawn, and the drawn matches. Empty until it is measured. */
type Sight = { from: number; to: number; drawn: Set<Match> };

/**
 * Creates a highlighter that draws the marks of a long text only near the viewport, and follows scrolling and layout.
 * In one text node each change among 40,000 registered ranges takes Chromium 1.2 s, among those of a few screens a
 * tenth of that (measured). The ledger has all matches, so cards, the walk and the side panel have too.
 *
 * It assumes that lines follow each other downwards. In a text with columns some marks may be missing; in a vertical
 * text all are drawn.
 */
export function createMarksInSight(
  ledger: Pick<MatchLedger, 'within'>,
  highlighter: Highlighter,
  slices: Slices,
  signal: AbortSignal,
): Highlighter {
  const sights = new Map<Text, Sight>();
  const resized = new ResizeObserver(plan);
  let planned = false;

  function plan(): void {
    if (planned || sights.size === 0) return;
    planned = true;
    slices.addFirst(follow());
  }

  function begin(node: Text): Sight {
    const sight = { from: 0, to: 0, drawn: new Set<Match>() };
    sights.set(node, sight);
    return sight;
  }

  /** Follows what is around a text, which may have been moved. A listener that exists is not added twice. */
  function listenAround(node: Text, element: Element): void {
    for (const box of [documentRoot(), element]) if (box) resized.observe(box);
    // Scroll events do not leave a shadow root.
    for (const root of [document, rootOf(node)]) listenOn(root, 'scroll', plan, signal);
  }

  function* follow(): Generator<void> {
    planned = false;
    for (const [node, sight] of sights) {
      const element = elementAbove(node);
      if (element && isConnectedNode(node)) {
        listenAround(node, element);
        if (!isUndrawn(element) && !reachesFar(node, sight)) yield* measure(node, sight);
      } else sights.delete(node);
      yield;
    }
  }

  function* measure(node: Text, sight: Sight): Generator<void> {
    const [from] = yield* edgeAt(node, -screensBeyond * innerHeight);
    const [, to] = yield* edgeAt(node, (1 + screensBeyond) * innerHeight);
    draw(node, Object.assign(sight, { from, to }));
  }

  function draw(node: Text, sight: Sight): void {
    const before = sight.drawn;
    sight.drawn = ledger.within(node, sight.from, sight.to);
    for (const match of sight.drawn) highlighter.drawMark(match);
    for (const match of before) if (!sight.drawn.has(match)) highlighter.eraseMark(match);
  }

  listen('resize', plan, signal);
  atEnd(signal, () => resized.disconnect());
  return {
    drawMark(match) {
      const [first] = match.passages;
      if (!first) return;
      const { node, start, end } = first;
      const sight = sights.get(node) ?? (node.length > wholeCharacters ? begin(node) : null);
      if (sight) plan();
      if (sight && (end <= sight.from || start >= sight.to)) return; // guard marks-in-sight
      sight?.drawn.add(match);
      highlighter.drawMark(match);
    },
    eraseMark(match) {
      for (const { node } of match.passages) sights.get(node)?.drawn.delete(match);
      highlighter.eraseMark(match);
    },
  };
}

/** Whether the drawn part still reaches far outside the viewport, or to the text's ends. */
function reachesFar(node: Text, { from, to }: Sight): boolean {
  const beyond = (screensBeyond / 2) * innerHeight;
  const isFarUp = from === 0 || rectAt(node, from).bottom < -beyond;
  return to > 0 && isFarUp && (to >= node.length || rectAt(node, to).top > innerHeight + beyond);
}

/**
 * Returns two nearby offsets in a text, between which the text crosses a height in the viewport (px). Measures once per
 * step.
 */
function* edgeAt(node: Text, y: number): Generator<void, [before: number, after: number]> {
  let before = 0;
  let after = node.length;
  while (after - before > exactness) {
    const middle = Math.floor((before + after) / 2);
    if (rectAt(node, middle).bottom < y) before = middle;
    else after = middle;
    yield;
  }
  return [before, after];
}

function rectAt(node: Text, at: number): DOMRect {
  return textRect(node, at, at + exactness);
}
