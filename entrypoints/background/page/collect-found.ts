import { browser } from 'wxt/browser';
import { z } from 'zod';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { tellNewPage } from '../../../lib/messages/where-is.ts';
import { once } from '../../../lib/model/once.ts';
import type { FoundInFrame, FoundPage, FoundSubject } from '../../../lib/model/page/found.ts';
import { alsoReadBy, mostFound, unreadParts } from '../../../lib/model/page/found.ts';
import { countryRungs } from '../../../lib/model/page/page-reading.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import { subjectSchema } from '../../../lib/model/subject-schema.ts';
import { forgetFoundFrames, readFoundFrames } from '../../../lib/store/session/found-frames.ts';

const hereSchema = once(
  () =>
    z
      .array(
        z.strictObject({
          subject: subjectSchema(),
          country: z.string().length(2).nullable(),
          rung: z.enum(countryRungs).nullable(),
          count: z.int().min(1).max(1_000_000),
        }),
      )
      .max(mostFound + 1) satisfies z.ZodType<FoundInFrame[]>,
);

const unreadSchema = once(() => z.enum(unreadParts).nullable());

/** Returns everything on the page in a tab, from every frame with finds; null if no page script answers. */
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
    for (const { subject, country, rung, count } of here ?? []) {
      const key = entryKey(subject);
      const known = found.get(key);
      if (known) {
        known.places.push({ frame, count });
        alsoReadBy(known, country);
      } else found.set(key, { subject, country, rung, places: [{ frame, count }] });
    }
  }
  const all = [...found.values()];
  const unread = all.length === 0 ? await unreadOf(tab) : null;
  return { tab, subjects: all.slice(0, mostFound), cut: all.length > mostFound, unread };
}

/** Pages that draw their text as a picture: Google Docs and Sheets. */
const canvasPages = /^https:\/\/docs\.google\.com\/(?:document|spreadsheets)\//;

/** Returns what of the page in a tab is not read. Its process may send anything, so the reply is validated. */
async function unreadOf(tab: number): Promise<FoundPage['unread']> {
  const { url } = await browser.tabs.get(tab).catch(() => ({ url: undefined }));
  if (url !== undefined && canvasPages.test(url)) return 'canvas';
  const reply = await tellPage({ tabId: tab, frameId: 0 }, 'unread', null);
  const parsed = unreadSchema().safeParse(reply);
  return parsed.success ? parsed.data : null; // guard unread-schema
}

/** Returns the numbers (E.164) in one frame of a tab, as its page script reports them. */
export async function numbersInFrame(to: { tabId: number; frameId: number }): Promise<string[]> {
  const reply = await tellPage(to, 'found', null);
  return readHere(reply ?? []).flatMap(({ subject }) => (subject.kind === 'phone' ? subject.e164 : []));
}

/** Validates a frame's reply, as a page's process may send anything. */
function readHere(reply: unknown): FoundInFrame[] {
  const parsed = hereSchema().safeParse(reply);
  return parsed.success ? parsed.data : []; // guard found-schema
}
