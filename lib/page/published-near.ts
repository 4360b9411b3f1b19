import { publishedCharacters, publishedItems, publishedTextCharacters } from '../messages/limits.ts';
import type { Published } from '../model/published.ts';
import type { Subject } from '../model/subject.ts';
import { tellingDigits } from '../model/telling-digits.ts';
import { attributeOf, closestOf, elementsBelow, elementsOfDocument, localNameOf, textOf } from './page-dom.ts';
import { pageTime } from './page-time.ts';

/** Scripts that hold what a page says of itself (schema.org). */
export const jsonLd = 'script[type^="application/ld+json"]';
const publishing = `${jsonLd},[itemprop~=telephone],[itemprop~=faxNumber],.tel,.p-tel`;
const things = '[itemscope],.vcard,.h-card';
/** A contact point and an address are parts: their numbers are those of the thing around them. */
const wholeThings = `:is(${things}):not([itemprop~=contactPoint],[itemprop~=address])`;
const naming = '[itemprop~=name],.fn,.p-name';

/** Longest time of reading, ms, and most names of one thing looked at: things and texts can stand in one another. */
const mostTime = 40;
const mostNames = 50;

/**
 * What the document's markup publishes together with a number, bounded by `lib/messages/limits.ts`, for the background to
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
export function meantBy(element: Element): string {
  return (attributeOf(element, 'content') || attributeOf(element, 'alt') || textOf(element) || '').trim();
}

function cut(text: string): string {
  return text.slice(0, publishedTextCharacters);
}
