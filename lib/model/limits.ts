/** Most characters of one message as JSON (guard message-size). */
export const messageCharacters = 65_536;
/** Most characters of texts in one `detect` request. */
export const detectBatchCharacters = 32_000;
/** Most characters of one text in a `detect` request. */
export const detectTextCharacters = 2_000;
/** Most characters of a link's address in such a text. */
export const linkCharacters = 390;
/** Most texts in one `detect` request. */
export const detectBatchTexts = 500;
/** Most characters of a selection that is looked up. */
export const selectionCharacters = 2_000;
/** Most characters of a text that is searched for, or handed to the popup. */
export const readTextCharacters = 400;
/** Most characters of a message that the popup reads. */
export const messageTextCharacters = 5_000;
/** Most links of a message, and most characters of the text that one shows. */
export const messageLinks = 20;
export const linkTextCharacters = 401;
/** Most JSON-LD texts and microdata or hCard properties together in one `prepareCard` request. */
export const publishedItems = 20;
/** Most characters of all of them, counted as JSON. */
export const publishedCharacters = 56_000;
/** Most characters of one text of microdata or hCard. */
export const publishedTextCharacters = 300;
/** Most characters of a text that is handed to the side panel, counted as JSON. */
export const panelTextCharacters = 65_000;
/** Most characters of the fingerprint of a description in a request. */
export const fingerprintCharacters = 32;
/** Most subjects in one `reportListed` request. */
export const reportBatchSubjects = 50;
/** Most subjects in one `seenBefore` request. */
export const seenBatchSubjects = 500;
/** Most contacts in one `importContacts` request, and most characters of all of them, counted as JSON. */
export const importBatchContacts = 500;
export const importBatchCharacters = 48_000;
/** Most numbers of one contact in such a request, and most characters of one number. */
export const importNumbers = 50;
export const importNumberCharacters = 250;
/** Most characters of a contacts file's beginning, and of its first numbers, how many and how long. */
export const contactsTextCharacters = 4_000;
export const contactsNumbers = 100;
export const contactsNumberCharacters = 40;
