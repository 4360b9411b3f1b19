import { z } from 'zod';
import { once } from '../../once.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { templateProblem } from './check-templates.ts';
import type { CustomDefinition, DefinitionProblem, ProblemKind } from './definition.ts';
import { customFacts, customLimits, problemKinds, subjectPlaceholders } from './definition.ts';
import { brokenLine } from './json-line.ts';
import { readPointer } from './pointer.ts';
import { isTakenName } from './taken-names.ts';

const text = (most: number) => z.string().trim().min(1, 'missing').max(most);
/** A name, or a field's label, that nobody reads as that of another source. */
const ownWords = () => text(customLimits.name).refine((name) => !isTakenName(name), 'name-taken'); // guard own-name
const names: readonly string[] = [...subjectPlaceholders.phone, ...subjectPlaceholders.ip];

/** A field's id, for templates and records. Reserved: placeholders, limits, and properties that every object has. */
const fieldId = () =>
  z
    .string()
    .regex(/^[a-z]\w{0,19}$/i, 'bad')
    .refine((id) => ![...names, 'basic', 'minute', 'day'].includes(id) && !(id in {}), 'bad');

const pointer = () =>
  z.string().transform((typed, context) => {
    const read = readPointer(typed);
    if (read !== null) return read;
    context.addIssue('pointer');
    return z.NEVER;
  });

const factSchemas = () =>
  z
    .union(
      [pointer().transform((one) => [one]), z.array(pointer()).min(1, 'missing').max(customLimits.pointers)],
      'bad',
    )
    .exactOptional();

const wordSchemas = () =>
  z
    .record(z.string(), text(customLimits.word))
    .refine((words) => Object.keys(words).length <= customLimits.words, 'too-many')
    .exactOptional();

function byFact<Schema extends z.ZodType>(of: 'phone' | 'ip', schema: () => Schema) {
  return z.strictObject(Object.fromEntries(customFacts[of].map((name) => [name, schema()])));
}

const definitionSchema = (of: 'phone' | 'ip') =>
  z.strictObject({
    name: ownWords(),
    of: z.literal(of),
    url: text(customLimits.url),
    headers: z
      .record(z.string(), text(customLimits.headerValue))
      .default({})
      .refine((headers) => Object.keys(headers).length <= customLimits.headers, 'too-many'),
    fields: z
      .array(z.strictObject({ id: fieldId(), label: ownWords(), secret: z.boolean() }))
      .max(customLimits.fields)
      .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'bad')
      .default([]),
    found: z
      .strictObject({
        at: pointer(),
        equals: z
          .union([z.string().max(customLimits.word), z.number(), z.boolean()], 'bad')
          .transform(String)
          .optional(),
      })
      .nullable()
      .default(null),
    facts: byFact(of, factSchemas)
      .refine((facts) => Object.keys(facts).length > 0, 'missing')
      .refine((facts) => Object.keys(facts).length <= customLimits.facts, 'too-many'),
    words: byFact(of, wordSchemas).default({}),
  }) satisfies z.ZodType<CustomDefinition>;

const schemas = { phone: once(() => definitionSchema('phone')), ip: once(() => definitionSchema('ip')) };

/**
 * Reads a definition from outside into the one closed form; refuses it with the first thing that is wrong. Reading
 * the result again gives the same definition.
 */
export function readDefinition(raw: unknown): Result<CustomDefinition, DefinitionProblem> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return failed({ kind: 'not-json', at: '' });
  const of: unknown = Reflect.get(raw, 'of');
  if (of === undefined) return failed({ kind: 'missing', at: 'of' });
  if (of !== 'phone' && of !== 'ip') return failed({ kind: 'bad', at: 'of' });
  const read = schemas[of]().safeParse(raw);
  if (!read.success) return failed(problemOf(read.error.issues[0], raw));
  const definition = { ...read.data, headers: lowerNames(read.data.headers) };
  const problem = templateProblem(definition);
  return problem ? failed(problem) : ok(definition);
}

/** Reads a definition's file. A file that is not whole, or has one word too much, is refused: nothing of it is kept. */
export function readDefinitionFile(file: string): Result<CustomDefinition, DefinitionProblem> {
  if (file.length > customLimits.file) return tooBig; // guard custom-file-size
  const parsed = parseObject(file);
  if (!parsed) return failed({ kind: 'not-json', at: '', line: brokenLine(file) });
  const { numlens, ...definition } = parsed;
  if (numlens !== 1) return failed({ kind: numlens === undefined ? 'missing' : 'bad', at: 'numlens' });
  return readDefinition(definition);
}

function parseObject(file: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(file));
  } catch {
    return null;
  }
}

/** The refusal of a file that is larger than a definition can be; it need not be read to be refused. */
export const tooBig = failed<DefinitionProblem>({ kind: 'too-big', at: '', most: customLimits.file });

/** Returns a definition as a file. There is nowhere in it that a secret could be. */
export function writeDefinitionFile({ found, ...definition }: CustomDefinition): string {
  return `${JSON.stringify({ numlens: 1, ...definition, found: found ?? undefined }, null, 2)}\n`;
}

function lowerNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function problemOf(issue: z.core.$ZodIssue | undefined, raw: unknown): DefinitionProblem {
  if (!issue) return { kind: 'bad', at: '' };
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return { kind: 'unknown', at: [...issue.path, issue.keys[0]].join('.') };
  if (issue.code === 'too_big') {
    return { kind: issue.origin === 'string' ? 'too-long' : 'too-many', at, most: Number(issue.maximum) };
  }
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().find(({ code }) => code !== 'invalid_type');
    if (inner) return problemOf({ ...inner, path: [...issue.path, ...inner.path] }, raw);
  }
  if (issue.code === 'invalid_type' && issue.path.reduce<unknown>(stepInto, raw) === undefined) {
    return { kind: 'missing', at };
  }
  const kind: ProblemKind = problemKinds.find((each) => each === issue.message) ?? 'bad';
  return { kind, at, most: kind === 'too-many' ? mostAt(at) : undefined };
}

function stepInto(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

function mostAt(at: string): number {
  return at === 'headers' ? customLimits.headers : at === 'facts' ? customLimits.facts : customLimits.words;
}
