import { describe, expect, it } from 'vitest';
import { dialedBesides, readTelLink } from '../../../../lib/detect/typed/read-tel-link.ts';

describe('readTelLink', () => {
  it.each([
    ['tel:+1-201-555-0123', '+12015550123'],
    ['TEL:+1-201-555-0123', '+12015550123'],
    ['tel:212-555-2368', '+12125552368'],
    ['tel:7042;phone-context=+1-914-555', '+19145557042'],
    ['tel:212-555-2368;phone-context=example.com', '+12125552368'],
    ['tel:%2B49%2030%20901820', '+4930901820'],
    ['callto:+15105550101', '+15105550101'],
    ['callto://+15105550101', '+15105550101'],
    ['sms:+15105550101?body=Hello%2012', '+15105550101'],
    ['sms:+15105550101,+15105550102', '+15105550101'],
    ['whatsapp://send?phone=14155552671', '+14155552671'],
    ['https://wa.me/14155552671', '+14155552671'],
    ['https://wa.me/+14155552671?text=hi', '+14155552671'],
    ['https://api.whatsapp.com/send?phone=14155552671&text=a', '+14155552671'],
    ['https://api.whatsapp.com/send/?phone=14155552671', '+14155552671'],
    ['http://WWW.wa.me/14155552671', '+14155552671'],
    ['viber://chat?number=%2B14155552671', '+14155552671'],
    ['sms:/open?addresses=+15105550101,+15105550102', '+15105550101'],
    ['facetime:+14155552671', '+14155552671'],
    ['facetime-audio://+14155552671', '+14155552671'],
    ['imessage:+14155552671', '+14155552671'],
    ['zoomphonecall://+14155552671', '+14155552671'],
    ['skype:+14155552671?call', '+14155552671'],
    ['sip:+14155552671@gateway.example:5060;transport=tcp', '+14155552671'],
    ['sips:+1-415-555-2671;ext=@10.0.0.1', '+14155552671'],
    ['tg://resolve?phone=14155552671', '+14155552671'],
    ['https://t.me/+14155552671', '+14155552671'],
    ['https://t.me/%2b14155552671', '+14155552671'],
    ['msteams:/l/call/0/0?users=4:+14155552671', '+14155552671'],
    ['msteams://teams.microsoft.com/l/call/0/0?users=4:+14155552671&withvideo=true', '+14155552671'],
    ['https://teams.microsoft.com/l/call/0/0?users=4%3A%2B14155552671', '+14155552671'],
    ['mms:+14155552671?body=Hi', '+14155552671'],
    ['https://anna@wa.me/14155552671', '+14155552671'],
    ['https://signal.me/#p/+14155552671', '+14155552671'],
    ['sgnl://signal.me/#p/+14155552671', '+14155552671'],
    ['https://whatsapp.com/send?phone=14155552671', '+14155552671'],
    ['https://wa.me./14155552671', '+14155552671'],
    // Signs that telephones pass over.
    ['tel:415•555•2671', '+14155552671'],
    // Letters are the digits of their keys.
    ['tel:1900GETRICH', '+19004387424'],
    ['tel:1-800-FLOWERS', '+18003569377'],
    // What a telephone does not read: the query, the fragment, a text in which an address is encoded.
    ['tel:+19005551234?number=+12125552671', '+19005551234'],
    ['sms:+19005551234?body=Hi&number=+12125552671', '+19005551234'],
    ['https://wa.me/19005551234#?phone=12125552671', '+19005551234'],
    ['https://wa.me/19005551234?phone=12125552671', '+19005551234'],
    ['https://wa.me/19005551234?text=Hi%26phone%3D12125552671', '+19005551234'],
    ['https://api.whatsapp.com/send?phone=19005551234&text=Hi%26phone%3D12125552671', '+19005551234'],
    ['https://api.whatsapp.com/send?text=Hi%26phone%3D12125552671&phone=19005551234', '+19005551234'],
  ])('%s leads to %s', (href, e164) => {
    expect(readTelLink(href, 'US')).toEqual({ kind: 'phone', e164 });
  });

  it.each([
    ['tel:+1-201-555-0123;ext=45', '45'],
    ['tel:+1(415)555-2671,,12', '12'],
    ['tel:415-555-2671p5', '5'],
    ['tel:+1-201-555-0123;12', '12'],
    ['tel:+1-201-555-0123;7#', '7'],
    ['tel:+1 201 555 0123 ext. 12', '12'],
    ['tel:201-555-0123x5', '5'],
    ['tel:+1-201-555-0123,123', '123'],
    ['tel:+1-201-555-0123,,123#', '123'],
    ['tel:+1-201-555-0123,,12345678901#', '12345678901'],
    ['tel:+1-201-555-0123, ext. 12', '12'],
    ['tel:+1-201-555-0123;ext=1-2', '12'],
    ['tel:+12015550123*227', '227'],
    ['tel:(201) 555-0123*5', '5'],
    ['tel:+12015550123%2A227', '227'],
  ])('%s has the extension %s, and nothing more', (href, extension) => {
    expect(readTelLink(href, 'US')).toEqual({ kind: 'phone', e164: expect.any(String), extension });
    expect(dialedBesides(href)).toBe('');
  });

  it.each([
    ['tel:+1-201-555-0123;isub=1234;ext=5', 'isub=1234'],
    ['tel:555-0123;phone-context=+1-201;ext=5', '555-0123'],
  ])('%s has the extension 5, and may also dial %s', (href, besides) => {
    expect(readTelLink(href, 'US')).toEqual({ kind: 'phone', e164: '+12015550123', extension: '5' });
    expect(dialedBesides(href)).toBe(besides);
  });

  it.each([
    ['tel:+12025550100,,0119001234567#', ',,0119001234567#'],
    ['tel:+12025550100,,12*34#', ',,12*34#'],
    ['tel:+12025550100p12*34', 'p12*34'],
    ['tel:+12025550100,,1#,,2#,,9005550123#', ',,1#,,2#,,9005550123#'],
    ['tel:+12025550100,,**21*9005550123%23', ',,**21*9005550123#'],
    ['tel:+12025550100,+19005550123', ',+19005550123'],
    ['tel:+12025550100,5%0A9005550123', ',5\n9005550123'],
    ['tel:+12025550100;postd=pp9005550123', 'postd=pp9005550123'],
    ['tel:+12025550100;wait=9005550123', 'wait=9005550123'],
    ['tel:+12025550100;123456789012345', '123456789012345'],
    ['tel:+12025550100;ext=123456789012345', 'ext=123456789012345'],
    ['tel:+12025550100;ext=12*34', 'ext=12*34'],
    ['tel:+12025550100,,FLOWERS', ',,FLOWERS'],
  ])('%s has no extension: it dials on, %s', (href, later) => {
    expect(readTelLink(href, 'US')).toEqual({ kind: 'phone', e164: '+12025550100' });
    expect(dialedBesides(href)).toBe(later);
  });

  it.each([
    ['tel:+12025550100,,5;ext=12', '5', 'ext=12'],
    ['tel:+12025550100;5;9005550123', '5', '9005550123'],
  ])('%s dials on after its extension', (href, extension, later) => {
    expect(readTelLink(href, 'US')).toEqual({ kind: 'phone', e164: '+12025550100', extension });
    expect(dialedBesides(href)).toBe(later);
  });

  it.each(['tel:+12025550100', 'tel:+12025550100,,', 'tel:+12025550100;wait', 'sms:+12025550100?body=1,2;3'])(
    '%s dials nothing more',
    (href) => {
      expect(dialedBesides(href)).toBe('');
    },
  );

  it.each([
    'tel:',
    'tel:abc',
    'callto:skype.name',
    'callto:212anna.flowers',
    'https://api.whatsapp.com/send?phone=14155552671&phone=19005551234',
    'https://wa.me.example.com/14155552671',
    'skype:anna.flowers?chat',
    'sip:alice@example.com',
    'sip:flowers@19005551234.example',
    'facetime:anna@example.com',
    'tg://resolve?domain=flowers',
    'https://t.me/+AbCdEf123456789',
    'msteams:/l/chat/0/0?users=anna@example.com',
    'https://teams.microsoft.com/l/call/0/0?users=8:orgid:14155552671',
    'https://viber:8080/?number=14155552671',
    'https://wa.me:8443/14155552671',
    'viber://chat?phone=14155552671',
    'tel:*67*14155552671',
    'tel:+14155552671*2*1',
    'tel:+14155552671*19005551234',
    'tel:*21*19005551234#',
    'tel:#31#+19005551234',
    'tel:123abc',
    'mailto:a@b',
    'https://example.com/+14155552671',
    'tel:%',
    `tel:${'1'.repeat(300)}`,
  ])('%s leads to none', (href) => {
    expect(readTelLink(href, 'US')).toBeNull();
  });

  it('needs a country for a national number', () => {
    expect(readTelLink('tel:030901820', null)).toBeNull();
    expect(readTelLink('tel:030901820', 'DE')).toEqual({ kind: 'phone', e164: '+4930901820' });
  });
});
