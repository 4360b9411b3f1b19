import type { PageReading } from './page-reading.ts';
import type { Subject } from './subject.ts';

/**
 * A subject found in a text. `start` and `end` are UTF-16 offsets, `end` exclusive. `sure` is true when the text itself
 * leaves no doubt (a leading `+`, a `tel:` link, a phone word before it, an IP address), false for a guess. `country` is
 * the region a national number was read with, null when the number carries its own country code or is an address.
 * `reading` is there for phone numbers that were found on a page.
 */
export type Find = {
  start: number;
  end: number;
  subject: Subject;
  sure: boolean;
  country: string | null;
  reading?: PageReading;
};
