import metadata from 'libphonenumber-js/max/metadata';

/** A list of libphonenumber-js's metadata, where each place has a meaning of its own. */
export type Row = readonly unknown[];

/** A number's region, if it is known, and its calling code, as libphonenumber-js names them. */
export type PlanOf = { country?: string; countryCallingCode: string };

/** Where things stand in a numbering plan: `NumberingPlan` in libphonenumber-js's `metadata.js`. */
export const inPlan = { pattern: 2, lengths: 3, formats: 4, nationalRule: 6, types: 11 } as const;

const regions: Readonly<Record<string, Row | undefined>> = metadata.countries;
const nonGeographic: Readonly<Record<string, Row | undefined>> = metadata.nonGeographic;

/** The numbering plan of a region or, without one, of a calling code; and that of the calling code's main region. */
export function planRows({ country, countryCallingCode }: PlanOf): { own: Row; main: Row } {
  const [mainRegion = ''] = metadata.country_calling_codes[countryCallingCode] ?? [];
  const main = regions[mainRegion] ?? nonGeographic[countryCallingCode] ?? [];
  return { own: (country === undefined ? undefined : regions[country]) ?? main, main };
}

/** Makes something of each numbering plan once, when it is first asked for. There are 254 plans: together they hold 3 MB. */
export function keptByPlan<Value>(make: (plan: PlanOf) => Value): (plan: PlanOf) => Value {
  const kept = new Map<string, Value>();
  return (plan) => {
    const name = plan.country ?? plan.countryCallingCode;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make(plan);
    kept.set(name, value);
    return value;
  };
}

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

export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function rows(value: unknown): Row[] | null {
  return Array.isArray(value) ? value.map((entry) => (Array.isArray(entry) ? entry : [])) : null;
}
