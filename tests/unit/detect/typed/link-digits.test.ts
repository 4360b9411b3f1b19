import { describe, expect, test } from 'vitest';
import { calledInstead, readLink } from '../../../../lib/detect/typed/read-link.ts';

describe('digits of a link that are not 0 to 9', () => {
  const href = 'tel:+16502534444';

  test.each([
    ['of two systems', '+1 650 253 ৪৪৪৪'],
    ['of one other system', '+১ ৬৫০ ২৫৩ ৪৪৪৪'],
    ['full width', '＋１ ６５０ ２５３ ４４４４'],
    ['mathematical', '+1 650 253 4\u{1d7d2}44'],
    ['in a number beside the called one', '+1 650 253 4444, ৪৪৪৪'],
  ])('in a link’s text confirm nothing: %s', (_, text) => {
    expect(readLink(href, text, 'US')).toMatchObject({ target: { subject: { e164: href.slice(4) } }, unread: '…' });
    const subject = { kind: 'phone', e164: href.slice(4) } as const;
    expect(calledInstead('tel:6502534444', subject, text)).toBe('…');
  });

  test.each([
    ['+1 650 253 88৪2', null],
    ['৬৫0-২৫৩-৪৪৪৪', null],
    ['+১ ৬৫০ ২৫৩ ৪৪৪5', null],
    ['+১ ৬৫০ ২৫৩ ৪৪৪৫', '+16502534445'],
  ])('in a link’s text show another number only if all are of one system: %s', (text, e164) => {
    const { shown = null } = readLink(href, text, 'US') ?? {};
    expect(shown?.subject.e164 ?? null).toBe(e164);
  });

  test('in a link’s text are not compared with a number without its area code', () => {
    expect(readLink('tel:+18765550123', '555-01২3', 'US')?.shown).toBeNull();
    expect(readLink('tel:+18765550123', '৫৫৫-০১২৩', 'US')?.shown).not.toBeNull();
  });

  test.each([
    'tel:+1650253৪৪৪৪',
    'tel:+1650253%E0%A7%AA%E0%A7%AA%E0%A7%AA%E0%A7%AA',
    'tel:+১৬৫০২৫৩৪৪৪৪',
    'tel:1650253৪৪৪৪;ext=5',
    'tel:6502534444;phone-context=+1৪',
    'sms:+1650253৪৪৪৪',
    'callto:+1650253৪৪৪৪',
    'https://wa.me/1650253৪৪৪৪',
    'https://api.whatsapp.com/send?phone=1650253৪৪৪৪',
    'msteams:/l/call/0/0?users=4:+1650253৪৪৪৪',
    'tel:1-800-FLOW৪RS',
  ])('in the address %s are not dialed', (address) => {
    expect(readLink(address, '+1 650 253 4444', 'US')).toBeNull();
    expect(calledInstead(address, { kind: 'phone', e164: '+16502534444' }, '+1 650 253 4444')).toBe('…');
  });

  test('in one of several addresses are said', () => {
    expect(readLink('sms:+16502534444,+1650253৪৪৪৪', '+1 650 253 4444', 'US')).toMatchObject({ unread: '…' });
  });

  test('in an extension of the address are said', () => {
    expect(readLink('tel:+16502534444;ext=৪', '+1 650 253 4444', 'US')).toMatchObject({ unread: '…' });
  });
});
