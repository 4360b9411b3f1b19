/** A Vite plugin, as far as this one goes. */
type Plugin = {
  name: string;
  enforce: 'post';
  generateBundle(options: unknown, bundle: Record<string, { type: string; code?: string }>): void;
};

const script = 'background.js';
const beyondAscii = /[^\0-\x7f]/g;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the background's script in ASCII, other characters as escapes: one that is not would have the browser keep the
 * whole script with two bytes a character, and decode it with 1.5 ms of each start of the worker.
 */
export function plainCharacters(): Plugin {
  return {
    name: 'numlens:plain-characters',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunk = bundle[script];
      if (chunk?.code === undefined) return;
      chunk.code = chunk.code
        // There an escape would stand for itself.
        .replace(/String\.raw`[^`]*`/g, (raw) => raw.replace(beyondAscii, (unit) => `\${"${escaped(unit)}"}`))
        .replace(beyondAscii, escaped);
    },
  };
}
