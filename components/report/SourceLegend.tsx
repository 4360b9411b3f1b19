import type { LastLookUp } from '../../lib/model/stored-types.ts';
import type { ReportView, Source } from '../../lib/report/view/view.ts';
import { lastLookUpText } from '../../lib/words/last-look-up.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import './online-line.css';

type SourceLegendProps = {
  view: ReportView;
  sources: Source[];
  now: number;
  last?: LastLookUp | undefined;
  /** A foot below has the credit and the source of the newest answer, so neither is repeated here. */
  isFooted: boolean;
};

/**
 * The end of all details: the sources of the facts, whether the built-in data is old, ordinary quotas,
 * when and where the user last looked this up, and the credit that the address data requires.
 */
export function SourceLegend({ view, sources, now, last, isFooted }: SourceLegendProps) {
  const { sources: named, isOld, quotas } = view.legend(now, { isFooted }, sources);
  return (
    <div class="nl-wraps nl-legend">
      {named.map(({ key, kind, text, inFull }) => (
        <span key={key} class="nl-line-in nl-tight" title={inFull}>
          {kind === 'device' ? null : <Icon name={kind} size={14} />}
          {text}
        </span>
      ))}
      {isOld ? <span>{say('dataOldCard')}</span> : null}
      {last === undefined ? null : <span>{say('lastLookUp', lastLookUpText(last, now))}</span>}
      {quotas.map((quota) => (
        <span key={quota}>{quota}</span>
      ))}
      {view.needsCredit && !isFooted ? (
        <a href="https://db-ip.com" target="_blank" rel="noreferrer">
          {say('creditDbIp')}
        </a>
      ) : null}
    </div>
  );
}
