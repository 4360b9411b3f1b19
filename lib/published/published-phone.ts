/**
 * A number with a name, as markup has them: both texts of the page's author. `country` is the region of the address
 * beside the number (ISO 3166-1 alpha-2), null where none is given.
 */
export type PublishedPhone = { phone: string; name: string; country: string | null };
