import { describe, expect, test } from 'vitest';
import { Popup } from '../../../../components/popup/Popup.tsx';
import { whereToCall } from '../../../../components/report/where-to-call.ts';
import type { ShortNumber } from '../../../../lib/model/answer/typed.ts';
import { reachPrograms } from '../../../../lib/model/settings/reach-programs.ts';
import { shortCall } from '../../../../lib/report/copy/links.ts';
import { popupEvents } from '../../../gallery/popup.tsx';
import { popupStart } from '../../../gallery/popup-states.ts';
import { galleryDates, galleryNow } from '../../../gallery/reports.ts';
import { tools } from '../../../gallery/tools.ts';
import { render } from '../render.ts';

const needCountry = reachPrograms.call.map(({ template }) => template.replace(/@$/, '@pbx.example.com'));

describe('a short number is called as it is dialed', () => {
  test.each([
    ['', 'tel:112'],
    ['tel:{national}', 'tel:112'],
    ['tel:0,{national}', 'tel:0,112'],
    ['sip:{national}@pbx.example.com', 'sip:112@pbx.example.com'],
    ['sip:0{national}{extension}@pbx.example.com', 'sip:0112@pbx.example.com'],
    ['https://phone.example/?call={national}', 'https://phone.example/?call=112'],
  ])('“%s” hands over %s', (template, href) => {
    expect(shortCall('112', template)?.href).toBe(href);
  });

  test.each([
    ...needCountry,
    'tel:{digits}',
    'sip:+{digits}@pbx.example.com',
    'tel:{subject}',
    'tel:{callingCode}{national}',
    'javascript:{national}',
  ])('“%s” does not call it: a country code would make it another number', (template) => {
    expect(shortCall('112', template)).toBeNull();
  });
});

function popup(text: string, callWith: string, short: ShortNumber = 'emergency'): HTMLElement {
  const reading = { kind: 'begun', country: null, isNational: false, short } as const;
  const installed = { version: '0.1.0', dataDates: galleryDates, browser: 'Firefox' };
  const shown = { now: galleryNow, here: 'UTC', copied: null, events: popupEvents, installed };
  return render(<Popup state={{ ...popupStart, text, reading }} tools={{ ...tools, callWith }} {...shown} />);
}

test('the popup offers the call, or says why the chosen program can’t', () => {
  const call = (root: HTMLElement) => root.querySelector('.nl-popup-note a')?.getAttribute('href') ?? null;
  expect(call(popup('112', ''))).toBe('tel:112');
  expect(call(popup('116 117', ''))).toBe('tel:116117');
  const zoom = popup('112', 'zoomphonecall://{e164}');
  expect(call(zoom)).toBeNull();
  expect(zoom.textContent).toContain('Short numbers can’t be called with Zoom Phone: its link needs a country code.');
  expect(popup('112', '').querySelector('a[href^="sms:"], a[href^="https:"]')).toBeNull();
});

test.each([
  ['short', true],
  ['emergency', false],
  ['emergency-somewhere', false],
  ['public', false],
] as const)('the popup says that a call may cost, unless it is free somewhere: %s', (short, mayCost) => {
  const root = popup('118118', '', short);
  expect(root.textContent?.includes('Calls to short numbers can be expensive.')).toBe(mayCost);
  expect(root.querySelector('.nl-popup-note a')?.getAttribute('href')).toBe('tel:118118');
  expect(whereToCall(root) === null, 'has the focus').toBe(mayCost);
});
