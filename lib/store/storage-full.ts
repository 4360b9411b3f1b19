/**
 * Whether writing failed for want of space: by the name that IndexedDB gives it (`QuotaExceededError`), or by the words of
 * `storage.local`, which gives no name.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || /quota|no space|disk is full/i.test(error.message);
}
