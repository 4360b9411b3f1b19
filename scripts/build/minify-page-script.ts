import type { MinifyOptions } from 'terser';
import { minify } from 'terser';
import { minifySync } from 'vite';
import { arrowFunctions } from './arrow-functions.ts';
import { ownNames } from './own-names.ts';

const options: MinifyOptions = {
  ecma: 2022,
  module: true,
  toplevel: true,
  compress: {
    ecma: 2022,
    module: true,
    toplevel: true,
    passes: 5,
    inline: 3,
    keep_fargs: false,
    // What is read and not used may go: no accessor of the DOM does anything when it is read.
    pure_getters: true,
    unsafe_arrows: true,
  },
  mangle: { module: true, toplevel: true, properties: { regex: new RegExp(`^(?:${ownNames.join('|')})$`) } },
};

/** The page script made as small as it gets: terser inlines what is called once, oxc shortens the rest of it. */
export async function minifyPageScript(code: string): Promise<string> {
  const { code: inlined } = await minify(arrowFunctions(code), options);
  if (inlined === undefined) throw new Error('terser gave no code');
  return minifySync('page.js', inlined, { compress: true, mangle: true, codegen: true }).code;
}
