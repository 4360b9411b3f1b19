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
import { fitsBeside, fitsRow, withRoom, wordedAtGlance } from '../report/words-that-fit.ts';
import type { ReportState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { choiceWords } from './ReadCountry.tsx';

/** What the small box of a card at a glance has room for. */
export type GlanceView = {
  /** Everything that is shown of the report. */
  view: ReportView;
  /** What it shows at a glance, whether there is room for it or not. */
  glance: Glance;
  banner: Banner | null;
  /** The whole number, if it has room beside the title. */
  beside: string | null;
  verdict: WordedVerdict | null;
  choice: CountryChoice | null;
  /** A country that the user chose and in which the number is not valid. */
  notValid: string | null;
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
  const numbers = isSaid || isBeside ? [] : [number];
  const extra = extraRows(view, { banner, verdict, notValid, below: linesBelow(verdict, choice, numbers) });
  const glance = view.glance(context);
  return {
    view,
    glance,
    banner,
    verdict,
    choice,
    notValid,
    beside: isBeside ? number : null,
    ...fittingLines(view, state, { glance, extra }),
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

type Above = Pick<GlanceView, 'banner' | 'verdict' | 'notValid'> & { below: number };

/** Returns how many rows a card needs beside the usual ones: for a guess, a country that does not fit, a warning, a second name. */
function extraRows({ head: { title, term }, link }: ReportView, { banner, notValid, below }: Above): number {
  // The two numbers of a link need three rows, and say everything except the local time.
  if (link) return 3;
  const names = (title.below || term !== null ? 1 : 0) + (title.note === undefined ? 0 : 1);
  return (notValid === null ? 0 : 1) + (below - 1) + (banner === null ? 0 : 1) + names;
}

/** Fits a report's lines into the rows that its card has. `isTight`: the rows move closer together. */
function fittingLines(
  { isDisputed, place }: ReportView,
  { report, offer, asking, isInPopup, times = 1 }: ReportState,
  { glance: { lines, joined }, extra }: { glance: Glance; extra: number },
): { lines: GlanceLine[]; isTight: boolean } {
  const isFailed = !asking && !isInPopup && report.failures.some(({ failure }) => !isChoice(failure));
  const hasActions = asking || offer.kind === 'ask' || offer.kind === 'auto' || times > 1;
  const isTight = extra > 0 || isFailed || isDisputed || (place.other !== null && hasActions);
  // A failure has a row of its own, and so have the actions.
  const rows = Math.min(hasActions ? 3 : 4, Math.max(1, 4 - extra - (isFailed ? 1 : 0)));
  const whole = joined?.every(({ parts }) => fitsRow(parts)) ? joined : lines;
  // Two countries never share a row.
  return { lines: withRoom(inRows(whole, isDisputed ? Math.max(rows + 1, 3) : rows)), isTight };
}

/** Joins neighboring lines until all have a row, starting with the two that are shortest together. A place starts its row. */
function inRows(lines: GlanceLine[], rows: number): GlanceLine[] {
  if (lines.length <= rows) return lines;
  const lengths = lines.slice(1).map((line, index) => {
    return line.icon === 'place' ? Number.POSITIVE_INFINITY : lengthOf(lines[index]) + lengthOf(line);
  });
  const at = lengths.lastIndexOf(Math.min(...lengths));
  const joined = lines.flatMap((line, index) => {
    if (index === at + 1) return [];
    return index === at ? [{ ...line, parts: [...line.parts, ...(lines[at + 1]?.parts ?? [])] }] : [line];
  });
  return inRows(joined, rows);
}

function lengthOf(line: GlanceLine | undefined): number {
  return (line?.parts ?? []).reduce((sum, { text, aside }) => sum + text.length + (aside?.length ?? 0), 0);
}
