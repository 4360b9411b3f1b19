/** A label that is too short or too common to count, except right before a mobile number of its country. */
type ShortLabel = { label: RegExp; mobile: RegExp };

const india: ShortLabel = {
  label: /(?:^|[^\p{L}\p{M}\p{N}])(?:M|Mo|Ct|Cont|Enq|मो|नंबर|नम्बर|नं|મો|નં)(?:[ .:-]{1,4}|[ .:-]*No[ .:-]{1,3})$/u,
  mobile: /^(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/,
};
const kuwait: ShortLabel = { label: /(?:^|[^\u0600-\u06ff ]) *رقم *: ?$/, mobile: /^[569]\d{3} ?\d{4}(?!\d)/ };

const shortLabels: Readonly<Record<string, ShortLabel>> = { IN: india, KW: kuwait };
const reach = 14;

/** Is the text before the number at `at` a label that counts only before a mobile number, and is this one? */
export function isBeforeMobile(plain: string, at: number, country: string | null): boolean {
  const short = country === null ? undefined : shortLabels[country];
  if (!short?.mobile.test(plain.slice(at, at + reach))) return false;
  const before = plain.slice(Math.max(0, at - reach), at);
  return short.label.test(before.slice(before.lastIndexOf('\n') + 1));
}
