import { hasMiddle, textRect } from '../dom/measure.ts';
import { elementAround, elementBox, elementsBelow, holdsNode, matchesSelector, rootOf } from '../dom/page-dom.ts';
import type { Rgba } from '../dom/unseen.ts';
import { differenceOf, faint, groundOf, inkedPlace, inkOf, levels, pictures, rgba } from '../dom/unseen.ts';
import { isSeen } from '../dom/visible.ts';
import type { Match } from '../mark/match-ledger.ts';
import type { TextPlace } from '../read/run-text.ts';
import { drawnAs } from './drawn.ts';
import { generatedAt } from './generated.ts';
import { reachOf } from './reach.ts';

/** Room of a sign below which nobody reads it (px²): that of a font of 4 px has more. */
const leastSign = 8;
/** Least of a color that must be left of a text by its own alpha and by the boxes that it is in. */
const leastLeft = 0.2;
/** Sum of the differences of red, green and blue (of 255 each) between a text and its background that people can tell. */
const leastTold = 60;
/** Most elements that are looked at for what lies behind a text. */
const mostBehind = 400;

/**
 * Can people see a find's text, at some place to which the page can be scrolled? Lists and the walk have no other finds. Of a
 * number each part must be seen, of a link one of its texts. This computes style and layout: ask it for few finds at a time.
 */
export function isEverSeen(match: Match): boolean {
  const places = match.passages.filter((place) => inkedPlace(place) >= 0);
  const isLink = match.reading?.reason === 'link';
  const isReached = isLink ? places.some(isPlaceSeen) : places.length > 0 && places.every(isPlaceSeen);
  return isReached && drawnAs(match) !== 'unseen';
}

function isPlaceSeen(place: TextPlace): boolean {
  const { node, start, end } = place;
  const element = elementAround(node);
  if (!element || !isSeen(element)) return false;
  const last = textRect(node, end - 1, end);
  if (last.width * last.height < leastSign) return false; // guard seen-size
  const text = textRect(node, start, end);
  const reach = reachOf(element, text);
  if (!reach) return false; // guard seen-reach
  const ink = inkOf(getComputedStyle(element));
  const own = ink[3] / 255;
  // `drawnAs` knows of a text without a color whether a picture of it, or its background, is seen.
  const left = own < faint ? reach.opacity : reach.opacity * own;
  if (left < leastLeft) return false; // guard seen-opacity
  if (own < faint) return true;
  const ground = groundOf(node, text);
  if (ground && differenceOf(ink, ground) * left < leastTold && !isOverOther(element, text, ink)) return false; // guard seen-color
  return !reach.isNow || !isBelowOther(element, text); // guard seen-uncovered
}

/** Does something that the text is not in lie at its place, of which its color differs? It may be behind the text. */
function isOverOther(element: Element, text: DOMRect, ink: Rgba): boolean {
  const differs = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean => {
    const ground = rgba(backgroundColor);
    return backgroundImage !== 'none' || differenceOf(ink, ground) * (ground[3] / 255) >= leastTold;
  };
  let box: Element | null = element;
  for (let level = 0; box && level < levels; level += 1, box = elementAround(box)) {
    for (const part of ['::before', '::after'] as const) {
      const drawn = generatedAt(box, part);
      if (drawn?.place && hasMiddle(drawn.place, text) && differs(drawn.style)) return true;
    }
  }
  box = element;
  for (let level = 1; level < levels; level += 1) box = (box && elementAround(box)) ?? box;
  return elementsBelow(box ?? element, '*')
    .slice(0, mostBehind)
    .some((other) => {
      if (holdsNode(other, element) || !hasMiddle(elementBox(other), text)) return false;
      return isSeen(other) && (matchesSelector(other, pictures) || differs(getComputedStyle(other)));
    });
}

/** Is a text, as the page is scrolled now, below an opaque element that scrolls with it? */
function isBelowOther(element: Element, text: DOMRect): boolean {
  if (getComputedStyle(element).pointerEvents === 'none') return false;
  const root = rootOf(element);
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  for (const over of root.elementsFromPoint(text.left + text.width / 2, text.top + text.height / 2)) {
    if (holdsNode(over, element) || holdsNode(element, over)) return false;
    if (isOpaque(over)) return !stays(over);
  }
  return false;
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, opacity } = getComputedStyle(element);
  return Number(opacity) === 1 && rgba(backgroundColor)[3] === 255;
}

/** Does an element stay where it is while the page scrolls? */
function stays(element: Element): boolean {
  for (let box: Element | null = element; box; box = elementAround(box)) {
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
