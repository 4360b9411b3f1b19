/** Counts that are checked. Except for millions, whole numbers up to here show every plural form of every language. */
const counts = Array.from({ length: 1001 }, (_, count) => count);

/** Returns the plural forms that counts take in a language, and whether a form is for one count only. */
export function pluralForms(tag: string): Map<string, { single: boolean }> {
  const rules = new Intl.PluralRules(tag);
  const forms = new Map<string, { single: boolean }>();
  for (const count of counts) {
    const form = rules.select(count);
    forms.set(form, { single: !forms.has(form) });
  }
  // The form of all counts without a form of their own.
  return forms.set('other', { single: false });
}
