import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type {
  CustomDefinition,
  CustomFact,
  DefinitionProblem,
} from '../../../../lib/model/settings/custom/definition.ts';
import { customFacts, customLimits, subjectPlaceholders } from '../../../../lib/model/settings/custom/definition.ts';

/** A fact as it is typed: its places, separated by spaces, and its words as `theirs=ours; theirs=ours`. */
export type FactDraft = { fact: CustomFact; places: string; words: string };

/** A definition that was typed and is not saved yet. `id` is null for a new one. */
export type DefinitionDraft = {
  id: CustomId | null;
  name: string;
  of: 'phone' | 'ip';
  url: string;
  /** One on each line. */
  headers: string;
  /** The choices for the fields. The placeholders define which fields there are. */
  fields: Record<string, { label: string; secret: boolean }>;
  /** What was typed for the fields, such as a key. It is never part of the definition. */
  values: Record<string, string>;
  facts: FactDraft[];
  foundAt: string;
  foundEquals: string;
  problem: DefinitionProblem | null;
  /** What a test looks up instead of the example, and whether it can't be looked up. */
  trial: string;
  isTrialBad: boolean;
};

const empty: DefinitionDraft = {
  id: null,
  name: '',
  of: 'phone',
  url: '',
  headers: '',
  fields: {},
  values: {},
  facts: [{ fact: customFacts.phone[0], places: '', words: '' }],
  foundAt: '',
  foundEquals: '',
  problem: null,
  trial: '',
  isTrialBad: false,
};

/** Returns a definition as it is typed; an empty form if there is none yet. */
export function draftOf(id: CustomId | null, definition: CustomDefinition | null): DefinitionDraft {
  if (!definition) return empty;
  const { name, of, url, headers, fields, facts, found, words } = definition;
  return {
    id,
    name,
    of,
    url,
    values: {},
    problem: null,
    trial: '',
    isTrialBad: false,
    headers: Object.entries(headers)
      .map(([header, value]) => `${header}: ${value}`)
      .join('\n'),
    fields: Object.fromEntries(fields.map(({ id: field, label, secret }) => [field, { label, secret }])),
    facts: customFacts[of].flatMap((fact): FactDraft[] => {
      const places = facts[fact];
      const pairs = Object.entries(words[fact] ?? {});
      return places
        ? [{ fact, places: places.join(' '), words: pairs.map(([theirs, ours]) => `${theirs}=${ours}`).join('; ') }]
        : [];
    }),
    foundAt: found?.at ?? '',
    foundEquals: found?.equals ?? '',
  };
}

/** Returns the typed definition in the format of a file, so that it can be read like one. */
export function rawOf(draft: DefinitionDraft): object {
  const { name, of, url, headers, facts, foundAt, foundEquals } = draft;
  const lines = headers.split('\n').filter((line) => line.trim() !== '');
  const typed = facts.filter(({ places }) => places.trim() !== '');
  const equals = foundEquals.trim();
  return {
    name,
    of,
    url,
    headers: Object.fromEntries(lines.map((line) => cut(line, ':'))),
    fields: fieldsOf(draft),
    facts: Object.fromEntries(typed.map(({ fact, places }) => [fact, places.trim().split(/\s+/)])),
    found: foundAt.trim() === '' ? null : { at: foundAt, equals: equals === '' ? undefined : equals },
    words: Object.fromEntries(
      typed.flatMap(({ fact, words }) => {
        const pairs = words.split(';').filter((pair) => pair.trim() !== '');
        return pairs.length === 0 ? [] : [[fact, Object.fromEntries(pairs.map((pair) => cut(pair, '=')))]];
      }),
    ),
  };
}

/**
 * Returns the fields that the placeholders name. A field outside of the path is a secret unless the user chooses
 * otherwise.
 */
export function fieldsOf({ of, url, headers, fields }: Omit<DefinitionDraft, 'id'>): CustomDefinition['fields'] {
  const subject: readonly string[] = subjectPlaceholders[of];
  const named = [...`${url} ${headers}`.matchAll(/\{(?:basic:)?([a-z][\w:]*)\}/gi)].flatMap(([, names = '']) =>
    names.split(':'),
  );
  const [path = ''] = url.split('?');
  return [...new Set(named)]
    .filter((id) => !subject.includes(id))
    .slice(0, customLimits.fields + 1)
    .map((id) => ({ id, ...(fields[id] ?? { label: id, secret: !path.includes(`{${id}}`) }) }));
}

/** Cuts a text in two at the first of these signs. */
function cut(text: string, sign: string): [string, string] {
  const place = text.indexOf(sign);
  return place < 0 ? [text.trim(), ''] : [text.slice(0, place).trim(), text.slice(place + 1).trim()];
}
