/** What of a phone number can be copied, in the order of the copy menu. */
export const phoneRecipes = [
  'international',
  'national',
  'e164',
  'tel',
  'whatsapp',
  'json',
  'markdown',
  'text',
] as const;
/** What of an address can be copied, in the order of the copy menu. */
export const ipRecipes = ['address', 'defanged', 'json', 'markdown', 'text'] as const;

export type PhoneRecipe = (typeof phoneRecipes)[number];
export type IpRecipe = (typeof ipRecipes)[number];
/** One way to copy a subject or its report. */
export type CopyRecipe = PhoneRecipe | IpRecipe;

/** The recipe that was used last for each kind of subject; the first copying is the way that people write it. */
export type LastCopy = { phone: PhoneRecipe; ip: IpRecipe };
export const firstCopy: LastCopy = { phone: 'international', ip: 'address' };
