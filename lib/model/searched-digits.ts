/**
 * The digits that a search for a number holds, for E.164: without what people put between them, and without zeros in front
 * ("0171 23" finds +49 171 23…). Empty where the search is for something else.
 */
export function searchedDigits(search: string): string {
  return /^[+\d\s()./-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
}
