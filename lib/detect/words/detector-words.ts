import { compileWords } from './compile/compile-words.ts';
import * as languages from './languages.ts';

/** The words of all languages. A build has the result in the place of this module (`scripts/build/compiled-words.ts`). */
export const detectorWords = compileWords(Object.values(languages));
