import type { Provider } from '../../../lib/lookup/providers/provider.ts';
import { providerOf } from '../../../lib/lookup/providers/providers.ts';
import { isCustom } from '../../../lib/model/answer/custom-ids.ts';
import type { ProviderId } from '../../../lib/model/answer/provider-list.ts';
import { providerIds } from '../../../lib/model/answer/provider-list.ts';
import type { ProvidersView, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import type { AddedProvider, ChainId, Providers } from '../../../lib/model/settings/providers.ts';
import { isPreset } from '../../../lib/model/settings/providers.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { readSettings, updateSettings } from '../../../lib/store/person/settings.ts';
import { readPolicy } from '../../../lib/store/policy/managed.ts';
import { refusedKeys } from '../../../lib/store/service/learned.ts';
import {
  addedFor,
  askingOrder,
  changeProviders,
  freePlace,
  isAllowed,
  knownProviders,
  limitProvider,
  readProviders,
  removeProvider,
  saveDefinition,
  saveProvider,
} from '../../../lib/store/service/providers.ts';
import type { OperationCalls } from '../../../lib/store/service/request-log.ts';
import { operationCalls } from '../../../lib/store/service/request-log.ts';
import { tellPages } from '../page/site-mode.ts';
import { handle } from '../tools.ts';

/** Handles the options' requests about the providers that the user adds. */
export const providerHandlers = handle({
  readProviders: view,

  async saveProvider({ fields, ...shown }) {
    const { id } = shown;
    const { set, hideOptions } = await readPolicy();
    const providers = await readProviders();
    const provider = providerOf(id, providers);
    if (!provider || !isAllowed(id, set) || hideOptions || set.lookUpOnline === 'never') return view();
    const { lookUpOnline } = await readSettings();
    const agreed = lookUpOnline === 'never' ? 'ask' : lookUpOnline;
    const { origins, limits } = provider;
    const isSaved = await saveProvider(shown, (before) => {
      const start = { id, origins: [...origins], hover: false, ...limits };
      // A secret that is not typed again was saved for the earlier origins.
      const goesTo = hasAllSecrets(provider, fields) ? { origins: start.origins } : {};
      return { ...start, ...before, ...goesTo, fields: savedFields(provider, fields, before), agreed };
    });
    // Lookups are not turned on for a provider that is not added.
    if (!isSaved) return view(); // guard on-for-the-shown
    await updateSettings((now) => (now.lookUpOnline === 'never' ? { ...now, lookUpOnline: agreed } : now));
    await tellPages();
    return view();
  },

  async saveDefinition({ definition, ...shown }) {
    await saveDefinition(shown, definition);
    return view();
  },

  async removeProvider(shown) {
    await removeProvider(shown);
    return view();
  },

  async changeProvider({ hover, limits, ...shown }) {
    const mayHover = providerOf(shown.id, await readProviders())?.mayHover === true;
    await limitProvider(shown, { ...limits, hover: hover && mayHover });
    return view();
  },

  async orderProviders({ order, goOn }) {
    await changeProviders((now) => ({ ...now, order, goOn }));
    return view();
  },
});

/** Was every secret of the provider typed? */
function hasAllSecrets({ fields }: Provider, given: Record<string, string>): boolean {
  return fields.every(({ id, secret }) => !secret || (given[id] ?? '').trim() !== ''); // guard origins-with-secrets
}

/** Returns the fields to save: only the provider's own, trimmed. An empty text keeps the saved value. */
function savedFields(
  { fields: own }: Provider,
  given: Record<string, string>,
  before: AddedProvider | undefined,
): Record<string, string> {
  const fields = own.map((field) => {
    const typed = given[field.id]?.trim() ?? '';
    if (field.choices) return [field.id, field.choices.find((choice) => choice === typed) ?? field.choices[0]] as const;
    return [field.id, typed === '' ? (before?.fields[field.id] ?? '') : typed] as const;
  });
  return Object.fromEntries(fields);
}

async function view(): Promise<ProvidersView> {
  const [{ lookUpOnline, addresses }, providers, { set }] = await Promise.all([
    readSettings(),
    knownProviders(),
    readPolicy(),
  ]);
  const [calls, refused] = await Promise.all([operationCalls(Date.now()), refusedKeys()]);
  const hasService = {
    phone: addresses.phoneValidation !== '' || addresses.callerId !== '',
    ip: addresses.ipGeolocation !== '',
  };
  const orderOf = (kind: Subject['kind']): ChainId[] =>
    askingOrder(kind, providers).filter((id) => {
      if (id === 'service') return hasService[kind];
      return addedFor(id, providers) && providerOf(id, providers)?.kinds.includes(kind);
    });
  return {
    providers: (set.providers ?? providerIds).flatMap((id) => {
      const { last = null, day = 0 } = calls.get(id) ?? {};
      return viewOf(id, providers, { last, day, isRefused: refused.includes(id) });
    }),
    order: { phone: orderOf('phone'), ip: orderOf('ip') },
    goOn: providers.goOn,
    mode: lookUpOnline,
    isLocked: set.lookUpOnline === 'never',
    hasRoom: freePlace(providers, set) !== null,
  };
}

function hostsOf({ origins }: Provider): string[] {
  return origins.map((origin) => new URL(origin).host);
}

function viewOf(
  id: ProviderId,
  providers: Providers,
  { last, day, isRefused }: OperationCalls & { isRefused: boolean },
): ProviderView[] {
  const { added, custom } = providers;
  const provider = providerOf(id, providers);
  if (!provider) return [];
  const name = provider.described?.ownName ?? '';
  const { kinds, fields, mayHover, limits, units } = provider;
  const definition = isCustom(id) ? custom?.[id] : undefined;
  const own = added.find((each) => each.id === id);
  const shown = fields.map((field) => {
    const value = own?.fields[field.id] ?? field.choices?.[0] ?? '';
    return [field.id, field.secret ? value.slice(-4) : value] as const; // guard provider-last-four
  });
  return [
    {
      id,
      kinds,
      hosts: hostsOf(provider),
      fields,
      units: units(own?.fields ?? {}),
      mayHover,
      isAdded: own !== undefined,
      values: Object.fromEntries(shown),
      hover: own?.hover ?? false,
      limits: own ? { minute: own.minute, day: own.day } : limits,
      // A call to another provider that had this place before says nothing about this one.
      last: own && (last?.ownName ?? name) === name ? (last?.outcome ?? null) : null,
      // A provider without a key, such as a registry, can't have refused a key.
      isRefused: isRefused && own !== undefined && fields.some(({ secret }) => secret),
      used: own ? day : 0,
      own: definition && { name, definition, isPreset: isPreset(id, providers) },
    },
  ];
}
