import { describe, expect, it } from 'vitest';
import type { LinkUse, LinkValues } from '../../../../lib/model/settings/link-template.ts';
import { linkAddress, readLinkTemplate, withParsedHost } from '../../../../lib/model/settings/link-template.ts';

const phone: LinkValues = {
  ...{ subject: '+4930901820', e164: '+4930901820', digits: '4930901820', national: '030901820', callingCode: '49' },
};
const ip: LinkValues = {
  ...{ subject: '2001:db8::1', defanged: '2001[:]db8[:][:]1', cidr: '2001:db8::/32', asn: '64496' },
};

function address(template: string, use: LinkUse, values: LinkValues) {
  const read = readLinkTemplate(template, use);
  return read.ok ? linkAddress(read.value, values) : read.problem;
}

describe('a link with placeholders', () => {
  it.each<[string, LinkValues, string | null]>([
    ['https://a.example/{subject}', phone, 'https://a.example/%2B4930901820'],
    [
      'https://a.example/{subject}?q={subject}#{subject}',
      ip,
      'https://a.example/2001%3Adb8%3A%3A1?q=2001%3Adb8%3A%3A1#2001%3Adb8%3A%3A1',
    ],
    ['https://a.example:8443/?n={national}&cc={callingCode}', phone, 'https://a.example:8443/?n=030901820&cc=49'],
    ['https://a.example/{digits}/{extension}', { ...phone, extension: '12' }, 'https://a.example/4930901820/12'],
    ['https://a.example/{digits}/{extension}', phone, 'https://a.example/4930901820/'],
    ['https://a.example/{defanged}', ip, 'https://a.example/2001%5B%3A%5Ddb8%5B%3A%5D%5B%3A%5D1'],
    ['https://a.example/AS{asn}/{cidr}', ip, 'https://a.example/AS64496/2001%3Adb8%3A%3A%2F32'],
    ['https://a.example/AS{asn}', { ...ip, asn: undefined }, null],
    ['https://a.example/{national}', { ...phone, national: undefined }, null],
    ['https://a.example/{e164}', ip, null],
    ['http://crm/{subject}', phone, 'http://crm/%2B4930901820'],
  ])('%s on a site', (template, values, expected) => {
    expect(address(template, 'site', values)).toBe(expected);
  });

  it.each([
    ['tel:{e164}', 'tel:+4930901820'],
    ['tel:0,{national}', 'tel:0,030901820'],
    ['sip:{e164}@pbx.example.com', 'sip:+4930901820@pbx.example.com'],
    ['tel:{e164},{extension}', 'tel:+4930901820,'],
    ['tel:00{callingCode}{national}', 'tel:0049030901820'],
    ['sms:{e164}?body=24/7', 'sms:+4930901820?body=24/7'],
    ['sip:9011{digits}@192.168.1.10:5060', 'sip:90114930901820@192.168.1.10:5060'],
    ['sips:9{digits}@pbx.example.com;transport=tls', 'sips:94930901820@pbx.example.com;transport=tls'],
    ['callto:{e164}', 'callto:+4930901820'],
    ['zoomphonecall://{e164}', 'zoomphonecall://+4930901820'],
    ['msteams:/l/call/0/0?users=4:{e164}', 'msteams:/l/call/0/0?users=4:+4930901820'],
    ['facetime:{e164}', 'facetime:+4930901820'],
    ['https://wa.me/{digits}', 'https://wa.me/4930901820'],
    ['https://voice.google.com/u/0/calls?a=nc,{e164}', 'https://voice.google.com/u/0/calls?a=nc,%2B4930901820'],
  ])('%s calls or writes', (template, expected) => {
    expect(address(template, 'number', phone)).toBe(expected);
  });
});

describe('what is wrong with a link is said with its part', () => {
  it.each<[template: string, use: LinkUse, kind: string, part: string]>([
    ['https://a.example/ {e164}', 'site', 'characters', 'https://a.example/'],
    ['https://a.example/\u0007{e164}', 'site', 'characters', 'https://a.example/'],
    ['https://a.example/\u202e{e164}', 'site', 'characters', 'https://a.example/'],
    ['javascript:alert({e164})', 'number', 'scheme', 'javascript:'],
    ['data:text/html,{subject}', 'site', 'scheme', 'data:'],
    ['file:///{subject}', 'site', 'scheme', 'file:'],
    ['mailto:{e164}@a.example', 'number', 'scheme', 'mailto:'],
    ['tel:{e164}', 'site', 'scheme', 'tel:'],
    ['a.example/{e164}', 'site', 'scheme', 'a.example/{e164}'],
    ['', 'number', 'scheme', ''],
    ['https://a.example/{key}', 'site', 'placeholder', '{key}'],
    ['https://a.example/{name}{e164}', 'number', 'placeholder', '{name}'],
    ['https://a.example/{basic:e164:subject}', 'site', 'placeholder', 'https://a.example/{basic:e164:subject}'],
    ['https://a.example/{e164', 'site', 'placeholder', '{e164'],
    ['https://a.example/{asn}', 'number', 'placeholder', '{asn}'],
    ['https://a.example/{e164}/{asn}', 'site', 'placeholder', '{asn}'],
    ['https://a.example/', 'site', 'no-subject', 'https://a.example/'],
    ['sip:100{extension}@pbx.example.com', 'number', 'no-subject', 'sip:100{extension}@pbx.example.com'],
    ['https://{subject}.a.example/', 'site', 'host', '{subject}'],
    ['https:{subject}.a.example/', 'site', 'host', '{subject}'],
    ['https:\\\\{subject}/', 'site', 'host', '{subject}'],
    ['https://a.example:{digits}/', 'site', 'host', '{digits}'],
    ['https://{subject}@a.example/', 'site', 'host', '{subject}'],
    ['https://me:secret@a.example/{subject}', 'site', 'host', 'me:secret@a.example'],
    ['sip:{e164}@{digits}.example', 'number', 'host', '{digits}'],
    ['sip:{e164}@', 'number', 'address', 'sip:{e164}@'],
    ...[
      ...[
        'tel:*21*{e164}%23',
        'tel:*21*{e164}#',
        'tel:+19005551234,{digits}',
        'tel:+19005551234{digits}',
        'TEL:#31#{e164}',
      ],
      ...['tel:118,{digits}', 'tel:09005{national}', 'tel:82300{extension},{digits}', 'tel:{extension}82300,{digits}'],
      ...['tel:{e164},1900', 'tel:%31%39{digits}', 'tel:CALLME,{digits}', 'callto:*72{e164}', 'sms:{e164},+1900555'],
      ...['sip:*21*{digits}@pbx.example.com', 'sips:1900555{e164}@a.example'],
    ].map((template): [string, LinkUse, string, string] => [template, 'number', 'dials', template]),
    ['https:///{subject}', 'site', 'host', '{subject}'],
    [`https://a.example/{e164}${'0'.repeat(500)}`, 'site', 'address', `https://a.example/{e164}${'0'.repeat(500)}`],
    ['http://a.example/{subject}', 'site', 'http', 'http://a.example'],
    ['http://a.example:8080/{e164}', 'number', 'http', 'http://a.example:8080'],
  ])('%s (%s): %s', (template, use, kind, part) => {
    expect(address(template, use, phone)).toEqual({ kind, part });
  });
});

it.each([
  ...['crm', 'crm:8080', 'crm.local', 'a.lan', 'crm.corp.internal', 'nas.home.arpa', 'localhost', '127.0.0.1'],
  ...[
    '10.1.2.3',
    '172.16.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '0x7f.1',
  ],
])('http://%s is near, and says so', (host) => {
  expect(readLinkTemplate(`http://${host}/{subject}`, 'site')).toMatchObject({ ok: true, value: { isPlain: true } });
});

it.each([
  ...['a.example', 'local.example', 'local.', 'crm.', 'xlocal.example', 'home.arpa', '172.32.0.1', '172.15.0.1'],
  ...['ai', 'uz', 'AI:8080', 'com', 'рф', 'xn--p1ai', '中国'],
  ...['11.0.0.1', '192.169.1.1', '8.8.8.8', '[2001:db8::1]', '[::ffff:10.0.0.1]', '10.1.2.3.example', '0.0.0.0'],
])('http://%s is not', (host) => {
  expect(readLinkTemplate(`http://${host}/{subject}`, 'site')).toMatchObject({ ok: false, problem: { kind: 'http' } });
});

it.each([
  ['https://voice.gооgle.com/u/0?a={e164}', 'https://voice.xn--ggle-55da.com/u/0?a={e164}'],
  ['https://a.example:8443/{e164}', 'https://a.example:8443/{e164}'],
  ['https://a.example?{e164}@gооgle.com', 'https://a.example?{e164}@gооgle.com'],
  ['sip:{e164}@pbх.example:5060;transport=tls', 'sip:{e164}@xn--pb-1mc.example:5060;transport=tls'],
  ['http://[::1]:80/{e164}', 'http://[::1]:80/{e164}'],
  ['tel:0,{national}', 'tel:0,{national}'],
  ['', ''],
])('%s is shown with the host that is opened, whose letters may only look like others', (template, shown) => {
  expect(withParsedHost(template)).toBe(shown);
});
