/** Counts that are looked at: no language has a form that whole numbers up to here do not show, but for millions. */
const counts = Array.from({ length: 1001 }, (_, count) => count);

/** Returns the plural forms that counts take in a language, and whether a form is for one count only. */
export function pluralForms(tag: string): Map<string, { single: boolean }> {
  const rules = new Intl.PluralRules(tag);
  const forms = new Map<string, { single: boolean }>();
  for (const count of counts) {
    const form = rules.select(count);
    forms.set(form, { single: !forms.has(form) });
  }
  // Whatever has no form of its own is said with this one.
  return forms.set('other', { single: false });
}
