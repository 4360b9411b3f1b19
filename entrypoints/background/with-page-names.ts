import { errorCode } from '../../lib/model/error-code.ts';
import type { KnownName } from '../../lib/model/known-name.ts';
import type { Report } from '../../lib/model/report.ts';
import type { Subject } from '../../lib/model/subject.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { pageNamesOf } from '../../lib/store/page-names.ts';

type PageName = Extract<KnownName, { from: 'page' }>;
type Said = OpenCard['published'];

/**
 * Reports to be shown, with what pages call a number behind all other names: first the page that the card stands on, then
 * what is remembered of others. Only for what is shown: what is noted in the history is made without, as nothing of a page
 * is kept unasked.
 */
export function withPageNames(
  deviceReport: (subject: Subject) => Promise<Report>,
): (subject: Subject, said?: Said) => Promise<Report> {
  return async (subject, said = []) => {
    if (subject.kind !== 'phone') return deviceReport(subject);
    const [report, remembered] = await Promise.all([deviceReport(subject), rememberedNames(subject.e164)]);
    const here = said.filter(({ e164 }) => e164 === subject.e164).map(toName);
    const elsewhere = remembered.filter(({ host }) => here.every((each) => each.host !== host));
    return { ...report, names: [...report.names, ...here, ...elsewhere] };
  };
}

function toName({ name, host }: Said[number]): PageName {
  return { from: 'page', name, host, at: null };
}

async function rememberedNames(e164: string): Promise<PageName[]> {
  try {
    return (await pageNamesOf(e164)).map(({ name, host, at }) => ({ from: 'page', name, host, at }));
  } catch (error) {
    console.error('Numlens: the names could not be read.', errorCode(error));
    return [];
  }
}
