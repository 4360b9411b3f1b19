import type { OnlineOffer, Report } from '../../model/report.ts';
import { readSecret } from '../../store/secret.ts';
import { readSettings } from '../../store/settings.ts';
import { onlineOffer } from './online-offer.ts';

/** What may be asked of the service about a report, by the person's settings as they are now. */
export async function readOffer(
  report: Report,
  situation: { isPrivate: boolean; asked: boolean; still: boolean },
): Promise<OnlineOffer> {
  const [settings, secret] = await Promise.all([readSettings(), readSecret()]);
  return onlineOffer(report, settings, { ...situation, hasKey: secret !== null });
}
