import Papa from 'papaparse';

/** The delimiter of a CSV file, by its first rows; a first line `sep=;` (Excel) names it. */
export function csvDelimiter(text: string): string {
  const named = /^sep=([,;\t|])\n/i.exec(text)?.[1];
  if (named !== undefined) return named;
  const sample = text.slice(0, 16_384);
  return Papa.parse(sample, { newline: '\n', preview: 10, delimitersToGuess: [',', ';', '\t', '|'] }).meta.delimiter;
}
