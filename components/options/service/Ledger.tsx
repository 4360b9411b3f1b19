import { useEffect, useRef } from 'preact/hooks';
import type { OperationId } from '../../../lib/model/answer/service-answer.ts';
import type { LedgerCall, LedgerPage } from '../../../lib/model/answer/spending.ts';
import { ledgerPageLength } from '../../../lib/model/answer/spending.ts';
import { outcomeText } from '../../../lib/words/failures/failure-words.ts';
import { language } from '../../../lib/words/language.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { operationName } from '../../../lib/words/service-names.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { useOnceShown } from '../nav/use-once-shown.ts';
import { PageFoot, pageRange } from '../parts/PageFoot.tsx';
import '../options.css';
import './ledger.css';

type OwnNames = { [Id in OperationId]?: string };

type LedgerProps = {
  /** Null until it is known. */
  page: LedgerPage | null;
  /** The popup's link leads here. */
  isTarget?: boolean;
  /** The names of described providers now, for calls that were noted without one. */
  ownNames?: OwnNames;
  onTurn: (offset: number) => void;
  onClear: () => void;
};

/** The request log, newest first, in pages. An empty log is shown only by a link to it or a search. */
export function Ledger({ page, isTarget = false, ownNames = {}, onTurn, onClear }: LedgerProps) {
  const part = useRef<HTMLElement>(null);
  const isAwaited = isTarget && page !== null;
  const isShown = useOnceShown(isAwaited || (page !== null && page.all > 0));
  // The browser looked for this part before it was drawn.
  useEffect(() => {
    if (isAwaited) part.current?.scrollIntoView();
  }, [isAwaited]);
  useFocusBack(page?.all === 0, () => part.current?.querySelector<HTMLElement>('[role="status"]'));
  return (
    <section
      ref={part}
      id="calls"
      class="nl-stack nl-roomy nl-options-part"
      data-search-only={isShown ? undefined : ''}
      aria-labelledby="calls-title"
    >
      <h2 id="calls-title">{say('ledgerTitle')}</h2>
      <p class="nl-options-hint">{say('ledgerHint')}</p>
      {page === null ? null : page.all === 0 ? (
        <p class="nl-options-hint" role="status" tabIndex={-1}>
          {say('ledgerEmpty')}
        </p>
      ) : (
        <>
          <CallTable calls={page.calls} ownNames={ownNames} />
          <PageFoot
            text={pageRange(page.offset, page.calls.length, page)}
            offset={page.offset}
            length={ledgerPageLength}
            all={page.all}
            onTurn={onTurn}
          >
            <Button kind="link" onPress={onClear}>
              {say('clear')}
            </Button>
          </PageFoot>
          <p class="nl-options-hint">{say('ledgerClearHint')}</p>
        </>
      )}
    </section>
  );
}

function CallTable({ calls, ownNames }: { calls: LedgerCall[]; ownNames: OwnNames }) {
  const time = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section class="nl-ledger" tabIndex={0} aria-label={say('ledgerTable')}>
      <table class="nl-figures nl-table">
        <thead>
          <tr>
            <th scope="col">{say('ledgerWhen')}</th>
            <th scope="col">{say('ledgerWhat')}</th>
            <th scope="col">{say('ledgerOperation')}</th>
            <th scope="col">{say('ledgerWhere')}</th>
            <th scope="col">{say('ledgerOutcome')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ id, at, subject, operation, ownName, units, site, asked, outcome }) => (
            <tr key={id}>
              <td>
                <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              </td>
              <td>
                <bdi dir="ltr">{subject}</bdi>
              </td>
              <td>
                {operationName(operation, ownName ?? ownNames[operation])}
                {units > 1 ? <span class="nl-fine nl-ledger-how">{sayCount('spends', units)}</span> : null}
              </td>
              <td>
                {site === undefined ? null : <bdi>{site ?? say('ledgerPopup')}</bdi>}
                <span class="nl-fine nl-ledger-how">{say(asked ? 'ledgerAsked' : 'ledgerByItself')}</span>
              </td>
              <td class={outcome === 'answered' ? 'nl-good' : 'nl-soft'}>{outcomeText(outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
