import { describe, expect, it } from 'vitest';
import { elsewhereUrl, isElsewhereTemplate } from '../../../lib/model/settings/elsewhere.ts';

const phone = { kind: 'phone', e164: '+4930901820' } as const;
const ip = { kind: 'ip', ip: '2001:db8::1' } as const;

describe('open elsewhere (PEERS b, next in line)', () => {
  it.each([
    ['https://example.com/{subject}', phone, 'https://example.com/%2B4930901820'],
    [
      'https://example.com/ip/{subject}?q={subject}#{subject}',
      ip,
      'https://example.com/ip/2001%3Adb8%3A%3A1?q=2001%3Adb8%3A%3A1#2001%3Adb8%3A%3A1',
    ],
    ['https://example.com:8443/search?q={subject}', phone, 'https://example.com:8443/search?q=%2B4930901820'],
  ])('%s', (template, subject, url) => {
    expect(elsewhereUrl(template, subject)).toBe(url);
  });

  it.each([
    'http://example.com/{subject}',
    'javascript:alert({subject})',
    'data:text/html,{subject}',
    'https://example.com/',
    'https://{subject}.example.com/',
    'https://{subject}/',
    'https://example.com:{subject}/',
    'https://{subject}@example.com/',
    'https://user:secret@example.com/{subject}',
    'example.com/{subject}',
    '{subject}',
    '',
  ])('refuses %s', (template) => {
    expect(isElsewhereTemplate(template)).toBe(false);
    expect(elsewhereUrl(template, ip)).toBeNull();
  });
});
