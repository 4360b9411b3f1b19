/** The words of a list that is written as text. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
