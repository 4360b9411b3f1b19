import type { CopyRecipe, LastCopy } from '../model/copy-recipe.ts';
import { firstCopy, ipRecipes, phoneRecipes } from '../model/copy-recipe.ts';
import type { Report } from '../model/report.ts';
import { subjectKey } from '../model/subject-key.ts';
import type { MessageKey } from '../words/say.ts';
import { defanged } from './defanged.ts';
import { markdownRow } from './markdown-row.ts';
import { telLink, whatsAppLink } from './reach-links.ts';
import type { ReportContext } from './report-context.ts';
import { reportJson } from './report-json.ts';
import { subjectText } from './subject-text.ts';
import { ticketText } from './ticket-text.ts';

type Recipe = {
  /** What it is called in the copy menu. */
  name: MessageKey;
  /** The text; null where this subject has none. */
  text: (report: Report, context: ReportContext) => string | null;
};

/** Every way to copy a subject or its report. */
export const recipes = {
  international: { name: 'termInternational', text: subjectText },
  national: { name: 'termNational', text: national },
  e164: { name: 'termE164', text: ({ subject }) => subjectKey(subject) },
  tel: { name: 'copyTel', text: telLink },
  whatsapp: { name: 'copyWhatsApp', text: whatsAppLink },
  address: { name: 'copyAddress', text: ({ subject }) => subjectKey(subject) },
  defanged: { name: 'copyDefanged', text: ({ subject }) => defanged(subjectKey(subject)) },
  json: { name: 'copyJson', text: (report) => JSON.stringify(reportJson(report), null, 2) },
  markdown: { name: 'copyMarkdown', text: markdownRow },
  text: { name: 'copyText', text: ticketText },
} as const satisfies Record<CopyRecipe, Recipe>;

/** Recipes that copy all that is known. */
const ofReport: ReadonlySet<CopyRecipe> = new Set<CopyRecipe>(['json', 'markdown', 'text']);

/** A recipe with its text for one report; `isShort`: the subject alone, which a menu can show. */
export type CopyChoice = { recipe: CopyRecipe; name: MessageKey; text: string; isShort: boolean };

/** What of a report can be copied, in the order of the menu. */
export function copyChoices(report: Report, context: ReportContext): CopyChoice[] {
  const ids: readonly CopyRecipe[] = report.subject.kind === 'phone' ? phoneRecipes : ipRecipes;
  return ids.flatMap((recipe) => {
    const { name, text } = recipes[recipe];
    const copied = text(report, context);
    return copied === null ? [] : [{ recipe, name, text: copied, isShort: !ofReport.has(recipe) }];
  });
}

/** The recipe of the copy button: the one that was used last for this kind, or the first where this subject has none of that. */
export function mainRecipe(report: Report, last: LastCopy): CopyRecipe {
  const { kind } = report.subject;
  const recipe = last[kind];
  const form = forms[recipe];
  return form && form(report) === null ? firstCopy[kind] : recipe;
}

/** What not every number has. */
const forms: Partial<Record<CopyRecipe, (report: Report) => string | null>> = {
  national,
  tel: telLink,
  whatsapp: whatsAppLink,
};

function national({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number') return null;
  return device.national || null;
}
