import type { Settings } from '../../../lib/model/settings/settings.ts';
import { mostCalls } from '../../../lib/model/settings/settings.ts';
import { language } from '../../../lib/words/language.ts';
import { say } from '../../../lib/words/say.ts';

export type BudgetName = keyof Settings['budgets'];

type Texts = Record<BudgetName, string>;
type Problems = Record<BudgetName, string | null>;

export const noBudgetProblems: Problems = { minute: null, site: null, day: null };

/** The limits as they are typed. */
export function budgetTexts({ minute, site, day }: Settings['budgets']): Texts {
  return { minute: String(minute), site: String(site), day: String(day) };
}

/** Returns the whole number that was typed; null for anything else. */
function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

function isLimit(text: string): boolean {
  const number = wholeNumber(text);
  return number !== null && number <= mostCalls;
}

/** Reads the typed limits: their values, and a sentence for each that is not a whole number up to `mostCalls`. */
export function readBudgets(texts: Texts): { values: Settings['budgets']; problems: Problems } {
  const problem = say('budgetProblem', 0, new Intl.NumberFormat(language()).format(mostCalls));
  const callsOf = (text: string) => wholeNumber(text) ?? 0;
  const problemOf = (text: string) => (isLimit(text) ? null : problem);
  const { minute, site, day } = texts;
  return {
    values: { minute: callsOf(minute), site: callsOf(site), day: callsOf(day) },
    problems: { minute: problemOf(minute), site: problemOf(site), day: problemOf(day) },
  };
}
