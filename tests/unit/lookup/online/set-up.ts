import { afterEach, beforeEach, vi } from 'vitest';
import { withKeptAnswers } from '../../../../lib/lookup/online/kept-answers.ts';
import type { LookUp, LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { readSettings } from '../../../../lib/store/person/settings.ts';
import { saveSecret } from '../../../../lib/store/service/secret.ts';
import type { Service, ServiceOptions } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/database/empty-database.ts';
import { phoneReport } from './reports.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const key = 'canary-key';
export const berlin: LookUpRequest = {
  report: phoneReport({ e164: '+4930231250123' }),
  asked: true,
  site: 'example.com',
  tabId: 7,
  isPrivate: false,
};
export const london = phoneReport({ e164: '+442079460018', region: 'GB' });

/** The service and the look-up of the test that runs, from `setUp` on. */
export let service: Service;
export let lookUp: LookUp;

/** Empties what is kept before each test of the file that calls it, and ends the service after it. */
export function beginEachAfresh(): void {
  beforeEach(async () => {
    await emptyDatabase();
    Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['http://*/*', 'https://*/*'] }) } });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await service.close();
  });
}

/** Starts the service and sets Numlens up for it, as the options page would. */
export async function setUp(change: Partial<Settings> = {}, options: Partial<ServiceOptions> = {}): Promise<void> {
  service = await startService({ port: 0, key, ...options });
  await saveSettings({ addresses: service.addresses, lookUpOnline: 'hover', ...change });
  await saveSecret({ key, origins: [service.origin] });
  restartWorker();
}

export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ settings: { ...settingsSchema.parse({}), ...change } });
}

/** What a worker's death leaves: the stores, and nothing in memory. */
export function restartWorker(): void {
  lookUp = createLookUp(async () => null);
}

/** The report with what is kept of it, by the settings as they are. */
export async function keptOf(report: Report, window: { isPrivate: boolean }): Promise<Report> {
  return withKeptAnswers(await readSettings(), report, window);
}

/** Moves the clock on; timers stay as they are. */
export function later(span: number): void {
  const now = Date.now() + span;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
}

export function failureKinds(reply: { failures: { failure: { kind: string } }[] }): string[] {
  return reply.failures.map(({ failure }) => failure.kind);
}
