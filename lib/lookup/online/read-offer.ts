import type { OnlineOffer, Report } from '../../model/report.ts';
import type { Settings } from '../../model/settings.ts';
import { readSecret } from '../../store/secret.ts';
import { onlineOffer } from './online-offer.ts';

/** What may be asked of the service about a report, by the person's settings as they are now. */
export async function readOffer(
  settings: Settings,
  report: Report,
  situation: { isPrivate: boolean; asked: boolean; still: boolean },
): Promise<OnlineOffer> {
  const hasKey = (await readSecret()) !== null;
  return onlineOffer(report, settings, { ...situation, hasKey });
}
