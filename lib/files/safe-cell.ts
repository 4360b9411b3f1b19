/** What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), behind white space and quotes too. */
const formula = /^[\s"']*[=+@\-\t\r＝＋－＠]/;

/**
 * A text that no spreadsheet runs as a formula: an apostrophe goes before what would begin one. That holds for numbers in
 * E.164 as well: without it spreadsheets drop the plus and round the digits. `plainCell` takes it off again.
 */
export function safeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
