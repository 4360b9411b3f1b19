import type { QuotaReport } from '../../lib/model/quota.ts';
import { quotaEnds } from '../../lib/model/quota.ts';
import { isQuotaLow, quotaText } from '../../lib/report/quota-text.ts';
import { useSeconds } from '../page/use-seconds.ts';
import './online-line.css';

type QuotaLineProps = {
  quota: QuotaReport;
  now: number;
  /** As high as the button that stood there. */
  steady: boolean;
};

/** The service's quota as it came; in amber when little is left of it, with a countdown when nothing is. */
export function QuotaLine({ quota, now: shown, steady }: QuotaLineProps) {
  const now = useSeconds(shown, quota.remain === 0 ? quotaEnds(quota) : null);
  const text = quotaText(quota, now);
  if (text === null) return null;
  const tone = isQuotaLow(quota, now) ? ' nl-quota-low' : '';
  return <p class={`nl-online-words${steady ? ' nl-online-steady' : ''}${tone}`}>{text}</p>;
}
