/** The stretches of Unicode where digits of other scripts are, for a regular expression's class of characters. */
export const otherDigits = '\\u0660-\\u1fff\\ua600-\\uabff\\ud801-\\ud83a\\ud83e\\uff10-\\uff19';

/** A text without this has no digits but 0 to 9. */
export const foreign = new RegExp(`[${otherDigits}]`);

/** A dot of an address as a regular expression's source: as it is, in full width, or defanged, also with half the brackets. */
export const dot = '(?:[.．。｡]|[\\[({]\\.[\\])}]?|\\.[\\])}]|[\\[({][dD][oO][tT][\\])}])';

/**
 * What people write inside phone numbers, as a regular expression's class of characters: blanks, hyphens and dashes,
 * dots, slashes, brackets, soft hyphens and zero-width characters. No digit is among them.
 */
export const joiner =
  '[ \\u00a0\\u2000-\\u2015\\u202a-\\u202f\\u205f-\\u2069\\u2212\\u3000\\u00ad\\ufeff\\-./()~．／（）－～ー]';
