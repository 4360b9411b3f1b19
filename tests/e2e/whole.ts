/**
 * Of a test that only the whole run plays (NUMLENS_FULL=1, each night): other tests of `npm test` notice the same faults, in
 * another browser's place, a way that differs little, or a quicker layer.
 */
export const whole = { tag: '@whole' } as const;

export const isFull = Boolean(process.env['NUMLENS_FULL']);
