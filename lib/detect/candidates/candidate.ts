/**
 * A stretch of text that may hold one or several subjects, as `findCandidates` sees it. `start` and `end`
 * are UTF-16 offsets, `end` exclusive. Candidates of different kinds may overlap; the background's half decides.
 */
export type Candidate = { start: number; end: number; kind: 'phone' | 'ip' };
