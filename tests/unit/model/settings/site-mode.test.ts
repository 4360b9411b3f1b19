import { describe, expect, test } from 'vitest';
import type { SiteMode } from '../../../../lib/model/settings/site.ts';
import { modeOfHost } from '../../../../lib/model/settings/site.ts';

const sites: Record<string, SiteMode> = {
  'example.com': 'off',
  'mail.example.com': 'on',
  'co.uk': 'click',
  '127.0.0.1': 'click',
  '0.1': 'off',
  '[::1]': 'off',
};

describe('the mode of a site', () => {
  test.each<[string, SiteMode, string | null]>([
    ['example.com', 'off', 'example.com'],
    ['www.example.com', 'off', 'example.com'],
    ['mail.example.com', 'on', 'mail.example.com'],
    ['old.mail.example.com', 'on', 'mail.example.com'],
    ['Example.COM.', 'off', 'example.com'],
    ['notexample.com', 'on', null],
    ['com', 'on', null],
    ['shop.co.uk', 'click', 'co.uk'],
    ['127.0.0.1', 'click', '127.0.0.1'],
    ['10.0.0.1', 'on', null],
    ['[::1]', 'off', '[::1]'],
    ['constructor', 'on', null],
    ['', 'on', null],
  ])('%s is %s, as set for %s: the nearest host wins', (host, mode, setFor) => {
    expect(modeOfHost(host, { sites, onlyHere: false })).toEqual({ mode, setFor });
  });

  test('is off by default where only chosen sites are read, and as set where one was', () => {
    expect(modeOfHost('other.example', { sites, onlyHere: true })).toEqual({ mode: 'off', setFor: null });
    expect(modeOfHost('mail.example.com', { sites, onlyHere: true }).mode).toBe('on');
    expect(modeOfHost('shop.co.uk', { sites, onlyHere: true }).mode).toBe('click');
  });
});
