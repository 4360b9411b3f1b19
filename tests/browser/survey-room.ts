import { expect, onTestFinished } from 'vitest';
import type { Find } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import type { Detect } from '../../lib/page/read/detection-queue.ts';
import type { Surveyor } from '../../lib/page/read/surveyor.ts';
import { surveyDocument } from '../../lib/page/read/surveyor.ts';

const number = /(?:tel:)?\+\d[\d ]{6,}\d|\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/** Stands in for the background: finds what has a plus, sure, read as written or as `e164`, and addresses, as guesses. */
function findsOf(text: string, e164: string | null): Find[] {
  return [...text.matchAll(number)].map(([found], index, all) => {
    const start = all[index]?.index ?? 0;
    const sure = found.includes('+');
    const subject: Subject = sure
      ? { kind: 'phone', e164: e164 ?? found.replaceAll(/[^+\d]/g, '') }
      : { kind: 'ip', ip: '192.0.2.1' };
    return { start, end: start + found.length, subject, sure, country: null };
  });
}

export type SurveyRoom = { surveyor: Surveyor; asked: string[]; stop: () => void; events: { isOff: boolean } };

export const otherwise = '+4940123456';

/**
 * Surveys the test page's document until the test ends; `asked` are the texts that traveled, `events.isOff` whether the
 * surveyor was told that Numlens is off (`on`). The reply of the number `changedReply`, counted from one, says that earlier
 * texts would have other finds now: numbers are read as `otherwise` from then on. Without `isLoaded`, the page is still
 * loading, and only glanced at. `stirred` is told of changes. Each reply waits for `before`.
 */
export function survey({
  on = true,
  changedReply = 0,
  isLoaded = true,
  stirred = () => {},
  before = async () => {},
} = {}): SurveyRoom {
  const life = new AbortController();
  const asked: string[] = [];
  const events = { isOff: false };
  let replies = 0;
  const detect: Detect = async (texts) => {
    asked.push(...texts);
    replies += 1;
    await before();
    const e164 = changedReply > 0 && replies >= changedReply ? otherwise : null;
    const finds = texts.map((text) => findsOf(text, e164));
    return { ok: true, value: { on, finds: on ? finds : [], again: replies === changedReply } };
  };
  const stop = (): void => life.abort();
  const off = (): void => {
    events.isOff = true;
    stop();
  };
  const surveyor = surveyDocument(detect, { off, gone: stop, changed() {}, stirred, again: stop }, life.signal, {
    isFirst: true,
  });
  surveyor.read(isLoaded);
  onTestFinished(stop);
  return { surveyor, asked, stop, events };
}

/**
 * Starts a storm of over 4,000 changes a second, in which the page is read every 8 s, until the test ends or the
 * returned function is called.
 */
export async function storm({ surveyor }: SurveyRoom): Promise<() => void> {
  const turning = page('<p>turn</p>').firstChild?.firstChild;
  const turn = (times: number): void => {
    for (let count = 0; count < times; count += 1) if (turning) turning.nodeValue = `turn ${count}`;
  };
  turn(5_000);
  const timer = setInterval(turn, 4, 500);
  const stop = (): void => clearInterval(timer);
  onTestFinished(stop);
  // A first storm begins with a reading.
  await expect.poll(() => surveyor.pace()).toBe('storm');
  return stop;
}

/** Puts a page into the body until the test ends. */
export function page(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

/** The marked texts, sorted. */
export function marked(name: 'sure' | 'guess' = 'sure'): string[] {
  const texts: string[] = [];
  for (const mark of CSS.highlights.get(`numlens-${name}`) ?? []) {
    const range = new Range();
    range.setStart(mark.startContainer, mark.startOffset);
    range.setEnd(mark.endContainer, mark.endOffset);
    texts.push(range.toString().replaceAll(/\s+/g, ' '));
  }
  return texts.sort();
}
