/** Returns a saved key as its empty field shows it: only its last characters, if they are known. */
export function hiddenKey(last4: string): string {
  return `•••• ${last4}`.trim();
}
