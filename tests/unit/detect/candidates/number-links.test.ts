import { expect, test } from 'vitest';
import { linkPatterns } from '../../../../entrypoints/background/toolbar/menu.ts';
import { linkOfNumber } from '../../../../lib/detect/candidates/number-links.ts';
import { detect } from '../../../../lib/detect/detect.ts';
import { readContactNumber } from '../../../../lib/detect/typed/contact-numbers.ts';
import { calledInstead, readLink } from '../../../../lib/detect/typed/read-link.ts';
import { readTyped } from '../../../../lib/detect/typed/read-subject.ts';
import { everyNumberLink } from '../../../number-links.ts';

const e164 = '+14155552671';
const subject = { kind: 'phone', e164 } as const;

/** What browsers compare with a menu's pattern: the address without its fragment. */
function isOfMenu(link: string): boolean {
  const address = (URL.parse(link)?.href ?? '').replace(/#.*/, '');
  return linkPatterns().some((pattern) => {
    const source = pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${source.replace('.*://.*\\.', 'https?://([^/]+\\.)?')}$`).test(address);
  });
}

test.each(everyNumberLink(e164))('%s calls its number everywhere', (link) => {
  expect(linkOfNumber.test(URL.parse(link)?.href ?? ''), 'on a page').toBe(true);
  const read = readLink(link, '(415) 555-2671', 'US');
  expect(read, 'on a page').toMatchObject({ target: { subject, country: null }, shown: null, unread: null });
  expect(readLink(link, '(415) 555-2672', 'US'), 'with another text').toMatchObject({ shown: { country: 'US' } });
  expect(detect(`Write to ${link} now`, { country: null }), 'written out').toMatchObject([{ subject }]);
  expect(readTyped(link, 'DE'), 'typed').toEqual({ ok: true, value: [{ subject, country: null }] });
  expect(readContactNumber(link, 'DE'), 'of a contact').toEqual({ ok: true, value: [e164] });
  expect(isOfMenu(link), 'in the context menu').toBe(true);
});

test.each(everyNumberLink('+1650253৪৪৪৪'))('%s calls none, wherever it is: its digits are not 0 to 9', (link) => {
  expect(readLink(link, '+1 650 253 4444', 'US')).toBeNull();
  expect(calledInstead(link, { kind: 'phone', e164: '+16502534444' }, '+1 650 253 4444')).not.toBeNull();
  expect(readTyped(link, 'US')).toMatchObject({ ok: false });
  expect(readContactNumber(link, 'US')).toMatchObject({ ok: false });
});

test.each([
  'https://example.com/',
  'mailto:anna@example.com',
  'https://t.me/anna',
  'https://whatsapp.com/',
  'intent:1',
])('the context menu does not have its item on %s', (link) => expect(isOfMenu(link)).toBe(false));
