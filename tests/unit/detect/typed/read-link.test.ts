import { describe, expect, test } from 'vitest';
import { calledInstead, readLink } from '../../../../lib/detect/typed/read-link.ts';

describe('a link to a number', () => {
  test.each([
    ['tel:+49-30-901820', '+4930901820', null],
    ['TEL:030%20901820', '+4930901820', 'DE'],
    ['callto:+4930901820', '+4930901820', null],
    ['sms:+4915123456789?body=Hi', '+4915123456789', null],
    ['https://wa.me/4915123456789', '+4915123456789', null],
    ['https://api.whatsapp.com/send?phone=4915123456789&text=Hi', '+4915123456789', null],
    // The plus forgotten.
    ['tel:4930901820', '+4930901820', null],
    ['tel:12125550123', '+12125550123', null],
  ])('%s calls %s', (href, e164, country) => {
    expect(readLink(href, 'Call us', 'DE')).toMatchObject({ target: { subject: { e164 }, country }, shown: null });
  });

  test('keeps its extension', () => {
    expect(readLink('tel:+4930901820;ext=12', '', null)?.target.subject).toEqual({
      kind: 'phone',
      e164: '+4930901820',
      extension: '12',
    });
  });

  test.each(['tel:', 'tel:112', 'tel:CLICK', 'https://wa.me/', 'mailto:a@example.com', 'https://wa.me/message/ABC1'])(
    '%s calls no number',
    (href) => {
      expect(readLink(href, '030 901820', 'DE')).toBeNull();
    },
  );
});

describe('a link’s text', () => {
  test.each([
    ['tel:+4930901820', '+49 30 901820'],
    ['tel:+4930901820', '(030) 90 18-20'],
    ['tel:+4930901820', 'Call 030/901820 now'],
    ['tel:+4930901820', '901820'],
    ['tel:+4930901820;ext=12', '+49 30 901820 ext. 12'],
    ['tel:+442079460018', '+44 (0)20 7946 0018'],
    // Read with the page's country it would be another number: its digits are the same.
    ['tel:+442079460018', '020 7946 0018'],
    ['tel:+12125550123', '(212) 555-0123'],
    ['tel:+18003569377', '1-800-FLOWERS'],
    ['tel:+4930901820', 'Open 9-18, Mo-Fr'],
    ['tel:+4930901820', 'Since 12.05.2024'],
    ['tel:+4930901820', 'Call us'],
    ['tel:+4930901820', '+49 30 901820 or +49 30 901821'],
  ])('%s with “%s” is no mismatch', (href, text) => {
    expect(readLink(href, text, 'DE')?.shown).toBeNull();
  });

  test.each([
    ['tel:+498001234567', '030 901820', '+4930901820', 'DE'],
    ['tel:+4930901820', '+49 30 901821', '+4930901821', null],
    ['tel:+4990012345678', 'Call +44 20 7946 0018 now', '+442079460018', null],
    ['https://wa.me/4915123456789', '+49 151 98765432', '+4915198765432', null],
    ['skype:+4990012345678?call', '+49 151 98765432', '+4915198765432', null],
    ['https://t.me/+4990012345678', '+49 151 98765432', '+4915198765432', null],
    // The same last digits in another country, or of a satellite.
    ['tel:+447025550123', '(702) 555-0123', '+17025550123', 'US'],
    ['tel:+881930901820', '030 901820', '+4930901820', 'DE'],
    ['tel:+4990030901820', '030 901820', '+4930901820', 'DE'],
    ['tel:+447025550123', '(7\u200b0\u200b2) 5\u200b5\u200b5\u200b-\u200b0\u200b1\u200b2\u200b3', '+17025550123', 'US'],
    ['tel:+4990012345678', '+\u200b4\u200b9 3\u200b0 90\u200b1820', '+4930901820', null],
    ['tel:+4990012345678', '0\u200b3\u200b0 90\u200b1820', '+4930901820', 'DE'],
  ])('%s with “%s” shows another number', (href, text, e164, country) => {
    expect(readLink(href, text, country ?? 'DE')?.shown).toMatchObject({ subject: { e164 }, country });
  });
});

describe('a link’s text without an area code', () => {
  test.each([
    ['tel:+12125550123', 'Call 555-0123', 'US'],
    ['tel:+14165550123', '555-0123', 'CA'],
    ['tel:+18765550123', '555-0123', 'JM'],
    ['tel:+74952345678', '234-56-78', 'RU'],
  ])('%s with “%s” is its number in %s', (href, text, country) => {
    expect(readLink(href, text, country)?.shown).toBeNull();
  });

  test.each([
    ['tel:+18765550123', 'Call 555-0123', 'US', '555-0123'],
    ['tel:+18095550123', '5550123', 'US', '5550123'],
    ['tel:+12125550123', 'Open 9-18. 555 0123', 'JM', '555 0123'],
    ['tel:+77012345678', '234-56-78', 'RU', '234-56-78'],
  ])('%s with “%s” is not taken for a number in %s', (href, text, country, written) => {
    expect(readLink(href, text, country)?.shown).toMatchObject({ country, written });
  });

  test('is compared only if it may be a number', () => {
    for (const text of ['Order 15550123', '55501234', 'Call us', '50123', '876-555-0123', 'No. 1.876.555.0123'])
      expect(readLink('tel:+18765550123', text, 'US')?.shown, text).toBeNull();
    expect(readLink('tel:+18765550123', '555-0123', null)?.shown).toBeNull();
  });
});

describe('a link whose text is its number only as another country reads it', () => {
  test.each([
    ['tel:+442079460018', '020 7946 0018', 'GB'],
    ['tel:+442079460018', 'Tel. 020 7946 0018 ext. 12', 'GB'],
    ['tel:+4366212345', '0662 12345', 'AT'],
  ])('%s with “%s” is read as of %s', (href, text, home) => {
    const link = readLink(href, text, 'DE');
    expect(link).toMatchObject({ target: { subject: { e164: href.slice(4) }, country: home }, shown: null });
    expect(link?.target.written, 'so that the page’s country can be chosen').not.toContain('tel:');
  });

  test('is sure if the text also has it with its country code', () => {
    const both = readLink('tel:+442079460018', '020 7946 0018 or +44 20 7946 0018', 'DE');
    expect(both?.target.country).toBeNull();
  });
});

describe('a link whose number cannot be read', () => {
  const shown = { kind: 'phone', e164: '+12125552671' } as const;
  const berlin = { kind: 'phone', e164: '+4930901820' } as const;

  test.each([
    ['tel:*21*09001234567#', '*21*09001234567#'],
    ['tel:%2A67+12125552671', '*67+12125552671'],
    ['tel:1010288-1-900-555-1234', '1010288-1-900-555-…'],
    ['tel:112', '112'],
    ['tel:CLICK', 'CLICK'],
    ['tel:Звонок', '…'],
    ['sms:80888?body=JOIN', '80888'],
    ['tel:?+19005551234', '?+19005551234'],
    ['https://wa.me/message/ABC1', 'wa.me/message/ABC1'],
    ['callto:anna\u202e.b', 'anna.b'],
    ['facetime-audio:anna@example.com', 'anna@example.com'],
    ['tel:+12125552671*0119001234567', '+12125552671*01190…'],
    ['tel:+12125552671#678', '+12125552671#678'],
    ['tg://resolve?domain=anna', 'resolve'],
    ['sip:0190055501234567890@gateway.example', '019005550123456789…'],
    // Its number may be past what the page sends.
    [`tel:${'-'.repeat(500)}`.slice(0, 390), '------------------…'],
    [`tel:+12125552671${'-'.repeat(500)}`.slice(0, 390), '+12125552671------…'],
  ])('%s calls something else than its text shows: %s', (href, called) => {
    expect(readLink(href, '+1 212-555-2671', 'US')).toBeNull();
    expect(calledInstead(href, shown, '+1 212-555-2671')).toBe(called);
  });

  test.each([
    ['tel:+12125552671,,0119001234567#', ',,0119001234567#'],
    ['tel:+12125552671,,1#,,2#,,9005550123#', ',,1#,,2#,,90055501…'],
    ['tel:+12125552671;postd=pp9005550123', 'postd=pp9005550123'],
    ['tel:+12125552671,123', null],
    ['tel:+12125552671*227', null],
    ['tel:+12125552671*227;postd=pp9005550123', 'postd=pp9005550123'],
    ['tel:+12125552671*227?678', '?678'],
    ['sms:+12125552671?body=1,2', null],
    ['tel:+12125552671;isub=9005550123', 'isub=9005550123'],
    ['tel:+12125552671?678', '?678'],
    ['TEL:+12125552671?%2A21', '?*21'],
    ['tel:+12125552671,123?678', '?678'],
    ['tel:+12125552671?', null],
  ])('%s dials on after the number: %s', (href, unread) => {
    expect(readLink(href, '212-555-2671', 'US')).toMatchObject({ target: { subject: shown }, shown: null, unread });
    const national = href.replace('+12125552671', '030901820');
    expect(readLink(national, '+49 30 901820', null)).toBeNull();
    expect(calledInstead(national, berlin, '+49 30 901820')).toBe(unread);
  });

  test.each([
    ['tel:9005550123;phone-context=+1', '9005550123'],
    ['tel:(900) 555-0123;phone-context=%2B1;ext=5', '(900)555-0123'],
    ['tel:5552671;phone-context=+1212', '5552671'],
    ['tel:+12125552671;phone-context=+1', null],
    ['tel:2125552671;phone-context=example.com', null],
  ])('%s is also dialed without its context: %s', (href, unread) => {
    expect(readLink(href, '', 'US')).toMatchObject({ unread });
  });

  test.each(['tel:', 'TEL: ', 'tel:+', 'tel:-'])('%s calls nobody', (href) => {
    expect(calledInstead(href, shown, '+1 212-555-2671')).toBeNull();
  });

  test('calls what it shows if that one’s country reads it so', () => {
    expect(readLink('tel:030901820', '+49 30 901820', null)).toBeNull();
    expect(calledInstead('tel:030901820', berlin, '+49 30 901820')).toBeNull();
    expect(calledInstead('tel:030901821', berlin, '+49 30 901820')).toBe('030901821');
  });
});

test.each([
  'msteams://teams.microsoft.com/l/call/0/0?users=4:+13126265162',
  'https://teams.microsoft.com/l/call/0/0?users=4:%2B13126265162',
])('%s calls what its text shows, and nothing else', (href) => {
  const subject = { kind: 'phone', e164: '+13126265162' };
  expect(readLink(href, '(312) 626-5162', 'US')).toMatchObject({ target: { subject }, shown: null, unread: null });
  expect(readLink(href, '(312) 626-5163', 'US')).toMatchObject({ target: { subject }, shown: {} });
});

describe('a call of several', () => {
  const call = 'msteams:/l/call/0/0?users=4:+12125552671,';
  const good = { subject: { e164: '+12125552671' } };

  test('is about the one that its text does not show', () => {
    const dear = { subject: { e164: '+19005551234' } };
    const link = readLink(`${call}4:+19005551234`, '+1 212-555-2671', 'US');
    expect(link, 'every user').toMatchObject({ target: dear, shown: good });
  });

  test('names one that has no number', () => {
    expect(readLink(`${call}anna@example.com`, '+1 212-555-2671', 'US')).toMatchObject({
      target: good,
      unread: 'anna@example.com',
    });
  });
});

describe('a message to several', () => {
  const both = 'sms:+12125552671,+19005551234';
  const [good, dear] = [{ subject: { e164: '+12125552671' } }, { subject: { e164: '+19005551234' } }];

  test.each([both, 'sms:+12125552671;+19005551234?body=Hi', 'sms://open?addresses=+12125552671,+19005551234'])(
    '%s is about the one that its text does not show',
    (href) => {
      expect(readLink(href, '+1 212-555-2671', 'US')).toMatchObject({ target: dear, shown: good, also: null });
    },
  );

  test('is about both if its text shows both, or none', () => {
    const about = { target: good, shown: null, several: [], also: dear };
    expect(readLink(both, '+1 212-555-2671, +1 900-555-1234', 'US')).toMatchObject(about);
    expect(readLink(both, 'Write to us', 'US')).toMatchObject(about);
    expect(readLink('sms:+12125552671,212-555-2671', 'Write to us', 'US')).toMatchObject({ target: good, also: null });
  });

  test('names one that cannot be read', () => {
    expect(readLink('sms:+12125552671,80888', '+1 212-555-2671', 'US')).toMatchObject({
      target: good,
      shown: null,
      unread: '80888',
    });
  });
});

test.each(['sms:+12125552671,\ud800', 'sms:\udc00;+12125552671', 'sms://open?addresses=+12125552671,\ud800'])(
  'half a character in the address costs nothing else: %j',
  (href) => {
    expect(readLink(href, '+1 212-555-2671', 'US')?.target.subject.e164).toBe('+12125552671');
  },
);

test('a query that was cut may be dialed, too', () => {
  const href = `tel:+12125552671?${'6'.repeat(500)}`.slice(0, 390);
  expect(readLink(href, '+1 212-555-2671', 'US')?.unread).toBe('?66666666666666666…');
});

test.each([
  ['tel:116117', 'DE'],
  ['tel:116111', 'SE'],
  ['tel:112', 'DE'],
])('%s in %s calls a short number, which is no number of that country', (href, country) => {
  expect(readLink(href, href.slice('tel:'.length), country)).toBeNull();
});
