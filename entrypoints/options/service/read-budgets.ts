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

/** Reads the typed limits: their values, and a sentence for each that is not a number (its value is 0). */
export function readBudgets(texts: Texts): { values: Settings['budgets']; problems: Problems } {
  const problem = say('budgetProblem', 0, new Intl.NumberFormat(language()).format(mostCalls));
  const callsOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);
  const problemOf = (text: string) => ((callsOf(text) ?? Infinity) <= mostCalls ? null : problem);
  const { minute, site, day } = texts;
  return {
    values: { minute: callsOf(minute) ?? 0, site: callsOf(site) ?? 0, day: callsOf(day) ?? 0 },
    problems: { minute: problemOf(minute), site: problemOf(site), day: problemOf(day) },
  };
}
