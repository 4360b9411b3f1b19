import { z } from 'zod';
import { linkCharacters, linkTextCharacters, messageLinks } from '../limits.ts';
import { once } from '../once.ts';

/** A link of a message: the address that is followed, and the text that people see. */
export type MessageLink = { href: string; text: string };

/**
 * What is conspicuous in a message: one sentence for each trick in `found`. `note` says that nothing was found, or that
 * not all was read; null if neither is so. Null if the text is no message: a list, or a number alone.
 */
export type MessageTricks = z.infer<ReturnType<typeof messageTricksSchema>> | null;

export const messageTricksSchema = once(() =>
  z.object({ found: z.array(z.string()).readonly(), note: z.string().nullable() }),
);

/** Links of a pasted text, or of a selection: its page's process may send anything. */
export const messageLinksSchema = once(
  () =>
    z
      .array(z.strictObject({ href: z.string().max(linkCharacters), text: z.string().max(linkTextCharacters) }))
      .max(messageLinks) satisfies z.ZodType<MessageLink[]>,
);
