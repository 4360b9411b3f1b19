import type { SortColumn } from '../../lib/bulk/sort-rows.ts';
import type { MessageKey } from '../../lib/words/say.ts';

/** The name of each column. */
export const columnWords = {
  place: 'columnInput',
  subject: 'termSubject',
  name: 'columnName',
  country: 'termCountry',
  holder: 'termCarrierOrNetwork',
  where: 'termLocation',
  verdict: 'termStatus',
  time: 'termLocalTime',
  count: 'columnTimes',
} as const satisfies Record<SortColumn, MessageKey>;
