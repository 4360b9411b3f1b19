/**
 * The tag of a test that only the whole run plays (NUMLENS_FULL=1, each night). The same faults are noticed by other tests of
 * `npm test`: those of a quicker layer, or of something that differs little.
 */
export const whole = { tag: '@whole' } as const;

/** Whether every case is played; otherwise the most telling ones. */
export const isFull = Boolean(process.env['NUMLENS_FULL']);
