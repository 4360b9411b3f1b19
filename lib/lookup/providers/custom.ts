import type { CustomId } from '../../model/answer/custom-ids.ts';
import { failed, ok } from '../../model/result.ts';
import type { CustomDefinition } from '../../model/settings/custom/definition.ts';
import { customLimits } from '../../model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../model/settings/custom/description-fingerprint.ts';
import type { AddressTemplate } from '../../model/settings/custom/template.ts';
import { filled, readAddressTemplate, readTemplate } from '../../model/settings/custom/template.ts';
import { subjectKey } from '../../model/subject.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { RequestInput } from '../service/operations.ts';
import { customFactsOf, hasShape, isFound } from './custom-facts.ts';
import type { Provider } from './provider.ts';

/**
 * Returns the provider that a definition describes (`readDefinition` has read it); null if its address can't be read. It
 * is asked like all others: a GET to its one origin, no redirects, the same deadline and size. `isPreset`: the
 * organization described it.
 */
export function customProvider(id: CustomId, definition: CustomDefinition, isPreset = false): Provider | null {
  const address = readAddressTemplate(definition.url);
  if (!address.ok) return null;
  const { origin } = address.value;
  const ownName = cleanText(definition.name, customLimits.name) || new URL(origin).host;
  return {
    id,
    described: { ownName, fingerprint: descriptionFingerprint(definition, isPreset) },
    kinds: [definition.of],
    gives: [],
    origins: [origin],
    fields: definition.fields.map((field) => ({
      ...field,
      label: cleanText(field.label, customLimits.name) || field.id,
    })),
    bases: () => [origin],
    units: () => 1,
    limits: { minute: 10, day: 100 },
    mayHover: true,
    request: (input) => request(definition, address.value, valuesOf(input)),
    mayBeList: true,
    read(json) {
      if (!isFound(json, definition)) return ok({ facts: {} });
      const facts = customFactsOf(json, definition);
      const isUnexpectedAnswer = Object.keys(facts).length === 0 && !definition.found && !hasShape(json, definition);
      return isUnexpectedAnswer ? failed({ kind: 'bad-shape', field: ownName }) : ok({ facts });
    },
  };
}

/** Fills the templates in. An empty parameter, such as the country of a number that has none, is left out. */
function request({ headers }: CustomDefinition, { path, query }: AddressTemplate, values: ReadonlyMap<string, string>) {
  const written = Object.entries(headers).map(([name, text]) => {
    const value = readTemplate(text);
    return [name, value.ok ? filled(value.value, values) : ''];
  });
  return {
    path: filled(path, values, encodeURIComponent),
    query: query.flatMap(({ name, value }) => {
      const text = filled(value, values);
      return text === '' && value.length > 0 ? [] : [[name, text] as const];
    }),
    ownHeaders: Object.fromEntries(written),
  };
}

/** Returns the values of the placeholders. The subject's come last, so that no field can replace them. */
function valuesOf({ subject, country, national, fields }: Omit<RequestInput, 'path'>): ReadonlyMap<string, string> {
  const key = subjectKey(subject);
  const own = Object.entries(fields);
  if (subject.kind === 'ip') return new Map([...own, ['ip', key]]);
  return new Map([
    ...own,
    ['e164', key],
    ['digits', key.replace(/\D/g, '')],
    ['national', national ?? ''],
    ['country', country ?? ''],
  ]);
}
