import { linkOfNumber } from '../../detect/candidates/number-links.ts';
import { linkCharacters, publishedCharacters, publishedItems, publishedTextCharacters } from '../../model/limits.ts';
import type { Published } from '../../model/page/page-reading.ts';
import { tellingDigits } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import {
  attributeOf,
  closestAround,
  collectionBelow,
  elementsBelow,
  elementsOfDocument,
  localNameOf,
  textOf,
} from '../dom/page-dom.ts';
import { collapseSpace } from './run-text.ts';

/**
 * Whether an element is a link that may call a number, by its address as the browser goes to it: a selector of the
 * attribute would pass over ` tel:`, a line break in the scheme, and an address that the document's base makes one.
 */
export function isNumberLink(element: Element & { href?: unknown }): element is HTMLAnchorElement {
  return localNameOf(element) === 'a' && linkOfNumber.test(`${element.href}`); // guard link-as-followed
}

/**
 * Returns a number's link as a text for detection: its address, NUL, the text that it shows, on one line. A text of two
 * lines was cut, or has more parts than were read (`isCut`).
 */
export function linkQuestion({ href }: HTMLAnchorElement, written: string, isCut: boolean): string {
  // Most characters from either end of a link's text: it may show another number after much else.
  const linkEnd = 800;
  const { text } = collapseSpace(written); // guard link-spaces
  return `${href.slice(0, linkCharacters)}\0${
    isCut || text.length > 2 * linkEnd ? `${text.slice(0, linkEnd)}\n${text.slice(-linkEnd)}` : text
  }`;
}

/** Scripts with what a page publishes about itself (schema.org). */
const jsonLd = 'script[type^="application/ld+json"]';
const publishing = `${jsonLd},[itemprop~=telephone],[itemprop~=faxNumber],.tel,.p-tel`;
const things = '[itemscope],.vcard,.h-card';
/** Contact points and addresses are parts; their numbers belong to the thing around them. */
const wholeThings = `:is(${things}):not([itemprop~=contactPoint],[itemprop~=address])`;
const naming = '[itemprop~=name],.fn,.p-name';

/**
 * Returns what the document's markup publishes together with a number, for the background to read: JSON-LD, microdata
 * and hCard that contain the number's last digits. The limits are those of `lib/model/limits.ts`.
 */
export function publishedNear(subject: Subject): Published {
  const published: Published = [];
  if (subject.kind !== 'phone') return published;
  const digits = tellingDigits(subject.e164);
  // Most characters to read, each element counted as `elementCost`. A limit of time would depend on other programs.
  let work = 1_000_000;
  const elementCost = 100;
  let room = publishedCharacters;
  for (const element of elementsOfDocument(publishing)) {
    if (published.length >= publishedItems || work < 0) break;
    const text = meantBy(element);
    work -= elementCost + text.length;
    const isScript = localNameOf(element) === 'script';
    const phone = isScript ? text : cut(`${attributeOf(element, 'href') ?? ''}\n${text}`);
    // The digits in JSON's `\u00a0` do not count.
    if (phone.length + publishedTextCharacters > room || !phone.replace(/(?:\\u.{4}|\D)+/g, '').includes(digits))
      continue;
    const item = isScript ? { jsonLd: text } : { phone, name: cut(nameAround(element)) };
    const size = JSON.stringify(item).length;
    if (size > room) continue;
    room -= size;
    published.push(item);
  }
  return published;
}

/** Returns the name of the nearest thing around an element, not that of a thing inside or around that one. */
function nameAround(element: Element): string {
  const thing = closestAround(element, wholeThings);
  const mostNames = 50;
  const names = thing ? elementsBelow(thing, naming).slice(0, mostNames) : [];
  const name = names.find((each) => closestAround(each, things) === thing);
  return name ? meantBy(name) : '';
}

/** Returns an element's value for machines, otherwise its text. */
function meantBy(element: Element): string {
  return (attributeOf(element, 'content') || attributeOf(element, 'alt') || textOf(element) || '').trim();
}

function cut(text: string): string {
  return text.slice(0, publishedTextCharacters);
}

const inJson = /"addressCountry"\s*:\s*(?:\{[^{}]*?"name"\s*:\s*)?"([^"]{2,60})"/g;

/**
 * Returns the countries that the document publishes (schema.org `addressCountry`), one a line, unread; null if none.
 */
export function publishedCountry(): string | null {
  // A document with more elements is not the page of somebody with one address. The search takes 8 ms on 163,000
  // elements, a tenth of the time to read their text, and counting to 100,000 takes 5 ms (measured).
  const mostElements = 30_000;
  if (collectionBelow(document)?.item(mostElements)) return null;
  const found = elementsOfDocument(`${jsonLd},[itemprop=addressCountry]`).flatMap((element) => {
    const text = meantBy(element).slice(0, 50_000);
    return localNameOf(element) === 'script' ? [...text.matchAll(inJson)].map(([, name]) => name) : text.slice(0, 60);
  });
  return [...new Set(found)].join('\n').slice(0, 200) || null;
}
