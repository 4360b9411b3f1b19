import { attributeOf, closestOf, elementsBelow, localNameOf } from './page-dom.ts';

const schemes = ['tel', 'callto', 'sms'];

/** Selects the links whose address is a phone number. */
export const numberLinkSelector = `a:is(${schemes.map((scheme) => `[href^="${scheme}:" i]`).join()})`;

/** The links at and below `root` whose address is a phone number. */
export function numberLinks(root: Node): Element[] {
  return elementsBelow(root, numberLinkSelector);
}

/** The link around `element`, itself included, whose address is a phone number. */
export function numberLinkAround(element: Element): Element | null {
  return closestOf(element, numberLinkSelector);
}

export function isNumberLink(element: Element): boolean {
  return localNameOf(element) === 'a' && linkNumber(element) !== null;
}

/**
 * A link's number as a text for detection, always with the scheme `tel` (RFC 3966, RFC 5724): `tel:+4930123456`. Null
 * where the link is no number's. Fields of a message (`sms:…?body=`) are left out.
 */
export function linkNumber(element: Element): string | null {
  const match = /^\s*([a-z]+):(?:\/\/)?([^?#]{1,240})/i.exec(attributeOf(element, 'href') ?? '');
  const [, scheme = '', number = ''] = match ?? [];
  if (!schemes.includes(scheme.toLowerCase())) return null;
  return `tel:${decoded(number).trim()}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
