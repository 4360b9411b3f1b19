import { z } from 'zod';
import { customIds, isCustom } from '../answer/custom-ids.ts';
import type { ProviderId } from '../answer/provider-list.ts';
import { providerIds } from '../answer/provider-list.ts';
import { once } from '../once.ts';
import type { CustomDefinitions } from './custom/definition.ts';
import { descriptionFingerprint } from './custom/description-fingerprint.ts';
import { readDefinition } from './custom/read-definition.ts';
import { mostCalls, onlineModes } from './settings.ts';

/** Most characters of one field of a provider, such as its key. */
export const longestField = 512;

/**
 * May a text be a field's value? Only printable ASCII without spaces: anything else could not be in a header, and was
 * pasted wrong.
 */
export function isFieldText(text: string): boolean {
  return text.length <= longestField && /^[\x21-\x7e]+$/.test(text);
}

/** Whom a lookup can ask: the lookup service, or an added provider. */
export const chainIds = ['service', ...providerIds] as const;
export type ChainId = (typeof chainIds)[number];

const units = z.int().min(1).max(mostCalls);

/** The limits that the user set for a provider, in units. Presses count too. */
export const providerLimitsSchema = once(() => z.object({ minute: units, day: units }));
export type ProviderLimits = z.infer<ReturnType<typeof providerLimitsSchema>>;

/** A provider that the user added. Its record is the user's consent: no file and no policy can add one. */
const addedSchema = once(() =>
  providerLimitsSchema().extend({
    id: z.enum(providerIds),
    /** Its key and the like, and the origins that they may go to (guard key-origins). */
    fields: z.record(z.string(), z.string().max(longestField)),
    origins: z.array(z.string()),
    /** New with each change of the fields: answers to requests with an earlier one must not be kept. */
    stamp: z.string(),
    agreed: z.enum(onlineModes),
    /** Whether hovering may ask it, if hovering looks up at all. */
    hover: z.boolean(),
  }),
);
export type AddedProvider = z.infer<ReturnType<typeof addedSchema>>;

/**
 * The added providers. `order`: the order in which they are asked, for each kind of subject. Those that it does not
 * name come last, the lookup service first among them. `goOn`: if one has nothing, the next is asked automatically.
 * `custom`: those that the user described, added or not. `presets`: those that the organization described in the
 * policy that was last read; each replaces the user's own in its place. `aside`: the user's added providers that
 * presets replaced; they come back when the policy ends.
 */
export const providersSchema = once(() =>
  z.object({
    added: z.array(addedSchema()),
    order: z.object({ phone: z.array(z.enum(chainIds)), ip: z.array(z.enum(chainIds)) }),
    goOn: z.boolean(),
    custom: z.record(z.string(), z.unknown()).transform(readDefinitions).exactOptional(),
    presets: z.record(z.string(), z.unknown()).transform(readDefinitions).exactOptional(),
    aside: z.array(addedSchema()).exactOptional(),
  }),
);
export type Providers = z.infer<ReturnType<typeof providersSchema>>;

/** Returns the definitions that can be read. */
function readDefinitions(stored: Record<string, unknown>): CustomDefinitions {
  return Object.fromEntries(
    customIds.flatMap((id) => {
      const read = readDefinition(stored[id]);
      return read.ok ? [[id, read.value] as const] : [];
    }),
  );
}

export const noProviders: Providers = { added: [], order: { phone: [], ip: [] }, goOn: false };

/** Returns the descriptions in effect: the organization's in their places, the user's in the others. */
export function definitionsOf({ custom, presets }: Providers): CustomDefinitions {
  return { ...custom, ...presets };
}

/** Returns the fingerprint of the description in effect; null for a built-in provider, or if nothing is described. */
export function fingerprintOf(id: ProviderId, providers: Providers): string | null {
  const definition = isCustom(id) ? definitionsOf(providers)[id] : undefined;
  return definition ? descriptionFingerprint(definition, isPreset(id, providers)) : null;
}

/** Did the organization describe what is in effect in this place? */
export function isPreset(id: ProviderId, { presets = {} }: Providers): boolean {
  return isCustom(id) && presets[id] !== undefined;
}
