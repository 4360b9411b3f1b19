import { checkLanguage } from './languages/check-language.ts';
import { languageFolders, readLanguage } from './languages/read-language.ts';

/**
 * `node scripts/languages.ts`: what each language in `public/_locales` lacks, has too much of, or fills in otherwise than
 * English. Missing sentences are printed with their English words, to be translated. See docs/LANGUAGES.md.
 */

const english = readLanguage('en');
let count = 0;
for (const folder of languageFolders()) {
  for (const { kind, key } of checkLanguage(english, readLanguage(folder))) {
    count += 1;
    const { message = '', description = '' } = english[key] ?? {};
    console.log([folder, kind, key, message, description].filter((part) => part !== '').join('\t'));
  }
}
console.log(count === 0 ? 'Every language says everything.' : `${count} to mend.`);
process.exitCode = count === 0 ? 0 : 1;
