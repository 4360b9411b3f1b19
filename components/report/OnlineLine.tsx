import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { QuotaReport } from '../../lib/model/answer/spending.ts';
import { quotaEnds } from '../../lib/model/answer/spending.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import type { OptionsPlace } from '../../lib/words/failures/failure-fix.ts';
import { isQuotaLow, quotaText, spentText } from '../../lib/words/quota-text.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { costSentences, costText } from '../../lib/words/service-names.ts';
import { useSeconds } from '../page/clock.ts';
import { Button } from '../parts/Button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import { FailureLine } from './FailureLine.tsx';
import { FailureNote } from './FailureNote.tsx';
import './online-line.css';
import '../parts/ring.css';

/** What a place has room for. */
type Room = {
  /** There is room for one thing. */
  isShort: boolean;
  /** It is said that lookups are off: in all details only, as it is the same for each answer. */
  saysOff: boolean;
  /** All failures in sentences or in few words, or only the first; null if they are above the facts. */
  failures: 'sentences' | 'words' | 'first' | null;
};

const rooms = {
  card: { isShort: true, saysOff: false, failures: 'first' },
  'card-details': { isShort: false, saysOff: false, failures: null },
  popup: { isShort: false, saysOff: false, failures: 'words' },
  details: { isShort: false, saysOff: true, failures: 'sentences' },
} as const satisfies Record<string, Room>;

type OnlineLineProps = {
  view: Pick<ReportView, 'asked'>;
  context: Omit<ReportContext, 'here'>;
  /** The operations that are looked up again automatically. */
  resuming?: OperationId[] | undefined;
  place?: keyof typeof rooms;
  /** The number that is looked up, if a card has two. */
  about?: string | undefined;
  /** `only`: these operations, otherwise the first in the user's order. */
  onLookUp: (only?: OperationId[]) => void;
  onRefresh: () => void;
  onOptions: (at: OptionsPlace) => void;
  onAllow?: ((origin: string) => void) | undefined;
};

/** What a lookup can add to this report: its button with the cost, that it is under way, or why it gave nothing. */
export function OnlineLine(props: OnlineLineProps) {
  const { view, context, place = 'details', about, onLookUp, onRefresh, onOptions } = props;
  const { offer, asking, now } = context;
  const { isShort, saysOff, failures: how } = rooms[place];
  const { failures, hasAnswer, stale, ...asked } = view.asked(now);
  // An ordinary quota is in the legend, quietly.
  const quota = !isShort && asked.isQuotaLow ? asked.quota : null;
  const hasFailed = !asking && failures.length > 0;
  // What is stale could not be refreshed now.
  const ofAnswer = isShort && !hasFailed && offer.kind === 'answered' ? asked.spentUntil : null;
  const until = 'spentUntil' in offer ? (offer.spentUntil ?? null) : ofAnswer;
  const spent = spentText(until, useSeconds(now, until));
  const isPlain = quota === null && !hasFailed && stale === null;

  function nextStep() {
    if (asking || (hasFailed && (isShort || !isByProvider(offer)))) return null;
    if (spent !== null) return <Line words={spent} />;
    if (offer.kind === 'off' && !saysOff) return null;
    return <Offer offer={offer} about={about} onLookUp={onLookUp} onOptions={onOptions} />;
  }

  return (
    <div class="nl-close nl-stack nl-online">
      {how === null ? null : <Failures {...props} how={how} />}
      <div role="status">
        {asking ? (
          <p class="nl-muted nl-online-words nl-line nl-online-steady nl-online-quiet">
            <span class="nl-ring nl-online-spinner" aria-hidden="true" />
            {say('askingService')}
          </p>
        ) : null}
        {!asking && hasAnswer ? (
          <p class={isPlain ? 'nl-muted nl-online-words nl-line nl-online-steady nl-online-answered' : 'nl-hidden'}>
            {say('answered')}
          </p>
        ) : null}
      </div>
      {asking || (isShort && hasFailed) ? null : <StaleLine stale={stale} onRefresh={onRefresh} />}
      {nextStep()}
      {asking || quota === null ? null : <QuotaLine quota={quota} now={now} steady={!hasFailed} />}
    </div>
  );
}

type FailuresProps = Omit<OnlineLineProps, 'place' | 'onRefresh'> & { how: NonNullable<Room['failures']> };

/** What could not be checked. The card with all details has it above its facts. */
export function Failures({ view, context, resuming = [], how, about, ...events }: FailuresProps) {
  const { now } = context;
  const all = context.asking ? [] : view.asked(now).failures;
  return (
    <>
      {(how === 'first' ? all.slice(0, 1) : all).map(({ failure, operations, names, isNamed }) => {
        const note = {
          failure,
          operations,
          names,
          now,
          resumes: operations.some((operation) => resuming.includes(operation)),
          onRetry: () => events.onLookUp(operations),
          onOptions: events.onOptions,
          onAllow: events.onAllow,
        };
        const key = operations.join();
        if (how === 'sentences') return <FailureNote key={key} {...note} />;
        return <FailureLine key={key} {...note} isNamed={isNamed} about={about} />;
      })}
    </>
  );
}

/** Another provider can be asked, whatever the result of the one before. */
function isByProvider(offer: ReportContext['offer']): boolean {
  return 'by' in offer && offer.by !== undefined;
}

type OfferProps = Pick<OnlineLineProps, 'about' | 'onLookUp' | 'onOptions'> & Pick<ReportContext, 'offer'>;

function Offer({ offer, about, onLookUp, onOptions }: OfferProps) {
  switch (offer.kind) {
    case 'none':
    case 'answered':
      return null;
    case 'private':
      return <Line words={say('failPrivate')} />;
    case 'off':
      return <Line words={say('offerOff')} button={say('openOptions')} onPress={() => onOptions('online-ask')} />;
    case 'unconfigured':
      return <Line words={say('offerUnconfigured')} button={say('openOptions')} onPress={() => onOptions('api-key')} />;
    case 'ask':
    case 'auto':
      return (
        <div
          class="nl-spread nl-online-line"
          title={about === undefined ? costText(offer) : `${about}: ${costText(offer)}`}
        >
          <Button kind="ask" onPress={() => onLookUp()}>
            {say('lookUpOnline')}
          </Button>
          <span class="nl-muted nl-online-words">
            {costSentences(offer).map((sentence, index) => (
              <span key={sentence}>{index === 0 ? sentence : ` ${sentence}`}</span>
            ))}
          </span>
          {about === undefined ? null : (
            <span class="nl-muted nl-online-about">
              {'· '}
              <bdi dir="ltr">{about}</bdi>
            </span>
          )}
        </div>
      );
  }
}

type LineProps = { words: string; button?: string; onPress?: () => void };

/** A quiet line: why nothing is looked up, and the button that changes it, if there is one. */
function Line({ words, button, onPress }: LineProps) {
  return (
    <div class="nl-spread nl-online-line nl-online-quiet">
      <Icon name="neutral" size={15} />
      <p class="nl-muted nl-online-words" title={words}>
        {words}
      </p>
      {button === undefined ? null : (
        <Button kind="link" onPress={onPress}>
          {button}
        </Button>
      )}
    </div>
  );
}

type StaleLineProps = Pick<ReturnType<ReportView['asked']>, 'stale'> & { onRefresh: () => void };

/**
 * A button that looks old answers up again, with the cost. Nothing else does that (guard no-stale-refresh). How old
 * they are is in its title, as the foot names the newest answer only.
 */
function StaleLine({ stale, onRefresh }: StaleLineProps) {
  if (stale === null) return null;
  return (
    <div class="nl-spread nl-online-line" title={say('staleAnswer', stale.age)}>
      <Button kind="ask" onPress={onRefresh}>
        {say('refresh')}
      </Button>
      <span class="nl-muted nl-online-words">{sayCount('spends', stale.count)}</span>
    </div>
  );
}

type QuotaLineProps = {
  quota: QuotaReport;
  now: number;
  /** It has the height of the button that it replaces. */
  steady: boolean;
};

/** The service's quota: in amber if little is left, with a countdown if nothing is. */
export function QuotaLine({ quota, now: shown, steady }: QuotaLineProps) {
  const now = useSeconds(shown, quota.remain === 0 ? quotaEnds(quota) : null);
  const text = quotaText(quota, now);
  if (text === null) return null;
  const look = classNames('nl-muted nl-online-words', {
    'nl-line nl-online-steady': steady,
    'nl-medium nl-warn nl-quota-low': isQuotaLow(quota, now),
  });
  return <p class={look}>{text}</p>;
}
