import type { CopyRecipe, LastCopy } from '../../model/answer/copy-recipe.ts';
import { firstCopy } from '../../model/answer/copy-recipe.ts';
import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import { say } from '../../words/say.ts';
import { subjectText } from '../../words/subject-text.ts';
import type { ReportContext } from '../claims/fact.ts';
import type { ReachBy } from '../copy/links.ts';
import { reachLink, smsLink } from '../copy/links.ts';
import type { NetworkForm } from '../copy/network-forms.ts';
import { networkForms } from '../copy/network-forms.ts';
import type { OpenLink } from '../copy/open-links.ts';
import { openLinks } from '../copy/open-links.ts';
import type { CopyChoice } from '../copy/recipes.ts';
import { copyChoices, mainRecipe, recipes } from '../copy/recipes.ts';
import type { TextFile } from '../copy/vcard.ts';
import { vcard } from '../copy/vcard.ts';
import type { Head } from './head.ts';
import type { LinkCall, LinkView } from './link.ts';
import { callOf } from './link.ts';
import { shortWarning } from './warnings.ts';

/** What the copy button copies, and what that is called. */
export type MainCopy = { recipe: CopyRecipe; what: string; text: () => string };

/** How the subject was copied last, and the user's own text. */
type CopyTools = { lastCopy: LastCopy; ownCopy: string };

/** What can be done with a subject. */
export type Actions = {
  /** What the button calls with, by the user's template; null if only a menu calls it, or nothing can. */
  call: ReachBy | null;
  /** What only a menu calls. */
  calls: LinkCall[];
  /** What writes a message; null if it could not say which of two numbers it is for. */
  message: ReachBy | null;
  /** The number may get text messages and nothing warns of it, so a message can be as near as a call. */
  isMessaged: boolean;
  contact: () => TextFile | null;
  /** The copy button: what was copied last of this kind of subject. */
  copy: (tools: CopyTools, context: ReportContext) => MainCopy;
  copies: (tools: CopyTools, context: ReportContext) => CopyChoice[];
  networks: NetworkForm[];
  /** The subject in the user's links. */
  places: (sites: readonly ElsewhereSite[]) => OpenLink[];
};

/** Returns what can be done with a report's subject. `guess`: the verdict if the number's country was assumed. */
export function actionsOf(
  report: Report,
  {
    head: { isNotCalled },
    link,
    guess,
  }: { head: Pick<Head, 'isNotCalled'>; link: LinkView | null; guess: string | null },
): Actions {
  const warning = shortWarning(report)?.text ?? null;
  const call = link === null ? callOf(report) : null;
  // A phone icon would look like the link, which may call something else, or as if calling were safe.
  const isInMenu = isNotCalled || warning !== null; // guard link-unread-call
  const ownCall = call === null || !isInMenu ? [] : [{ number: subjectText(report), call, warning }];
  return {
    call: isInMenu ? null : call,
    calls: link === null ? ownCall : link.calls,
    message: link === null ? (by) => reachLink('message', report, by) : null,
    isMessaged: link === null && !isInMenu && smsLink(report) !== null,
    contact: () => vcard(report),
    copy: ({ lastCopy, ownCopy }, reportContext) => {
      const context = { ...reportContext, ownCopy };
      const recipe = mainRecipe(report, lastCopy, context);
      const isUsual = recipe === firstCopy[report.subject.kind];
      const what = isUsual ? subjectText(report) : say(recipes[recipe].name);
      return { recipe, what, text: () => recipes[recipe].text(report, context, guess) ?? '' };
    },
    copies: ({ ownCopy }, context) => copyChoices(report, { ...context, ownCopy }, guess),
    networks: networkForms(report),
    places: (sites) => openLinks(report, sites),
  };
}
