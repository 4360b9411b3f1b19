import { z } from 'zod';
import { once } from './once.ts';

/** A phone number in E.164 form with its extension kept apart (RFC 3966 `ext`), digits only. */
const phoneSubject = once(() =>
  z.strictObject({
    kind: z.literal('phone'),
    e164: z.string().regex(/^\+[0-9]{3,20}$/),
    extension: z
      .string()
      .regex(/^[0-9]{1,11}$/)
      .optional(),
  }),
);

/** An IPv4 address, or an IPv6 address in the text of RFC 5952, without zone, port or prefix length. */
const ipSubject = once(() =>
  z.strictObject({
    kind: z.literal('ip'),
    ip: z.union([z.ipv4(), z.ipv6()]),
  }),
);

/** What Numlens can look up. Schema of a subject as it travels in messages. */
export const subjectSchema = once(() => z.discriminatedUnion('kind', [phoneSubject(), ipSubject()]));

/** What Numlens can look up: one phone number or one IP address. */
export type Subject = z.infer<ReturnType<typeof subjectSchema>>;
export type PhoneSubject = z.infer<ReturnType<typeof phoneSubject>>;
