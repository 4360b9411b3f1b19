import { detectorWords } from '../../lib/detect/words/detector-words.ts';

/** The module that compiles the words of all languages. */
const compiler = /\/lib\/detect\/words\/detector-words\.ts$/;

/** The parts of a Vite plugin that are used here. */
type Plugin = {
  name: string;
  enforce: 'pre';
  configResolved(config: { isProduction: boolean; build: { lib?: false | { fileName?: unknown } } }): void;
  load(id: string): string | null;
  buildEnd(error?: Error): void;
};

/**
 * Puts the compiled words in the place of their compiler and of the languages, so that the worker compiles nothing.
 * `npm run dev`, Node and the tests compile them when they are loaded, so that a changed word counts at once.
 */
export function compiledWords(): Plugin {
  let isProduction = false;
  let isBackground = false;
  let isReplaced = false;
  return {
    name: 'numlens:compiled-words',
    enforce: 'pre',
    configResolved(config) {
      const { lib } = config.build;
      isProduction = config.isProduction;
      isBackground = lib !== undefined && lib !== false && lib.fileName === 'background';
    },
    load(id) {
      if (!isProduction || !compiler.test(id)) return null;
      isReplaced = true;
      return `export const detectorWords = ${JSON.stringify(detectorWords)};`;
    },
    buildEnd(error) {
      if (error || !isProduction || !isBackground || isReplaced) return;
      throw new Error('the background does not import lib/detect/words/detector-words.ts, which is compiled for it');
    },
  };
}
