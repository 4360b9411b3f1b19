import { browser } from 'wxt/browser';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { cardSettings } from './card-settings.ts';

/** Tells every page script how cards are to open from now on. */
export async function tellCardSettings(settings: Settings): Promise<void> {
  const tabs = await browser.tabs.query({});
  const tell = ({ id }: { id?: number | undefined }) =>
    id === undefined ? null : tellPage({ tabId: id }, 'cardSettings', cardSettings(settings));
  await Promise.all(tabs.map(tell));
}
