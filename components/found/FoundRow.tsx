import { othersInNetwork } from '../../lib/found/find-found.ts';
import type { FoundItem } from '../../lib/found/found.ts';
import { detailOf, networkOf, placeOf, timesFound } from '../../lib/found/found.ts';
import { howRead } from '../../lib/model/page/read-by.ts';
import type { ReportView } from '../../lib/report/view/view.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import type { CallTime } from '../../lib/words/clocks.ts';
import { callTime, localTime, oneClock } from '../../lib/words/clocks.ts';
import { lastLookUpText } from '../../lib/words/last-look-up.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon, IconButton } from '../parts/Icon.tsx';
import type { OpenRow, RowReportContext } from '../report/RowReport.tsx';
import { RowReport } from '../report/RowReport.tsx';
import { hourIcons } from '../report/report-icons.ts';
import { pressSubjectKey } from '../report/subject-keys.ts';
import type { FoundEvents, ShownRow } from './found-state.ts';

/** What a row needs besides its own subject. */
export type RowContext = RowReportContext & {
  /** Everything on the page. */
  items: readonly FoundItem[];
  open: OpenRow | null;
  shown: ShownRow | null;
  events: FoundEvents;
  /** Searches the list. */
  onFind: (text: string) => void;
};

/** What the headings above a row already say about it. `seen`: that it was looked up before, and the row says when. */
export type SaidAbove = { network: boolean; detail: boolean; country: boolean; seen: boolean };

/**
 * One subject. A press shows it on the page, the arrow opens its report. The row has the number with how often it is on
 * the page, at its end the local time, and below it the warning, name and location.
 */
export function FoundRow({ item, above, context }: { item: FoundItem; above: SaidAbove; context: RowContext }) {
  const { key, report } = item;
  const open = context.open?.key === key ? context.open : null;
  const shown = context.shown?.key === key ? context.shown : null;
  const read = howRead(item);
  const view = viewOf(report, { read });
  const { text } = view;
  const isGuess = view.isDoubtful;
  const hour = hourOf(item, context.now);
  const label = say('onPageOpen', text);
  const press = (event: KeyboardEvent): void => {
    const asked = { offer: item.offer, asking: open?.asking ?? false };
    pressSubjectKey(event, { view, surface: context, shown: asked, onRecipe: context.events.onRecipe });
  };
  return (
    <li
      class={classNames('nl-onpage-row', { 'nl-onpage-row-shown': shown, 'nl-onpage-row-open': open })}
      onKeyDown={press}
    >
      <div class="nl-line nl-onpage-line">
        <button
          type="button"
          class="nl-grow nl-beside nl-onpage-show"
          title={say('onPageShow')}
          onClick={() => context.events.onShow(item)}
        >
          <Sign item={item} isGuess={isGuess} hasFlag={!above.country} />
          <span class="nl-grow nl-stack nl-onpage-text">
            <span class="nl-beside nl-shrinks nl-onpage-first">
              <bdi class="nl-figures nl-breaks nl-bold nl-shrinks nl-onpage-subject" dir="ltr">
                {text}
              </bdi>
              <Times times={timesFound(item)} shown={shown} />
              {hour ? <Hour hour={hour} isGuess={isGuess} /> : null}
            </span>
            <Detail item={item} view={view} above={above} shown={shown} isOpen={open !== null} now={context.now} />
          </span>
        </button>
        {shown?.kind === 'shown' && shown.of > 1 ? <Steps item={item} onShow={context.events.onShow} /> : null}
        <button
          type="button"
          class="nl-icon-button nl-turns nl-onpage-open"
          aria-label={label}
          title={label}
          aria-expanded={open !== null}
          onClick={() => context.events.onOpen(item)}
        >
          <Icon name="more" />
        </button>
      </div>
      {open ? <FoundReport item={item} view={view} open={open} context={context} /> : null}
    </li>
  );
}

/** After one of several places was shown: buttons to the others, as on the card. */
function Steps({ item, onShow }: { item: FoundItem } & Pick<FoundEvents, 'onShow'>) {
  return (
    <span class="nl-onpage-steps">
      <IconButton icon="previous" label={say('timesPrevious')} onPress={() => onShow(item, -1)} />
      <IconButton icon="next" label={say('timesNext')} onPress={() => onShow(item, 1)} />
    </span>
  );
}

type SignProps = { item: FoundItem; isGuess: boolean; hasFlag: boolean };

/**
 * The icon at a row's start: a question mark if its country is a guess; otherwise its flag if no heading has it;
 * otherwise its kind.
 */
function Sign({ item, isGuess, hasFlag }: SignProps) {
  const place = placeOf(item);
  if (isGuess) {
    return (
      <span class="nl-middle nl-fixed nl-warn nl-onpage-sign nl-onpage-guess" aria-hidden="true">
        <Icon name="doubtful" />
      </span>
    );
  }
  return (
    <span class="nl-middle nl-fixed nl-faint nl-onpage-sign" aria-hidden="true">
      {hasFlag && place.kind === 'country' ? (
        <Flag country={place.country} />
      ) : (
        <Icon name={item.subject.kind === 'phone' ? 'phone' : 'address'} />
      )}
    </span>
  );
}

type DetailProps = {
  item: FoundItem;
  view: ReportView;
  above: SaidAbove;
  shown: ShownRow | null;
  /** The report below says that the country is a guess, and why, and what follows from it. */
  isOpen: boolean;
  now: number;
};

/** The line below a number: that it is gone, or its warning or risk, when it was looked up, name and location, as far as no heading says it. */
function Detail({ item, view, above, shown, isOpen, now }: DetailProps) {
  const guessed = view.isDoubtful ? view.assumed : null;
  if (shown?.kind === 'gone') return <span class="nl-muted nl-onpage-gone">{shownRowText(shown)}</span>;
  const isSaidBelow = guessed !== null && isOpen;
  const warning = isSaidBelow ? null : view.warning;
  // Beside a warning there is room for a contact's name or a location, not for a carrier, which does not help here.
  const words = [
    above.network || warning ? null : networkOf(item),
    above.detail || isSaidBelow || (warning && !isPlaced(item)) ? null : detailOf(item),
  ];
  const risk = warning === null && view.risk !== null ? view.risk.text : null;
  const seen = above.seen && item.last ? lastLookUpText(item.last, now) : null;
  const text = [risk, seen, ...words]
    .filter((word) => word !== null)
    .reduce<string | null>((one, other) => (one === null ? other : say('headlinePair', one, other)), null);
  if (guessed !== null && !isOpen) {
    return <span class="nl-clip nl-muted nl-warn nl-onpage-detail nl-onpage-guess">{guessText(guessed, text)}</span>;
  }
  if (warning === null && text === null) return null;
  return (
    <span class={classNames('nl-clip nl-muted nl-onpage-detail', { 'nl-onpage-detail-whole': warning })}>
      {warning ? <bdi class={`nl-medium nl-${warning.tone} nl-onpage-warning`}>{warning.text}</bdi> : null}
      {text === null ? null : <bdi>{text}</bdi>}
    </span>
  );
}

/** Returns that a country was assumed, with what follows from it. */
function guessText(country: string, text: string | null): string {
  return text === null ? say('readAs', country) : say('verdictIfCountry', country, text);
}

/** Is more known about it than its line type? */
function isPlaced({ report: { device, names } }: FoundItem): boolean {
  return device.kind === 'ip' || device.location !== null || names.length > 0;
}

/** How often a number is on the page; after a press has shown it, which of its places is shown. */
function Times({ times, shown }: { times: number; shown: ShownRow | null }) {
  if (shown?.kind === 'shown' && shown.of > 1) {
    return (
      <span class="nl-fixed nl-muted nl-figures nl-medium nl-accent nl-onpage-times" aria-hidden="true">
        {say('countOf', shown.nth, shown.of)}
      </span>
    );
  }
  if (times < 2 || shown?.kind === 'gone') return null;
  return (
    <span class="nl-fixed nl-muted nl-figures nl-onpage-times" role="img" aria-label={sayCount('onPageTimes', times)}>
      {say('timesShort', times)}
    </span>
  );
}

/** Returns that a subject was shown on its page, and which of its places; or that it is gone. */
export function shownRowText(shown: ShownRow): string {
  if (shown.kind === 'gone') return say('onPageGone');
  return shown.of > 1 ? say('onPageShownNth', shown.nth, shown.of) : say('onPageShown');
}

type HourProps = { hour: PlaceHour; isGuess: boolean };

/** The local time at a number's location, with an icon for the part of the day. */
function Hour({ hour: { light, text, clock }, isGuess }: HourProps) {
  return (
    <span
      class={classNames('nl-line-in nl-fixed nl-muted nl-figures nl-tight nl-onpage-hour', {
        'nl-warn nl-onpage-guess': isGuess,
      })}
      role="img"
      aria-label={text}
      title={text}
    >
      <Icon name={hourIcons[light]} size={14} />
      {clock}
    </span>
  );
}

/** A part of the day in words and as a light's color; `clock` is null if several clocks are possible. */
type PlaceHour = CallTime & { clock: string | null };

/** The local time at a number's place, and what part of the day that is; null for addresses, and if it is unknown. */
function hourOf({ report: { device } }: FoundItem, now: number): PlaceHour | null {
  if (device.kind !== 'phone') return null;
  const part = callTime(device.timeZones, now);
  const time = localTime(device.timeZones, now);
  if (part === null) return null;
  const text = time === null ? part.text : say('headlinePair', time, part.text);
  return { light: part.light, text, clock: oneClock(device.timeZones, now) };
}

type FoundReportProps = { item: FoundItem; view: ReportView; open: OpenRow; context: RowContext };

/** The report on a row's subject, without what the row already says. */
function FoundReport({ item, view, open, context }: FoundReportProps) {
  const { device } = item.report;
  const owner = device.kind === 'ip' && device.special ? say(`special${device.special.use}`) : networkOf(item);
  // If the country was assumed, the row has the national format, and the rows of formats below have the others.
  const above = [view.head.subject, view.text, owner].filter((text) => text !== null);
  const inNetwork = othersInNetwork(context.items, item);
  return (
    <article class="nl-onpage-report" aria-label={item.key}>
      {inNetwork.count === 0 ? null : (
        <p>
          <Button kind="link" onPress={() => context.onFind(inNetwork.search)}>
            {sayCount('onPageSameNetwork', inNetwork.count)}
          </Button>
        </p>
      )}
      <RowReport view={view} shown={item} open={open} above={above} context={context} events={context.events} />
    </article>
  );
}
