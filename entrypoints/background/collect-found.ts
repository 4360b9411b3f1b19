import { z } from 'zod';
import { tellNewPage } from '../../lib/messages/tell-new-page.ts';
import { tellPage } from '../../lib/messages/tell-page.ts';
import type { FoundCounts, FoundHere, FoundPage, FoundSubject } from '../../lib/model/found.ts';
import { mostFound } from '../../lib/model/found.ts';
import { once } from '../../lib/model/once.ts';
import { subjectSchema } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { forgetFoundFrames, readFoundFrames } from '../../lib/store/found-frames.ts';

const hereSchema = once(
  () =>
    z
      .array(
        z.strictObject({
          subject: subjectSchema(),
          country: z.string().length(2).nullable(),
          count: z.int().min(1).max(1_000_000),
        }),
      )
      .max(mostFound + 1) satisfies z.ZodType<FoundHere[]>,
);

/** Everything on the page in a tab, from every frame that has something; null where no page script answers. */
export async function collectFound(tab: number): Promise<FoundPage | null> {
  const frames = [...new Set([0, ...(await readFoundFrames(tab)).toSorted((one, other) => one - other)])];
  const replies = await Promise.all(
    frames.map(async (frame) => {
      const tell = frame === 0 ? tellNewPage : tellPage;
      const reply = await tell({ tabId: tab, frameId: frame }, 'found', null);
      return { frame, here: reply && readHere(reply) };
    }),
  );
  const gone = replies.filter(({ frame, here }) => here === null && frame !== 0).map(({ frame }) => frame);
  if (gone.length > 0) await forgetFoundFrames(tab, gone);
  if (replies.every(({ here }) => here === null)) return null;
  const found = new Map<string, FoundSubject>();
  for (const { frame, here } of replies) {
    for (const { subject, country, count } of here ?? []) {
      const key = subjectKey(subject);
      const known = found.get(key);
      if (known) known.places.push({ frame, count });
      else found.set(key, { subject, country, places: [{ frame, count }] });
    }
  }
  const all = [...found.values()];
  return { tab, subjects: all.slice(0, mostFound), cut: all.length > mostFound };
}

/** What a page's process says is not trusted to be of its shape. */
function readHere(reply: unknown): FoundHere[] {
  const parsed = hereSchema().safeParse(reply);
  return parsed.success ? parsed.data : [];
}

/** How many different numbers and addresses a page has. */
export function countFound({ subjects }: FoundPage): FoundCounts {
  const phones = subjects.filter(({ subject }) => subject.kind === 'phone').length;
  return { phones, addresses: subjects.length - phones };
}
