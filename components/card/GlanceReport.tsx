import { useId, useRef, useState } from 'preact/hooks';
import { firstCopy } from '../../lib/model/answer/copy-recipe.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import { telLink } from '../../lib/report/copy/links.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import { glance, unreadLine } from '../../lib/report/glance/glance.ts';
import { callsInMenu } from '../../lib/report/glance/link-row.ts';
import { isCountryDisputed, leadingPlace } from '../../lib/report/glance/place.ts';
import { isAssumed, linkedNumber } from '../../lib/report/glance/title.ts';
import { banners } from '../../lib/report/glance/warnings.ts';
import { specialMeaning } from '../../lib/report/wording/special-text.ts';
import { spokenSentence } from '../../lib/report/wording/spoken-sentence.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { shortNumberNote } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Icon, IconButton, IconLink } from '../parts/Icon.tsx';
import { EmbeddedLine } from '../report/EmbeddedAddress.tsx';
import { FactList } from '../report/FactList.tsx';
import { FormatList } from '../report/FormatList.tsx';
import { CardMenu } from './CardMenu.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { stateReadBy } from './card-state.ts';
import { GlanceActions } from './GlanceActions.tsx';
import { GlanceFoot } from './GlanceFoot.tsx';
import { Banners, SubjectLine, TitleLine } from './GlanceHead.tsx';
import { GlanceLines } from './GlanceLines.tsx';
import { extraRows, inRows, withCountry, withRoom } from './glance-rows.ts';
import { LinkNumbers } from './LinkNumbers.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteDraft } from './note-draft.ts';
import { RangeLine } from './RangeLine.tsx';
import { CountryPick, GuessLine, NextCountry, nextText } from './ReadingLine.tsx';
import { SiteOffQuestion } from './SiteOff.tsx';
import { fitsBeside } from './title-width.ts';
import './glance.css';

type GlanceReportProps = {
  state: Extract<CardState, { view: 'report' }>;
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  pinned: boolean;
  /** The field for the user's note; null if none can be kept. */
  note: NoteDraft | null;
  events: CardEvents;
};

/** A report at a glance: who, where and whether, in a box of one small size. All other facts are there, hidden. */
export function GlanceReport({ state, now, here, copied, tools, pinned, note, events }: GlanceReportProps) {
  const { report, offer, asking, reading, site, times = 1 } = state;
  const [isLeaving, setLeaving] = useState(false);
  const isNoting = note !== null && note.text !== null && !isLeaving;
  const isOpen = isLeaving || isNoting;
  const article = useRef<HTMLElement>(null);
  useFocusBack(isOpen, () => article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]'));
  const spoken = useId();
  const read = stateReadBy(state);
  const context = { now, here, offer, asking };
  const mismatch = reading?.mismatch ?? null;
  const { title, lines: all, rest } = glance(report, context, read, mismatch !== null);
  const warned = banners(report);
  const { device } = report;
  // A link's two numbers have theirs in their rows or in the menu.
  const tel = mismatch ? null : telLink(report);
  // A number has the button to call it there, until it is pinned.
  const hasPin = events.onPin !== undefined && (tel === null || pinned);
  const recipe = mainRecipe(report, tools.lastCopy);
  const isFirst = recipe === firstCopy[report.subject.kind];
  const meaning = device.kind === 'ip' && device.special ? specialMeaning(device.special) : shortNumberNote(report);
  const pick =
    reading && isAssumed(read) ? (
      <CountryPick country={read.country} otherwise={reading.otherwise} onPick={events.onReread} />
    ) : null;
  const about = mismatch ? linkedNumber(report, read) : state.range && subjectText(report);
  const unread = mismatch ? null : unreadLine(report, context);
  const isHome = device.kind === 'ip' && device.special?.use === 'Private';
  const copyOwn = () => events.onRecipe(report.subject.kind, recipe, recipes[recipe].text(report, context) ?? '');
  const openNote = () => {
    setLeaving(false);
    // What is half typed stays.
    if (note?.text === null) note.open();
  };
  const isGuessRow = read !== null && (read.rung === 'chosen' || state.notValid != null);
  const other = isAssumed(read) ? (reading?.next ?? null) : null;
  const next =
    other === null
      ? null
      : { text: nextText(other), button: <NextCountry country={other} hasFlag={false} onReread={events.onReread} /> };
  const number = subjectText(report);
  const isBeside = title.says === 'number' && title.text !== number && fitsBeside(title.text, number);
  const hasProblem = state.notValid != null;
  const extra = extraRows({ isGuessRow, hasProblem, isLinked: mismatch !== null, warned, title });
  const isFailed = !asking && !state.isInPopup && report.failures.length > 0;
  const isAsked = asking || offer.kind === 'ask' || offer.kind === 'auto' || times > 1;
  const isTight =
    extra > 0 || isFailed || isCountryDisputed(report) || (leadingPlace(report).others.length > 0 && isAsked);
  // What failed has a row of its own.
  const rows = Math.min(3, Math.max(1, 4 - extra - (isFailed ? 1 : 0)));
  const known = device.kind === 'phone' && title.says !== 'place' ? withCountry(all) : all;
  const lines = withRoom(inRows(known, isCountryDisputed(report) ? rows + 1 : rows));
  return (
    <article
      ref={article}
      class={isTight ? 'nl-glance nl-glance-tight' : 'nl-glance'}
      aria-label={subjectKey(report.subject)}
      aria-describedby={spoken}
    >
      <p id={spoken} hidden>
        {spokenSentence(report, now)}
      </p>
      {mismatch ? null : <Banners banners={warned.slice(0, 1)} />}
      <header class={mismatch ? 'nl-glance-head nl-link-head' : 'nl-glance-head'}>
        {mismatch ? (
          <LinkTitle report={report} mismatch={mismatch} />
        ) : (
          <TitleLine
            title={title}
            flag={title.says === 'place' ? leadingPlace(report).country : null}
            beside={isBeside ? number : null}
            now={now}
          />
        )}
        <div class="nl-glance-tools">
          {mismatch ? null : (
            <CopyButton
              what={isFirst ? subjectText(report) : say(recipes[recipe].name)}
              copied={copied === 'subject'}
              onCopy={copyOwn}
            />
          )}
          {tel === null ? null : <IconLink icon="call" label={say('callNumber')} href={tel} />}
          {hasPin ? (
            <IconButton
              icon="pin"
              label={say(pinned ? 'unpin' : 'pin')}
              pressed={pinned}
              onPress={() => events.onPin?.(!pinned)}
            />
          ) : null}
          <CardMenu
            report={report}
            elsewhere={tools.elsewhere}
            calls={mismatch ? callsInMenu(report, mismatch) : []}
            onPin={hasPin ? undefined : events.onPin}
            onNote={note === null ? undefined : openNote}
            onTurnOff={site !== undefined && events.onTurnOff ? () => setLeaving(true) : undefined}
            events={events}
          />
          {events.onClose ? <IconButton icon="close" label={say('close')} onPress={events.onClose} /> : null}
        </div>
        {mismatch ? (
          <LinkNumbers
            report={report}
            read={read}
            mismatch={mismatch}
            tools={{ copied, onPick: events.onPick, onCopyOwn: copyOwn, onCopy: events.onCopy }}
            pick={pick}
          />
        ) : (
          <SubjectLine
            report={report}
            title={title}
            read={read}
            hasSubject={!isBeside}
            now={now}
            pick={pick}
            next={next}
          />
        )}
      </header>
      <div class="nl-glance-body">
        {isNoting ? <NoteForm note={note} /> : null}
        {isLeaving && site !== undefined && events.onTurnOff ? (
          <SiteOffQuestion
            site={site}
            isLocked={state.siteLocked === true}
            onTurnOff={events.onTurnOff}
            onStay={() => setLeaving(false)}
          />
        ) : null}
        <div class="nl-glance-facts" hidden={isOpen}>
          <EmbeddedLine report={report} />
          {meaning === null ? null : (
            <p class="nl-glance-meaning">
              <Icon name={isHome ? 'home' : 'neutral'} size={15} />
              <span>{meaning}</span>
            </p>
          )}
          {state.range ? <RangeLine range={state.range} /> : null}
          <GlanceLines lines={lines} now={now} copied={copied} onCopy={events.onCopy} />
          {unread === null ? null : (
            <p class="nl-glance-meaning nl-glance-unread">
              <Icon name="doubtful" size={15} />
              <span title={unread}>{unread}</span>
            </p>
          )}
          {reading && read && isGuessRow && !mismatch ? (
            <GuessLine
              report={report}
              country={read.country}
              reading={reading}
              notValid={state.notValid ?? null}
              onReread={events.onReread}
            />
          ) : null}
        </div>
        <div hidden>
          <FactList facts={rest} now={now} />
          {device.kind === 'phone' ? (
            <FormatList
              report={report}
              others={serviceFormats(report)}
              now={now}
              copied={copied}
              onCopy={events.onCopy}
            />
          ) : null}
        </div>
      </div>
      {isOpen ? null : <GlanceActions state={state} about={about} now={now} events={events} />}
      <GlanceFoot report={report} now={now} onDetails={events.onDetails} />
    </article>
  );
}
