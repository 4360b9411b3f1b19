import type { CopyRecipe, LastCopy } from '../../model/answer/copy-recipe.ts';
import { firstCopy, ipRecipes, phoneRecipes } from '../../model/answer/copy-recipe.ts';
import type { Report } from '../../model/answer/report.ts';
import { subjectKey } from '../../model/subject.ts';
import type { MessageKey } from '../../words/say.ts';
import { defanged, nationalText, subjectText } from '../../words/subject-text.ts';
import type { ReportContext } from '../claims/fact.ts';
import { telLink, whatsAppLink } from './links.ts';
import { markdownRow } from './markdown-row.ts';
import { ownCopy } from './own-copy.ts';
import { reportJson } from './report-json.ts';
import { ticketLine, ticketWithSources } from './ticket-text.ts';

/** `guess` is the verdict on a number whose country was assumed, null for others. `name` is the entry in the copy menu; `text` returns null if the subject has no such text. */
type SubjectRecipe = { name: MessageKey; text: (report: Report) => string | null };
type ReportRecipe = {
  name: MessageKey;
  text: (report: Report, context: CopyContext, guess: string | null) => string | null;
};

/** `ownCopy` is the template of the user's own text; empty or absent: there is none. */
export type CopyContext = ReportContext & { ownCopy?: string };

/** Recipes that copy the subject alone: short enough for the menu to show the text. */
const ofSubject = {
  international: { name: 'termInternational', text: subjectText },
  national: { name: 'termNational', text: nationalText },
  e164: { name: 'termE164', text: ({ subject }) => subjectKey(subject) },
  tel: { name: 'copyTel', text: telLink },
  whatsapp: { name: 'copyWhatsApp', text: whatsAppLink },
  address: { name: 'copyAddress', text: ({ subject }) => subjectKey(subject) },
  defanged: { name: 'copyDefanged', text: ({ subject }) => defanged(subjectKey(subject)) },
} as const satisfies Partial<Record<CopyRecipe, SubjectRecipe>>;

/** Recipes that copy the whole report. */
const ofReport = {
  json: { name: 'copyJson', text: (report) => JSON.stringify(reportJson(report), null, 2) },
  markdown: { name: 'copyMarkdown', text: markdownRow },
  text: { name: 'copyTicket', text: ticketLine },
  textDefanged: {
    name: 'copyTicketDefanged',
    text: (report, context, guess) => ticketLine(report, context, guess, { isDefanged: true }),
  },
  textSources: { name: 'copyTicketSources', text: ticketWithSources },
  own: { name: 'copyOwn', text: ownText },
} as const satisfies Partial<Record<CopyRecipe, ReportRecipe>>;

function ownText(report: Report, context: CopyContext, guess: string | null = null): string | null {
  return ownCopy(report, context, context.ownCopy ?? '', guess);
}

/** All ways to copy a subject or its report. */
export const recipes = { ...ofSubject, ...ofReport } satisfies Record<CopyRecipe, SubjectRecipe | ReportRecipe>;

/** A recipe with its text for one report. `isShort`: the subject alone, so that the menu can show the text. */
export type CopyChoice = { recipe: CopyRecipe; name: MessageKey; text: string; isShort: boolean };

/** Returns what can be copied of a report, in the menu's order. `guess`: the verdict if the number's country was assumed. */
export function copyChoices(report: Report, context: CopyContext, guess: string | null = null): CopyChoice[] {
  const ids: readonly CopyRecipe[] = report.subject.kind === 'phone' ? phoneRecipes : ipRecipes;
  return ids.flatMap((recipe) => {
    const { name, text } = recipes[recipe];
    const copied = text(report, context, guess); // guard guess-copied
    return copied === null ? [] : [{ recipe, name, text: copied, isShort: isOfSubject(recipe) }];
  });
}

/**
 * Returns the copy button's recipe: the one last used for this kind of subject, or the first if it gives no text here.
 */
export function mainRecipe(report: Report, last: LastCopy, context: CopyContext): CopyRecipe {
  const { kind } = report.subject;
  const recipe = last[kind];
  const isMissing = isOfSubject(recipe)
    ? ofSubject[recipe].text(report) === null
    : recipe === 'own' && ownText(report, context) === null;
  return isMissing ? firstCopy[kind] : recipe;
}

function isOfSubject(recipe: CopyRecipe): recipe is keyof typeof ofSubject {
  return Object.hasOwn(ofSubject, recipe);
}
