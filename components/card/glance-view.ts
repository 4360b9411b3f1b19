import type { ReadBy } from '../../lib/model/page/read-by.ts';
import type { Fact, ReportContext } from '../../lib/report/claims/fact.ts';
import { glance } from '../../lib/report/view/glance.ts';
import type { Head } from '../../lib/report/view/head.ts';
import type { GlanceLine } from '../../lib/report/view/lines.ts';
import type { LinkView } from '../../lib/report/view/link.ts';
import { isVouching } from '../../lib/report/view/said.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import type { Banner } from '../../lib/report/view/warnings.ts';
import { isChoice } from '../../lib/words/failures/failure-nature.ts';
import { say } from '../../lib/words/say.ts';
import { readText } from '../../lib/words/subject-text.ts';
import type { ReportState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { extraRows, fittingLines } from './glance-rows.ts';
import type { CountryChoice } from './ReadCountry.tsx';
import { choiceWords, countryChoice } from './ReadCountry.tsx';
import { fitsBeside } from './title-width.ts';
import type { WordedVerdict } from './verdict-words.ts';
import { wordedAtGlance } from './verdict-words.ts';

/** What a card at a glance shows of a report. */
export type GlanceView = {
  /** How a national number's country is known. */
  read: ReadBy;
  banner: Banner | null;
  head: Head;
  /** What is shown of a link with two numbers; null for others. */
  link: LinkView | null;
  /** The whole number, if it has room beside the title. */
  beside: string | null;
  verdict: WordedVerdict | null;
  choice: CountryChoice | null;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
  lines: GlanceLine[];
  /** The lines move closer together. */
  isTight: boolean;
  /** The sentence for screen readers. */
  spoken: string;
  /** The facts that no line has. */
  rest: Fact[];
  /** What is looked up, if the card has another number or range too. */
  about: string | undefined;
};

/** Returns what a card at a glance shows: everything that has room in its small box. */
export function glanceView(state: ReportState, context: ReportContext): GlanceView {
  const { report, reading, range, notValid: refused = null } = state;
  const situation = situationOf(state);
  const { read } = situation;
  const mismatch = reading?.mismatch ?? null;
  const shown = viewOf(report, situation);
  const { head } = shown;
  const { lines: all, rest } = glance(report, context, read, mismatch?.other ?? null);
  const { title, isNotCalled, subject: number } = head;
  const isSaid = title.says === 'number' && title.text === number;
  const isBeside = title.says === 'number' && !isSaid && fitsBeside(title.text, number);
  const choice = countryChoice(report, read, reading);
  const notValid = mismatch === null && choice !== null ? refused : null;
  const verdict = head.verdict && wordedAtGlance(head.verdict, choiceWords(choice));
  const [banner = null] = head.banners;
  const extra = extraRows({
    isNotValid: notValid !== null,
    subLines: linesBelow(verdict, choice, isSaid || isBeside ? [] : [number]),
    isLinked: mismatch !== null,
    hasWarning: banner !== null,
    hasTerm: head.term !== null,
    title,
  });
  return {
    ...{ read, banner, head, link: shown.link, verdict, choice, notValid },
    rest: rest.filter((fact) => !(isNotCalled && isVouching(fact))), // guard status-hidden
    beside: isBeside ? number : null,
    ...fittingLines(report, all, { title, extra, ...rowsBelow(state) }),
    spoken: shown.spoken(context.now),
    about: mismatch ? readText(report, read) : isNotCalled ? number : range && say('rangeOnly', number),
  };
}

/** Returns how many lines the number, its verdict and the choice of a country take below the title. */
function linesBelow(verdict: WordedVerdict | null, choice: CountryChoice | null, numbers: readonly string[]): number {
  if (verdict?.guess) return verdict.words.lines + numbers.length;
  return choice?.kind === 'chosen' || verdict?.aside !== undefined ? 2 : 1;
}

/** Returns what takes room below the facts. */
function rowsBelow({ report, offer, asking, isInPopup, times = 1 }: ReportState) {
  return {
    isFailed: !asking && !isInPopup && report.failures.some(({ failure }) => !isChoice(failure)),
    hasActions: asking || offer.kind === 'ask' || offer.kind === 'auto' || times > 1,
  };
}
