import type { CopyRecipe, LastCopy } from '../model/copy-recipe.ts';
import { firstCopy, ipRecipes, phoneRecipes } from '../model/copy-recipe.ts';
import type { Report } from '../model/report.ts';
import { subjectKey } from '../model/subject-key.ts';
import type { MessageKey } from '../words/say.ts';
import { defanged } from './defanged.ts';
import { markdownRow } from './markdown-row.ts';
import { nationalText } from './national-text.ts';
import { telLink, whatsAppLink } from './reach-links.ts';
import type { ReportContext } from './report-context.ts';
import { reportJson } from './report-json.ts';
import { subjectText } from './subject-text.ts';
import { ticketText } from './ticket-text.ts';

/** `name`: what it is called in the copy menu. `text`: null where a subject has none. */
type SubjectRecipe = { name: MessageKey; text: (report: Report) => string | null };
type ReportRecipe = { name: MessageKey; text: (report: Report, context: ReportContext) => string };

/** Recipes for the subject alone, which a menu can show. */
const ofSubject = {
  international: { name: 'termInternational', text: subjectText },
  national: { name: 'termNational', text: nationalText },
  e164: { name: 'termE164', text: ({ subject }) => subjectKey(subject) },
  tel: { name: 'copyTel', text: telLink },
  whatsapp: { name: 'copyWhatsApp', text: whatsAppLink },
  address: { name: 'copyAddress', text: ({ subject }) => subjectKey(subject) },
  defanged: { name: 'copyDefanged', text: ({ subject }) => defanged(subjectKey(subject)) },
} as const satisfies Partial<Record<CopyRecipe, SubjectRecipe>>;

/** Recipes for all that is known. */
const ofReport = {
  json: { name: 'copyJson', text: (report) => JSON.stringify(reportJson(report), null, 2) },
  markdown: { name: 'copyMarkdown', text: markdownRow },
  text: { name: 'copyText', text: ticketText },
} as const satisfies Partial<Record<CopyRecipe, ReportRecipe>>;

/** Every way to copy a subject or its report. */
export const recipes = { ...ofSubject, ...ofReport } satisfies Record<CopyRecipe, SubjectRecipe | ReportRecipe>;

/** A recipe with its text for one report; `isShort`: the subject alone, which a menu can show. */
export type CopyChoice = { recipe: CopyRecipe; name: MessageKey; text: string; isShort: boolean };

/** What of a report can be copied, in the order of the menu. */
export function copyChoices(report: Report, context: ReportContext): CopyChoice[] {
  const ids: readonly CopyRecipe[] = report.subject.kind === 'phone' ? phoneRecipes : ipRecipes;
  return ids.flatMap((recipe) => {
    const { name, text } = recipes[recipe];
    const copied = text(report, context);
    return copied === null ? [] : [{ recipe, name, text: copied, isShort: isOfSubject(recipe) }];
  });
}

/** The recipe of the copy button: the one that was used last for this kind, or the first where this subject has none of that. */
export function mainRecipe(report: Report, last: LastCopy): CopyRecipe {
  const { kind } = report.subject;
  const recipe = last[kind];
  return isOfSubject(recipe) && ofSubject[recipe].text(report) === null ? firstCopy[kind] : recipe;
}

function isOfSubject(recipe: CopyRecipe): recipe is keyof typeof ofSubject {
  return Object.hasOwn(ofSubject, recipe);
}
