import { attributeOf, closestOf, localNameOf } from './page-dom.ts';

const schemes = ['tel', 'callto', 'sms'];

/**
 * Selects the links whose address is a phone number. Measured: the flag `i` makes the search twice as
 * slow, and each further spelling costs as much as a scheme; nobody writes these in capitals.
 */
export const numberLinkSelector = `a:is(${schemes.map((scheme) => `[href^="${scheme}:"]`).join()})`;

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
  const match = /^([a-z]+):(?:\/\/)?([^?#]{1,240})/.exec(attributeOf(element, 'href') ?? '');
  const [, scheme = '', number = ''] = match ?? [];
  if (!schemes.includes(scheme)) return null;
  return `tel:${decoded(number).trim()}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
