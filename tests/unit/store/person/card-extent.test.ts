import { beforeEach, expect, it } from 'vitest';
import { readCardExtent, readPopupExtent, saveCardExtent } from '../../../../lib/store/person/card-extent.ts';
import { browser } from '../../../wxt-browser.ts';

beforeEach(() => browser.storage.local.clear());

it('gives cards all details once they were chosen twice in a row, and until fewer are', async () => {
  expect(await readCardExtent()).toBe('glance');
  await saveCardExtent('details', false);
  expect(await readCardExtent()).toBe('glance');
  await saveCardExtent('glance', false);
  await saveCardExtent('details', false);
  expect(await readCardExtent(), 'not in a row').toBe('glance');
  await saveCardExtent('details', false);
  expect(await readCardExtent()).toBe('details');
  await saveCardExtent('glance', false);
  expect(await readCardExtent()).toBe('glance');
});

it('gives them all details after one choice on a pinned card', async () => {
  await saveCardExtent('details', true);
  expect(await readCardExtent()).toBe('details');
});

it('gives the popup what was chosen last', async () => {
  await saveCardExtent('details', false);
  expect(await readPopupExtent()).toBe('details');
  await saveCardExtent('glance', true);
  expect(await readPopupExtent()).toBe('glance');
});
