import { pluralForms } from './plural-forms.ts';
import type { Sentences } from './read-language.ts';

export type LanguageProblem = { kind: 'missing' | 'unused' | 'placeholders' | 'empty'; key: string };

const pluralEnd = /_(?:zero|one|two|few|many|other)$/;

/**
 * What is wrong with a language, against the English sentences: keys that are missing or that English does not have,
 * sentences without words, and ones with other placeholders. A counted sentence has the plural forms of its own
 * language; a form for a single count ("two") may say it in a word instead of by `$1`.
 */
export function checkLanguage(english: Sentences, own: Sentences): LanguageProblem[] {
  const forms = pluralForms(own['languageTag']?.message ?? 'en');
  const wanted = new Map<string, { like: string; single: boolean }>();
  for (const key of Object.keys(english)) {
    const base = key.replace(pluralEnd, '');
    if (base === key || !(`${base}_other` in english)) wanted.set(key, { like: key, single: false });
    else for (const [form, { single }] of forms) wanted.set(`${base}_${form}`, { like: `${base}_other`, single });
  }
  const problems: LanguageProblem[] = [];
  for (const [key, { like, single }] of wanted) {
    const message = own[key]?.message;
    const model = english[like]?.message ?? '';
    if (message === undefined) problems.push({ kind: 'missing', key });
    else if (message.trim() === '' && model.trim() !== '') problems.push({ kind: 'empty', key });
    else if (!agree(placeholders(message), placeholders(model), single)) problems.push({ kind: 'placeholders', key });
  }
  for (const key of Object.keys(own)) if (!wanted.has(key)) problems.push({ kind: 'unused', key });
  return problems;
}

/** Placeholders that `say` or the browser fills in, and words that people type literally: `$1`, `%s`, `{subject}`. */
function placeholders(message: string): string[] {
  return [...new Set(message.match(/\$\d|%s|\{\w+\}/g))].sort();
}

function agree(own: string[], model: string[], single: boolean): boolean {
  const needed = single ? model.filter((each) => each !== '$1') : model;
  return needed.every((each) => own.includes(each)) && own.every((each) => model.includes(each));
}
