/** Kept storage was damaged and rebuilt at a time (ms since 1970). `key`: whether the API key could be saved from it. */
export type StorageLoss = { at: number; key: 'kept' | 'lost' };
