/** Words that do not fit: in which state, how, and the words. */
export type CutWords = { state: string; how: string; where: string; words: string };

/**
 * Runs in the gallery's page: words that are cut off, reach out of their control, make a box scroll sideways, or lie over
 * other words. What a value's own length cuts (`bdi`: names, numbers) is no fault of the words, and neither is what is
 * only for ears. `opened`: only the words in what can be opened, which may well lie over what stands below it.
 */
export function findCutWords(within: 'all' | 'opened'): CutWords[] {
  const slack = 1.5;
  const found: CutWords[] = [];
  const controls = 'button, a, label, summary, th, td, dt, dd, li, p, h1, h2, h3, legend, figcaption';

  const name = (element: Element): string => {
    const classes = typeof element.className === 'string' ? element.className.split(' ').filter(Boolean) : [];
    return [element.localName, ...classes.slice(0, 2)].join('.');
  };
  const heard = new Map<Element, boolean>();
  function isForEars(element: Element): boolean {
    const known = heard.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const above = parent !== null && !element.matches('[data-state]') && isForEars(parent);
    const own = element.matches('svg, option') || getComputedStyle(element).clipPath !== 'none';
    const answer = above || own || !element.checkVisibility({ visibilityProperty: true });
    heard.set(element, answer);
    return answer;
  }
  const textOf = (element: Element): string => {
    const words: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && !isForEars(node.parentElement)) words.push(node.nodeValue ?? '');
    }
    return words.join('').replace(/\s+/g, ' ').trim().slice(0, 160);
  };

  /** What lies over others by design: a menu, or a head that stays. */
  function overlay(element: Element, box: Element): Element | null {
    for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
      const { position, backgroundColor } = getComputedStyle(at);
      if (/absolute|fixed|sticky/.test(position) && !/, 0\)$|transparent/.test(backgroundColor)) return at;
    }
    return null;
  }

  /** Words that end in "…" by design, or go out of sight whole into the next row, are all said elsewhere: in a title. */
  const isShortened = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp, display, flexWrap } = getComputedStyle(element);
    const drops = display === 'flex' && flexWrap === 'wrap';
    return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || drops) && element.closest('[title]') !== null;
  };

  /** The part of a text's rectangle that its element and those around it, up to the state's box, do not clip; null if nothing is left. */
  function inSight(rect: DOMRect, element: Element, box: Element): DOMRect | null {
    let { left, top, right, bottom } = rect;
    for (let parent: Element | null = element; parent && box.contains(parent); parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = parent.getBoundingClientRect();
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    return right - left > slack && bottom - top > slack ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  const canvas = document.createElement('canvas').getContext('2d');
  function widthOf(words: string, style: CSSStyleDeclaration): number {
    if (!canvas) return 0;
    canvas.font = style.font;
    return canvas.measureText(words).width;
  }

  for (const box of document.querySelectorAll('[data-state]')) {
    const state = box.getAttribute('data-state') ?? '';
    const report = (how: string, element: Element, words = textOf(element)) =>
      found.push({ state, how, where: name(element), words });

    for (const element of box.querySelectorAll(within === 'all' ? '*' : 'details *')) {
      if (isForEars(element) || element.closest('bdi')) continue;
      const style = getComputedStyle(element);
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
        const isList = element instanceof HTMLSelectElement;
        if (isList && element.options.length > 100) continue;
        const words = isList ? (element.selectedOptions[0]?.text ?? '') : element.placeholder;
        if (style.opacity === '0' || words === '') continue;
        const paddings = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
        const room = element.clientWidth - paddings - (isList && style.appearance !== 'none' ? 18 : 0);
        if (widthOf(words, style) > room + slack) report('is cut in its field', element, words);
        continue;
      }
      const isWide = element.scrollWidth > element.clientWidth + slack && element.clientWidth > 0;
      const isHigh = element.scrollHeight > element.clientHeight + slack && element.clientHeight > 0;
      const hasWords = () => element.querySelector('bdi') === null && textOf(element) !== '';
      if (isWide && style.overflowX !== 'visible' && hasWords() && !isShortened(element))
        report('does not fit in width', element);
      const clips = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (isHigh && clips && hasWords() && element !== box && !isShortened(element))
        report('does not fit in height', element);
      if (element.matches('button') && (isWide || isHigh) && style.overflow === 'visible') {
        const floats = [...element.children].some((child) => getComputedStyle(child).position === 'absolute');
        if (!floats) report('is larger than its button', element);
      }
    }

    const texts: { rect: DOMRect; element: Element; over: Element | null }[] = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || isForEars(element)) continue;
      if (within === 'opened' && !element.closest('details')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const seen = inSight(rect, element, box);
        // In a card at a glance nothing scrolls: a row is whole or not there. Its letters are less high than its rectangle.
        if (seen && element.closest('.nl-glance') && seen.height < 0.85 * rect.height)
          report('is cut in height', element);
        if (!seen || element.closest('bdi')) continue;
        const outer = box.getBoundingClientRect();
        if (seen.left < outer.left - slack || seen.right > outer.right + slack)
          report('reaches out of the box', element);
        const own = element.closest(controls);
        const edge = own?.getBoundingClientRect();
        if (own && edge && box.contains(own) && (seen.left < edge.left - slack || seen.right > edge.right + slack)) {
          report(`reaches out of ${name(own)}`, element);
        }
        texts.push({ rect: seen, element, over: overlay(element, box) });
      }
    }
    for (const [index, one] of within === 'all' ? texts.entries() : []) {
      for (const other of texts.slice(index + 1)) {
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide <= 2 || high <= 4 || one.over !== other.over) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        report(`lies over ${name(other.element)} “${textOf(other.element)}”`, one.element);
      }
    }
  }
  return found;
}
