/** The first character of a formula (OWASP, "CSV Injection"), also in full width. */
const formulaSign = '[=+\\-@＝＋－＠]';
/** The start of a formula. White space, quotes and invisible characters before it do not keep a spreadsheet from running it. */
const formulaStart = new RegExp(`^[\\s"'\\p{Cc}\\p{Cf}]*${formulaSign}|^[\\s"']*[\\t\\r]`, 'u');

/**
 * Characters at which a spreadsheet may split a text: its own delimiter (`;` in German and French), a tab, a bar, a
 * line end.
 */
const border = /[,;|\t\r\n]/g;
const guardedBorder = /([,;|\t\r\n])'/g;
/** A run of borders, quotes and invisible characters, with the sign after it, if there is one. */
const borderRun = new RegExp(`([\\s"',;|\\p{Cc}\\p{Cf}]+)(${formulaSign}?)`, 'gu');

/**
 * Returns a text that no spreadsheet runs as a formula. An apostrophe goes before whatever would start one: at the
 * start of the cell, and after each character that a spreadsheet may take for its end. Numbers in E.164 get one too,
 * because spreadsheets would drop the plus and round the digits. `plainCell` removes the apostrophes.
 */
export function safeCell(text: string): string {
  const safe = changeRunsBeforeSigns(text, (run) => run.replace(border, "$&'")); // guard border-formula
  return formulaStart.test(text) ? `'${safe}` : safe; // guard no-formula
}

/** Digits that a spreadsheet would change: it drops zeros at their start, and keeps 15 digits of a number. */
const changedDigits = /^(?:0\d+|\d{16,})$/;

/** Returns a text that a spreadsheet neither runs nor changes. `plainCell` removes the apostrophes. */
export function keptCell(text: string): string {
  return changedDigits.test(text) ? `'${text}` : safeCell(text);
}

/** Returns the text as it was before `safeCell` or `keptCell`. */
export function plainCell(cell: string): string {
  const rest = cell.slice(1);
  const text = cell.startsWith("'") && (formulaStart.test(rest) || changedDigits.test(rest)) ? rest : cell;
  return changeRunsBeforeSigns(text, (run) => run.replace(guardedBorder, '$1'));
}

/** Changes each run of borders before a sign. A run is read once, so this takes linear time, however long it is. */
function changeRunsBeforeSigns(text: string, change: (run: string) => string): string {
  return text.replace(borderRun, (whole, run: string, sign: string) => (sign === '' ? whole : change(run) + sign));
}
