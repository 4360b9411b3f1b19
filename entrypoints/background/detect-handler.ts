import { detect } from '../../lib/detect/detect.ts';
import { languageCountry, personCountry } from '../../lib/lookup/reading-country.ts';
import type { Handlers } from '../../lib/messages/answer.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { isSiteOn } from '../../lib/store/sites.ts';

/** Which subjects stand in a page's texts; nothing where the person turned Numlens off for the site. */
export const detectHandler: Handlers['detect'] = async ({ texts, context }, sender) => {
  if (sender.kind !== 'page' || !(await isSiteOn(sender.host, sender))) {
    return { on: false, finds: texts.map(() => []) };
  }
  const country = languageCountry(context.language) ?? personCountry(await readSettings());
  return { on: true, finds: texts.map((text) => detect(text, { country })) };
};
