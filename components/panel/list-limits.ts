/** Largest file that a list is read from, in megabytes: all of it is held in memory. */
export const mostMegabytes = 20;
/** So many rows a run asks before it waits for "Go on". */
export const batchRows = 25;
