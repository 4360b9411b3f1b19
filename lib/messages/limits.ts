/** Most characters of texts in one `detect` request. */
export const detectBatchCharacters = 32_000;
/** Most characters of one text in a `detect` request. */
export const detectTextCharacters = 2_000;
/** Most texts in one `detect` request. */
export const detectBatchTexts = 500;
/** Most characters of a text that the popup has read. */
export const readTextCharacters = 400;
