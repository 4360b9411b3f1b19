import { detectorWords } from '../../lib/detect/words/detector-words.ts';

/** The module that compiles the words of all languages, and the name by which others have the result. */
const compiler = /\/lib\/detect\/words\/detector-words\.ts$/;
const name = 'detectorWords';

/** The parts of a Vite plugin that are used here. */
type Plugin = {
  name: string;
  enforce: 'pre';
  configResolved(config: { isProduction: boolean }): void;
  load(id: string): string | null;
};

/**
 * Puts the compiled words in the place of their compiler and of the languages, so that the worker compiles nothing.
 * `npm run dev`, Node and the tests compile them when they are loaded, so that a changed word counts at once.
 */
export function compiledWords(): Plugin {
  let isProduction = false;
  return {
    name: 'numlens:compiled-words',
    enforce: 'pre',
    configResolved(config) {
      isProduction = config.isProduction;
    },
    load: (id) =>
      isProduction && compiler.test(id) ? `export const ${name} = ${JSON.stringify(detectorWords)};` : null,
  };
}
