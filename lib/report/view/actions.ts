import type { CopyRecipe, LastCopy } from '../../model/answer/copy-recipe.ts';
import { firstCopy } from '../../model/answer/copy-recipe.ts';
import type { Report } from '../../model/answer/report.ts';
import type { ElsewhereSite } from '../../model/page/card.ts';
import { say } from '../../words/say.ts';
import { subjectText } from '../../words/subject-text.ts';
import type { ReportContext } from '../claims/fact.ts';
import { smsLink, telLink } from '../copy/links.ts';
import type { NetworkForm } from '../copy/network-forms.ts';
import { networkForms } from '../copy/network-forms.ts';
import { openLinks } from '../copy/open-links.ts';
import type { CopyChoice } from '../copy/recipes.ts';
import { copyChoices, mainRecipe, recipes } from '../copy/recipes.ts';
import type { TextFile } from '../copy/vcard.ts';
import { vcard } from '../copy/vcard.ts';
import type { Head } from './head.ts';
import type { LinkCall, LinkView } from './link.ts';

/** What the copy button copies, and what that is called. */
export type MainCopy = { recipe: CopyRecipe; what: string; text: () => string };

/** What can be done with a subject. */
export type Actions = {
  /** The link of the button that calls; null if only a menu calls it, or nothing can. */
  tel: string | null;
  /** What only a menu calls. */
  calls: LinkCall[];
  /** The link of a message; null if none could arrive, or if it could not say which of two numbers it is for. */
  sms: string | null;
  contact: () => TextFile | null;
  /** The copy button: what was copied last of this kind of subject. */
  copy: (last: LastCopy, context: ReportContext) => MainCopy;
  copies: (context: ReportContext) => CopyChoice[];
  networks: NetworkForm[];
  /** The subject in the user's links, each with its host. */
  places: (sites: readonly ElsewhereSite[]) => { name: string; href: string; host: string }[];
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
  const ownTel = link === null ? telLink(report) : null;
  // A phone icon would look like the link, which may call something else.
  const tel = isNotCalled ? null : ownTel; // guard link-unread-call
  const ownCall = ownTel === null || tel !== null ? [] : [{ number: subjectText(report), tel: ownTel, warning: null }];
  return {
    tel,
    calls: link === null ? ownCall : link.calls,
    sms: link === null ? smsLink(report) : null,
    contact: () => vcard(report),
    copy: (last, context) => {
      const recipe = mainRecipe(report, last);
      const isUsual = recipe === firstCopy[report.subject.kind];
      const what = isUsual ? subjectText(report) : say(recipes[recipe].name);
      return { recipe, what, text: () => recipes[recipe].text(report, context, guess) ?? '' };
    },
    copies: (context) => copyChoices(report, context, guess),
    networks: networkForms(report),
    places: (sites) => openLinks(report, sites).map((each) => ({ ...each, host: new URL(each.href).host })),
  };
}
