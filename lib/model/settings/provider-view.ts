import type { ProviderId } from '../answer/provider-list.ts';
import type { LedgerCall } from '../answer/spending.ts';
import type { Subject } from '../subject-schema.ts';
import type { CustomDefinition } from './custom/definition.ts';
import type { ChainId, ProviderLimits, Providers } from './providers.ts';
import type { OnlineMode } from './settings.ts';

/** The names of a provider's fields; each has its label in the words. */
export const fieldIds = ['key', 'account', 'secret', 'plan', 'resolver'] as const;
export type FieldId = (typeof fieldIds)[number];

/**
 * One field that the user fills in: the first of `choices` is the default of one that is chosen. A secret is never
 * shown again. A provider that the user described has fields of its own names, with their labels.
 */
export type ProviderField = (BuiltInField | OwnField) & { secret: boolean };
type BuiltInField = { id: FieldId; choices?: readonly [string, ...string[]] };
type OwnField = { id: string; label: string; choices?: undefined };

/**
 * A provider as the options show it. `hosts`: who is told what is looked up. `units`: how many paid lookups one call
 * is. `values`: what its fields hold, of secrets only the last four characters. `last`: how its last call ended.
 * `isRefused`: it refused the key that is saved. `used`: units of the last 24 hours, which its daily limit counts. `own`:
 * how the user described it, and its name; `isPreset`: an organization did, and the user can't change it.
 */
export type ProviderView = {
  id: ProviderId;
  kinds: readonly Subject['kind'][];
  hosts: string[];
  fields: readonly ProviderField[];
  units: number;
  mayHover: boolean;
  isAdded: boolean;
  values: Record<string, string>;
  hover: boolean;
  limits: ProviderLimits;
  last: LedgerCall['outcome'] | null;
  isRefused: boolean;
  used: number;
  own?: { name: string; definition: CustomDefinition; isPreset: boolean } | undefined;
};

/**
 * What the options show of providers. `order` has those that can be asked. `isLocked`: a policy keeps online lookups
 * off, so that none can be added. `hasRoom`: another one can be described.
 */
export type ProvidersView = {
  providers: ProviderView[];
  order: Record<Subject['kind'], ChainId[]>;
  goOn: Providers['goOn'];
  mode: OnlineMode;
  isLocked: boolean;
  hasRoom: boolean;
};
