const beyondAscii = /[\u0080-\uffff]/;

/** A pattern that may contain letters of every script. */
export type UnicodePattern = {
  test: (text: string) => boolean;
  exec: (text: string) => RegExpExecArray | null;
  matchAll: (text: string) => IterableIterator<RegExpExecArray>;
};

/**
 * Returns a pattern for `source`, in which `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}` may occur only inside character
 * classes. Compiling those costs ten times as much as `a-z`, so a text of ASCII alone is tested with `a-z`, which gives
 * the same result.
 */
export function unicodePattern(source: string, flags = ''): UnicodePattern {
  let ascii: RegExp | undefined;
  let unicode: RegExp | undefined;
  const patternFor = (text: string): RegExp => {
    if (beyondAscii.test(text)) {
      unicode ??= new RegExp(source, `${flags}u`);
      return unicode;
    }
    ascii ??= new RegExp(asciiOnly(source), flags);
    return ascii;
  };
  return {
    test: (text) => patternFor(text).test(text),
    exec: (text) => patternFor(text).exec(text),
    matchAll: (text) => text.matchAll(patternFor(text)),
  };
}

function asciiOnly(source: string): string {
  return source
    .replaceAll('\\p{L}', 'A-Za-z')
    .replaceAll('\\p{Lu}', 'A-Z')
    .replaceAll('\\p{Ll}', 'a-z')
    .replaceAll('\\p{N}', '0-9');
}
