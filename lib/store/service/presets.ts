import type { CustomId } from '../../model/answer/custom-ids.ts';
import { customIds } from '../../model/answer/custom-ids.ts';
import type { CustomDefinition, CustomDefinitions } from '../../model/settings/custom/definition.ts';
import { readAddressTemplate } from '../../model/settings/custom/template.ts';
import type { AddedProvider, Providers } from '../../model/settings/providers.ts';
import { noProviders } from '../../model/settings/providers.ts';
import { database } from '../database/database.ts';
import { changeStored } from './stored-providers.ts';

/*
 * The providers that an organization describes. The browser does not report a policy that changed while no worker ran.
 * So the last descriptions are stored, and compared before each read of the providers: a key or an answer that belongs
 * to another description is never used, not even for one request.
 */

/** Returns what is stored of providers once it fits the organization's descriptions of today. */
export async function readWithPresets(wanted: CustomDefinitions = {}): Promise<Providers> {
  const stored = (await (await database()).get('providers', 'all')) ?? noProviders;
  if (changedPlaces(stored, wanted).length === 0) return stored;
  return changeStored((now) =>
    changedPlaces(now, wanted).reduce((before, id) => withPreset(before, id, wanted[id]), now),
  );
}

function changedPlaces({ presets = {} }: Providers, wanted: CustomDefinitions): CustomId[] {
  return customIds.filter((id) => JSON.stringify(presets[id]) !== JSON.stringify(wanted[id]));
}

/** Puts the organization's description into a place, or takes it away. The user's own is neither used nor lost. */
function withPreset(now: Providers, id: CustomId, wanted: CustomDefinition | undefined): Providers {
  const { presets: { [id]: before, ...presets } = {}, added, aside = [], ...others } = now;
  const isHere = (each: AddedProvider) => each.id === id;
  const isElsewhere = (each: AddedProvider) => each.id !== id;
  if (!wanted) {
    const back = aside.filter(isHere);
    return { ...others, presets, added: [...added.filter(isElsewhere), ...back], aside: aside.filter(isElsewhere) };
  }
  const next = { ...others, presets: { ...presets, [id]: wanted } };
  if (!before) {
    return { ...next, added: added.filter(isElsewhere), aside: [...aside, ...added.filter(isHere)] }; // guard own-key-stays-own
  }
  const kept = isSameRecipient(before, wanted) ? added.filter(isHere) : []; // guard preset-origin
  const renewed = kept.map((each) => ({ ...each, stamp: crypto.randomUUID() }));
  return { ...next, added: [...added.filter(isElsewhere), ...renewed], aside };
}

/**
 * May what the user entered for one description be sent by another? Only to the same origin, about the same kind of
 * subject, and in the same fields.
 */
function isSameRecipient(before: CustomDefinition, wanted: CustomDefinition): boolean {
  const [one, other] = [before, wanted].map(({ url, of, fields }) => {
    const address = readAddressTemplate(url);
    const bound = fields.map(({ id, secret }) => `${id} ${secret}`).sort();
    return JSON.stringify([address.ok ? address.value.origin : url, of, bound]);
  });
  return one === other;
}
