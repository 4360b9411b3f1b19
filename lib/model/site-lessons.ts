/**
 * What the person taught Numlens about a site. `country` is the one that national numbers there are read with, null where
 * none was chosen. `numbers` are no phone numbers, as they were written and as they were read. `forms` are ways to
 * write digits that mean no phone number there, every digit a 0 (`0000-000`).
 */
export type SiteLessons = {
  host: string;
  country: string | null;
  numbers: { written: string; e164: string }[];
  forms: string[];
};

/** How much of a number a site was taught to leave alone: nothing, this number, or also all that is written like it. */
export const lessons = ['none', 'this', 'alike'] as const;
export type Lesson = (typeof lessons)[number];
