/** The ways to copy a phone number, in the order of the copy menu. */
export const phoneRecipes = [
  'international',
  'national',
  'e164',
  'tel',
  'whatsapp',
  'json',
  'markdown',
  'text',
  'textSources',
  'own',
] as const;
/** The ways to copy an IP address, in the order of the copy menu. */
export const ipRecipes = [
  'address',
  'defanged',
  'json',
  'markdown',
  'text',
  'textDefanged',
  'textSources',
  'own',
] as const;

export type PhoneRecipe = (typeof phoneRecipes)[number];
export type IpRecipe = (typeof ipRecipes)[number];
/** One way to copy a subject or its report. */
export type CopyRecipe = PhoneRecipe | IpRecipe;

/** The recipe last used for each kind of subject. The first is the format in which people write it. */
export type LastCopy = { phone: PhoneRecipe; ip: IpRecipe };
export const firstCopy: LastCopy = { phone: 'international', ip: 'address' };
