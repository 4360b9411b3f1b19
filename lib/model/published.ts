/**
 * What a page's markup publishes near one phone number, as the page script found it, unread and not to be trusted: texts of
 * JSON-LD, and places of microdata and hCard. `phone` is what such a place means, a link's address and its text on lines of
 * their own; `name` is that of the thing it belongs to, empty where it has none.
 */
export type Published = ({ jsonLd: string } | { phone: string; name: string })[];
