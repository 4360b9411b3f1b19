import type { LineType, Report } from '../../model/answer/report.ts';
import { isNonGeographic, isSatellite } from '../../model/non-geographic.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Source } from '../claims/fact.ts';
import { answerOf } from '../claims/fact.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import { attributed } from '../claims/sources.ts';

const costWarnings = {
  PREMIUM_RATE: 'warnPremium',
  SHARED_COST: 'warnSharedCost',
  TOLL_FREE: 'warnTollFree',
} as const satisfies Partial<Record<LineType, MessageKey>>;
const costs = ['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE'] as const satisfies LineType[];

/**
 * What to know before calling. `lineType` is the number's, if that is what the warning is about; `source` is the provider
 * that gives it, if only a provider does.
 */
export type CallWarning = { text: string; lineType?: (typeof costs)[number] | undefined; source?: Source | undefined };

/** Returns what to know before calling (cost and reach), by the number's line type and calling code. */
export function callWarnings(report: Report): CallWarning[] {
  const phone = report.device;
  if (phone.kind !== 'phone') return [];
  const found = costs.flatMap((lineType): CallWarning[] => {
    // Numbers of +800 can be called from abroad.
    if (lineType === 'TOLL_FREE' && isNonGeographic(phone)) return [];
    const text = say(costWarnings[lineType]);
    if ([phone.type, answerOf(report, 'phoneValidation')?.lineType].includes(lineType)) return [{ text, lineType }];
    const said = saidByProviders(report).find(({ facts }) => facts.lineType === lineType); // guard provider-costs
    return said ? [{ text: attributed({ text, source: said.source }), lineType, source: said.source }] : [];
  });
  if (isSatellite(phone)) found.push({ text: say('warnSatellite') });
  return found;
}
