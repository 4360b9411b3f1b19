import type {
  Banner,
  CountryChoice,
  Glance,
  GlanceLine,
  ReportContext,
  ReportView,
} from '../../lib/report/view/view.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { isChoice } from '../../lib/words/failures/failure-nature.ts';
import { say } from '../../lib/words/say.ts';
import type { WordedVerdict } from '../report/words-that-fit.ts';
import { fitsBeside, fitsNumberLine, fitsRow, wordedAtGlance } from '../report/words-that-fit.ts';
import type { ReportState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { choiceWords } from './ReadCountry.tsx';

/** What a card at a glance shows above its facts, and its facts. */
export type GlanceView = {
  /** Everything that is shown of the report. */
  view: ReportView;
  /** What it shows at a glance, whether there is room for it or not. */
  glance: Glance;
  banner: Banner | null;
  /** The whole number, if it has room beside the title. */
  beside: string | null;
  /** The head, without a range that would be cut: the details have it. */
  head: ReportView['head'];
  verdict: WordedVerdict | null;
  choice: CountryChoice | null;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
  /** Its facts, whether there is room for them or not. */
  lines: GlanceLine[];
  /** The lines move closer together. */
  isTight: boolean;
  /** What is looked up, if the card has another number or range too. */
  about: string | undefined;
};

/** Returns what a card at a glance shows: everything that has room in its small box. */
export function glanceView(state: ReportState, context: ReportContext): GlanceView {
  const view = viewOf(state.report, situationOf(state));
  const { head, link } = view;
  const { title, subject: number } = head;
  const isSaid = title.says === 'number' && title.text === number;
  const isBeside = title.says === 'number' && !isSaid && fitsBeside(title.text, number);
  const choice = link ? besideLink(view.choice) : view.choice;
  const notValid = link || choice === null ? null : (state.notValid ?? null);
  const verdict = head.verdict && wordedAtGlance(head.verdict, choiceWords(choice));
  const [banner = null] = head.banners;
  const withRange = state.isInPopup || fitsNumberLine([number, title.tag ?? '', say('inRange', head.range ?? '')]);
  const numbers = isSaid || isBeside ? [] : [number];
  const below = linesBelow(verdict, choice, numbers);
  const glance = view.glance(context);
  return {
    view,
    glance,
    banner,
    verdict,
    choice,
    notValid,
    beside: isBeside ? number : null,
    head: withRange ? head : { ...head, range: null },
    lines: glance.joined?.every(({ parts }) => fitsRow(parts)) ? glance.joined : glance.lines,
    isTight: hasManyRows(view, { banner, notValid, below }) || hasFailedOrDiffers(view, state),
    about: aboutOf(view, state),
  };
}

/** Returns what is looked up, if a card has another number or range too; undefined if it has none. */
export function aboutOf({ link, text, head }: ReportView, { range }: Pick<ReportState, 'range'>): string | undefined {
  if (link) return text;
  if (head.isNotCalled) return head.subject;
  return range && say('rangeOnly', head.subject);
}

/** The two numbers of a link leave room for one choice. */
function besideLink(choice: CountryChoice | null): CountryChoice | null {
  return choice?.kind === 'assumed' ? { ...choice, next: null } : null;
}

/** Returns how many lines the number, its verdict and the choice of a country take below the title. */
function linesBelow(verdict: WordedVerdict | null, choice: CountryChoice | null, numbers: readonly string[]): number {
  if (verdict?.guess) return verdict.words.lines + numbers.length;
  return choice?.kind === 'chosen' || verdict?.aside !== undefined ? 2 : 1;
}

type Above = Pick<GlanceView, 'banner' | 'notValid'> & { below: number };

/** Is more above the facts than usual: a guess, a country that does not fit, a warning, a second name, or a link's two numbers? */
function hasManyRows({ head: { title, term }, link }: ReportView, { banner, notValid, below }: Above): boolean {
  const hasNames = title.below !== null || term !== null || title.note !== undefined;
  return link !== null || notValid !== null || below > 1 || banner !== null || hasNames;
}

/** Does a failure or another source's place need a row of its own? */
function hasFailedOrDiffers({ isDisputed, place }: ReportView, state: ReportState): boolean {
  const { report, offer, asking, isInPopup, times = 1 } = state;
  const isFailed = !asking && !isInPopup && report.failures.some(({ failure }) => !isChoice(failure));
  const hasActions = asking || offer.kind === 'ask' || offer.kind === 'auto' || times > 1;
  return isFailed || isDisputed || (place.other !== null && hasActions);
}
