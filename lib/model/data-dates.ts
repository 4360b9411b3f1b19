/** The dates (YYYY-MM-DD) of the data built into the extension, by kind of subject; null where they are missing. */
export type DataDates = Record<'phone' | 'ip', string | null>;
