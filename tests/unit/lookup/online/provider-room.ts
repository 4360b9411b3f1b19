import { afterEach, beforeEach, vi } from 'vitest';
import { providerHandlers } from '../../../../entrypoints/background/settings/provider-handlers.ts';
import type { LookUp } from '../../../../lib/lookup/online/look-up.ts';
import { createLookUp } from '../../../../lib/lookup/online/look-up.ts';
import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import { descriptionFingerprint } from '../../../../lib/model/settings/custom/description-fingerprint.ts';
import { readDefinition } from '../../../../lib/model/settings/custom/read-definition.ts';
import type { ProvidersView } from '../../../../lib/model/settings/provider-view.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { subjectKey } from '../../../../lib/model/subject.ts';
import { readAnswer } from '../../../../lib/store/service/learned.ts';
import { browser } from '../../../wxt-browser.ts';
import { emptyDatabase } from '../../store/database/empty-database.ts';
import { phoneReport } from './reports.ts';

/** The look-up of the test that runs. */
export let lookUp: LookUp;

export const sender = { kind: 'ui', isPrivate: false } as const;

/** Keys of which no other provider may see a sign. */
export const canary = 'canary-key-7f3a';
export const ownCanary = 'canary-own-99ab';

/** What the options show, and of it the first described provider. */
export const view = () => providerHandlers.readProviders({}, sender);
export const first = async () => (await view()).providers.find(({ id }) => id === 'custom1');

/** A number, the lookup that a user asks for, and the answer that is kept of the first described provider. */
export const report = phoneReport();
export const deviceReport = async () => report;
export const ask = () => lookUp.ask({ report, asked: true, site: 'a.example', tabId: 1, isPrivate: false });
export const kept = () => readAnswer('custom1', subjectKey(report.subject), Date.now());

/** A description as an organization's policy has it, and one that a person wrote. */
export const desk = {
  name: 'Desk CRM',
  of: 'phone',
  url: 'https://desk.example/who?tel={e164}',
  headers: { authorization: 'Bearer {key}' },
  fields: [{ id: 'key', label: 'Desk token', secret: true }],
  facts: { callerName: ['/name'] },
};
export const mine = { ...desk, name: 'My CRM', url: 'https://mine.example/who?tel={e164}' };

/** Sets the organization's policy: its descriptions of providers, and other values. Without any there is no policy. */
export function decide(customProviders?: Record<string, unknown>, others: Record<string, unknown> = {}): void {
  const policy = { ...(customProviders ? { customProviders } : {}), ...others };
  vi.spyOn(browser.storage.managed, 'get').mockResolvedValue(policy);
}

/** Saves a description as the options do: in a free place, or in the one given. */
export async function describeOwn(raw: object = mine, id: CustomId | null = null): Promise<ProvidersView> {
  const read = readDefinition(raw);
  if (!read.ok) throw new Error(read.problem.kind);
  return providerHandlers.saveDefinition(
    { id, fingerprint: id && (await fingerprintShown(id)), definition: read.value },
    sender,
  );
}

/** Returns the fingerprint of a provider's description as the options show it. */
export async function fingerprintShown(id: ProviderId): Promise<string | null> {
  const { providers } = await view();
  const own = providers.find((each) => each.id === id)?.own;
  return own ? descriptionFingerprint(own.definition, own.isPreset) : null;
}

/** Adds a provider as the options do: as they show it. */
export async function addAsShown(id: ProviderId, fields: Record<string, string>): Promise<ProvidersView> {
  return providerHandlers.saveProvider({ id, fingerprint: await fingerprintShown(id), fields }, sender);
}

/** Removes a provider as the options do. */
export async function removeAsShown(id: ProviderId): Promise<ProvidersView> {
  return providerHandlers.removeProvider({ id, fingerprint: await fingerprintShown(id) }, sender);
}

/**
 * Before each test of the file that calls it, empties what is kept and allows every host; each request is answered by
 * `answer`. Afterwards takes all of that back.
 */
export function beginWithProviders(answer: (url: URL, init: RequestInit) => Promise<Response>): void {
  beforeEach(async () => {
    await emptyDatabase();
    await browser.storage.local.set({ settings: settingsSchema.parse({}) });
    Object.assign(browser, {
      permissions: { getAll: async () => ({ origins: ['https://*/*'] }) },
      tabs: { query: async () => [] },
    });
    lookUp = createLookUp(async () => null);
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
