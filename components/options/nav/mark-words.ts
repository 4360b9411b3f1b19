import { foldedText } from '../../../lib/model/answer/contact.ts';
import { searchWords } from '../option-sections.ts';
import './mark-words.css';

/** The name of the highlight in `mark-words.css`. */
const highlight = 'nl-options-found';

/** The page whose words are marked: in the gallery there are several. */
let marked: HTMLElement | null = null;

/** Marks the words of a search in the text of the page, whose elements stay as they are. An empty search marks none. */
export function markWords(page: HTMLElement | null, search: string): void {
  // Absent in test environments without layout.
  if (typeof Highlight === 'undefined') return;
  const words = searchWords(search);
  if (page === null || words.length === 0) {
    if (marked === page) CSS.highlights.delete(highlight);
    return;
  }
  const ranges: StaticRange[] = [];
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { start, end } of wordPlaces(words, node.nodeValue ?? '')) {
      ranges.push(new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }));
    }
  }
  if (ranges.length === 0 && marked !== page) return;
  marked = page;
  CSS.highlights.set(highlight, new Highlight(...ranges));
}

/** Returns where the words are in a text. Case and accents do not count. */
export function wordPlaces(words: readonly string[], text: string): { start: number; end: number }[] {
  let plain = '';
  // For each character of the plain text, where the one that it comes from starts and ends.
  const from: { start: number; end: number }[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (const each of foldedText(character).split('')) {
      plain += each;
      from.push({ start, end });
    }
    start = end;
  }
  return words.flatMap((word) => {
    const places: { start: number; end: number }[] = [];
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length)) {
      const first = from[at];
      const last = from[at + word.length - 1];
      if (first && last) places.push({ start: first.start, end: last.end });
    }
    return places;
  });
}
