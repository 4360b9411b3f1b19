/** A pattern that is compiled when it is first needed, as most never are; then it is kept. */
export type Pattern = () => RegExp;

/** `whole`: the text must match from its first character to the last, else only from the first. */
export function pattern(source: string, { whole }: { whole: boolean }): Pattern {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= new RegExp(whole ? `^(?:${source})$` : `^(?:${source})`);
    return compiled;
  };
}
