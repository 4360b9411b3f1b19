/** Returns the words of a list written as text. */
export function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}
