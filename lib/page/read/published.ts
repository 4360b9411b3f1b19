import { publishedCharacters, publishedItems, publishedTextCharacters } from '../../model/limits.ts';
import type { Published } from '../../model/page/page-reading.ts';
import { tellingDigits } from '../../model/subject.ts';
import type { Subject } from '../../model/subject-schema.ts';
import {
  attributeOf,
  closestOf,
  collectionBelow,
  elementsBelow,
  elementsOfDocument,
  localNameOf,
  matchesSelector,
  textOf,
} from '../dom/page-dom.ts';
import { pageTime } from '../dom/page-life.ts';

const addresses = ['tel:', 'callto:', 'sms:', 'https://wa.me/', 'https://api.whatsapp.com/send?phone='];

/**
 * Selects the links whose address is a phone number, in capitals too. Measured on 163,000 elements: each address costs
 * the search half a millisecond, the flag nothing, while `*=` with the flag quadruples the time.
 */
export const numberLinkSelector = `a:is(${addresses.map((address) => `[href^="${address}" i]`).join()})`;

/** The link around `element`, itself included, whose address is a phone number. */
export function numberLinkAround(element: Element): Element | null {
  return closestOf(element, numberLinkSelector);
}

export function isNumberLink(element: Element): boolean {
  return localNameOf(element) === 'a' && matchesSelector(element, numberLinkSelector);
}

/** A number's link as a text for detection: its address and, behind a NUL, the text that it shows. */
export function linkQuestion(link: Element, text: string): string {
  return `${(attributeOf(link, 'href') ?? '').slice(0, 240)}\0${text.slice(0, 200)}`;
}

/** Scripts that hold what a page says of itself (schema.org). */
const jsonLd = 'script[type^="application/ld+json"]';
const publishing = `${jsonLd},[itemprop~=telephone],[itemprop~=faxNumber],.tel,.p-tel`;
const things = '[itemscope],.vcard,.h-card';
/** A contact point and an address are parts: their numbers are those of the thing around them. */
const wholeThings = `:is(${things}):not([itemprop~=contactPoint],[itemprop~=address])`;
const naming = '[itemprop~=name],.fn,.p-name';

/** Longest time of reading, ms, and most names of one thing looked at: things and texts can stand in one another. */
const mostTime = 40;
const mostNames = 50;

/**
 * What the document's markup publishes together with a number, bounded by `lib/model/limits.ts`, for the background to
 * read: JSON-LD that holds the number's last digits, and places of microdata and hCard that do.
 */
export function publishedNear(subject: Subject): Published {
  const published: Published = [];
  if (subject.kind !== 'phone') return published;
  const digits = tellingDigits(subject.e164);
  const until = pageTime() + mostTime;
  let room = publishedCharacters;
  for (const element of elementsOfDocument(publishing)) {
    if (published.length >= publishedItems || pageTime() > until) break;
    const text = meantBy(element);
    const phone = `${attributeOf(element, 'href') ?? ''}\n${text}`;
    // The digits of JSON's `\u00a0` are none.
    if (!phone.replace(/(?:\\u.{4}|\D)+/g, '').includes(digits)) continue;
    const item =
      localNameOf(element) === 'script' ? { jsonLd: text } : { phone: cut(phone), name: cut(nameAround(element)) };
    const size = JSON.stringify(item).length;
    if (size > room) continue;
    room -= size;
    published.push(item);
  }
  return published;
}

/** The name of the nearest thing that an element belongs to; not that of a thing inside or around it. */
function nameAround(element: Element): string {
  const thing = closestOf(element, wholeThings);
  const names = thing ? elementsBelow(thing, naming).slice(0, mostNames) : [];
  const name = names.find((each) => closestOf(each, things) === thing);
  return name ? meantBy(name) : '';
}

/** An element's value for machines, else its text. */
function meantBy(element: Element): string {
  return (attributeOf(element, 'content') || attributeOf(element, 'alt') || textOf(element) || '').trim();
}

function cut(text: string): string {
  return text.slice(0, publishedTextCharacters);
}

const inJson = /"addressCountry"\s*:\s*(?:\{[^{}]*?"name"\s*:\s*)?"([^"]{2,60})"/g;
/**
 * A document of more elements is no page of somebody with one address. Measured: the search takes 8 ms of 163,000, a tenth
 * of what reading all their text takes, and counting to 100,000 5 ms.
 */
const mostElements = 30_000;

/** What the document publishes as its country (schema.org `addressCountry`), one a line, unread; null where nothing. */
export function publishedCountry(): string | null {
  if (collectionBelow(document)?.item(mostElements)) return null;
  const found = elementsOfDocument(`${jsonLd},[itemprop=addressCountry]`).flatMap((element) => {
    const text = meantBy(element).slice(0, 50_000);
    return localNameOf(element) === 'script' ? [...text.matchAll(inJson)].map(([, name]) => name) : text.slice(0, 60);
  });
  return [...new Set(found)].join('\n').slice(0, 200) || null;
}
