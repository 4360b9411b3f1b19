import { checkLanguage } from './languages/check-language.ts';
import { accepted, readMadeFrom, staleTranslations, writeMadeFrom } from './languages/made-from.ts';
import { languageFolders, readLanguage } from './languages/read-language.ts';

/**
 * `npm run tool -- languages`: what each language in `public/_locales` lacks, has too much of, fills in otherwise than
 * English, or was made from an earlier English sentence. `--accept` says that all languages say what English says now;
 * `--accept de fr` says it of these. See docs/LANGUAGES.md.
 */

const english = readLanguage('en');
const folders = languageFolders();
const [command, ...named] = process.argv.slice(2);
const unknown = named.filter((folder) => !folders.includes(folder));
if ((command !== undefined && command !== '--accept') || unknown.length > 0) {
  console.error(`Usage: npm run tool -- languages [--accept [${folders.join('|')}]...]`);
  process.exit(2);
}
if (command === '--accept') {
  const accept = named.length > 0 ? named : folders;
  writeMadeFrom(accepted(english, folders, { madeFrom: readMadeFrom(), accept }));
}

const problems = [
  ...folders.flatMap((folder) =>
    checkLanguage(english, readLanguage(folder)).map((problem) => ({ folder, ...problem })),
  ),
  ...staleTranslations(english, folders, readMadeFrom()).map((stale) => ({
    ...stale,
    kind: 'made from other English',
  })),
];
for (const { folder, kind, key } of problems) {
  const { message = '', description = '' } = english[key] ?? {};
  console.log([folder, kind, key, message, description].filter((part) => part !== '').join('\t'));
}
console.log(problems.length === 0 ? 'Every language says everything.' : `${problems.length} to mend.`);
process.exitCode = problems.length === 0 ? 0 : 1;
