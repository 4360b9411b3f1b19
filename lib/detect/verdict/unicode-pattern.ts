const beyondAscii = /[\u0080-\uffff]/;

/** A pattern that may ask for letters of every script. */
export type UnicodePattern = {
  test: (text: string) => boolean;
  exec: (text: string) => RegExpExecArray | null;
  matchAll: (text: string) => IterableIterator<RegExpExecArray>;
};

/**
 * The pattern of `source`, where `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}` stand in classes only. Compiling those costs ten
 * times as much as compiling `a-z`, so a text of ASCII alone is asked with that, which comes to the same.
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
