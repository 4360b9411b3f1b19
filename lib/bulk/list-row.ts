import type { OnlineOffer, Report } from '../model/report.ts';
import type { ListEntry } from './list-entry.ts';
import type { RowCells } from './row-cells.ts';

/** What the device, and perhaps the service, said of a listed subject. */
export type RowAnswer = { report: Report; offer: OnlineOffer; cells: RowCells };

/** A row of a list. `place` is its place in the input, from 0; `answer` is null until it was read; `asking`: it is on its way to the service. */
export type ListRow = { key: string; place: number; entry: ListEntry; answer: RowAnswer | null; asking: boolean };
