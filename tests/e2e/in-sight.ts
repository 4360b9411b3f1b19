/** A card at a glance as it is drawn: how high it is, how much of it needs scrolling, and what its facts say. */
export type Drawn = {
  name: string;
  height: number;
  /** How far its parts can be scrolled, but for a list (px). */
  scrolls: number;
  /** The words that can be seen, cut or not. */
  seen: string;
  /** Facts that must be whole, and are cut: the number, the country, the local time. */
  cut: string[];
  /** Facts that are known and of which nothing is seen. */
  missing: string[];
  /** A country is known, and no flag is seen. */
  lacksFlag: boolean;
};

/**
 * Runs in the gallery's page or in a card: what each card (`boxes`) shows without scrolling. All facts are in the document,
 * those that are not shown `hidden`: what a person looks for first must be said among what is seen.
 */
export function readDrawn(boxes: string): Drawn[] {
  const wanted = ['Caller', 'Country', 'Location', 'Local time', 'Carrier', 'Network', 'Line type'];
  const whole = ['Country', 'Local time'];

  function isIn(rect: DOMRect, element: Element, box: Element): boolean {
    let { left, top, right, bottom } = rect;
    for (let at: Element | null = element; at && box.contains(at); at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return false;
      if (getComputedStyle(at).overflowX === 'visible' && getComputedStyle(at).overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    // A line of which a sliver is left is not read.
    return right - left > 4 && bottom - top > 0.8 * rect.height;
  }

  /** The words' own width: less room by a hair already ends them in dots. */
  function widthOf(element: Element): number {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.max(...[...range.getClientRects()].map(({ width }) => width));
  }

  function seenWords(box: Element): string {
    const words: string[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => isIn(rect, element, box))) words.push(node.nodeValue ?? '');
    }
    return words.join(' ').replaceAll(/\s+/g, ' ');
  }

  return [...document.querySelectorAll(boxes)].map((box) => {
    const seen = seenWords(box);
    const plain = seen.toLocaleLowerCase();
    // A list of several numbers may be longer than the card.
    const parts = [...box.querySelectorAll(':not(.nl-card-list)')].filter((each) =>
      /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    const scrolls = Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
    const facts = [...box.querySelectorAll('dt')].flatMap((term) => {
      const name = term.textContent?.trim() ?? '';
      // A row without an answer says why there is none.
      const answer = term.nextElementSibling?.matches('.nl-note')
        ? null
        : term.nextElementSibling?.querySelector('bdi');
      const value = answer?.textContent?.trim() ?? '';
      return answer && wanted.includes(name) && value !== '' ? [{ name, value, answer }] : [];
    });
    const entire = [
      ...box.querySelectorAll('.nl-glance-subject'),
      ...facts.flatMap(({ name, answer }) => (whole.includes(name) ? [answer] : [])),
    ];
    const cut = entire.filter(
      (each) => each.checkVisibility() && widthOf(each) > each.getBoundingClientRect().width + 0.01,
    );
    // A network's name and number stand in two places; a warning says the line type in its own words.
    const words = plain.replaceAll('-', ' ');
    const isSaid = (value: string) =>
      value.split(' · ').every((part) => words.includes(part.toLocaleLowerCase().replaceAll('-', ' ')));
    // What answers from many places is in no country, whatever the service says of it.
    const isPlaced = facts.some(({ name }) => name === 'Country') && !seen.includes('Served from many locations');
    const missing = facts.filter(({ name, value }) => !isSaid(value) && (name !== 'Country' || isPlaced));
    return {
      name: box.getAttribute('data-state') ?? '',
      height: box.getBoundingClientRect().height,
      scrolls,
      seen,
      cut: cut.map(({ textContent }) => textContent ?? ''),
      missing: missing.map(({ name, value }) => `${name}: ${value}`),
      lacksFlag: isPlaced && ![...box.querySelectorAll('.nl-flag')].some((flag) => flag.checkVisibility()),
    };
  });
}
