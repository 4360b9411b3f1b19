import type { LastCopy } from './copy-recipe.ts';
import type { Elsewhere } from './settings.ts';

/** What a report's buttons need beside the report: how the person copied last, and their own places to open it at. */
export type CardTools = { lastCopy: LastCopy; elsewhere: Elsewhere[] };
