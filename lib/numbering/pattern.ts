/** A pattern that is compiled on its first use, and then kept. Most are never used. */
export type Pattern = () => RegExp;

/** Returns a pattern that matches the whole text (`whole`), or only its start. */
export function pattern(source: string, { whole }: { whole: boolean }): Pattern {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= new RegExp(whole ? `^(?:${source})$` : `^(?:${source})`);
    return compiled;
  };
}
