import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectBatchTexts, detectTextCharacters } from '../../../../lib/model/limits.ts';
import type { Detect } from '../../../../lib/page/read/detection-queue.ts';
import { enter, find, room } from './queue-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A background whose word on all texts changes with the reply of this number. */
function changing(changesAt: number) {
  const sent: string[][] = [];
  const changed = room(async (texts) => {
    sent.push(texts);
    return {
      ok: true,
      value: { on: true, finds: texts.map((text) => [find(text)]), again: sent.length === changesAt },
    };
  });
  return { ...changed, sent };
}

test.each<[string, string, Detect]>([
  ['is too long', 'y'.repeat(detectTextCharacters + 1), async () => ({ ok: false, problem: 'refused' })],
  ['is refused', 'a', async () => ({ ok: false, problem: 'refused' })],
  ['is interrupted again and again', 'a', async () => ({ ok: false, problem: 'interrupted' })],
])('a text that %s is told that it has no answer', async (_, text, detect) => {
  const { queue } = room(detect);
  const answer = vi.fn(() => enter);
  queue.ask(text, answer);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answer.mock.calls).toEqual([[null]]);
});

test('where earlier answers went stale, these texts are sent once more, and nothing else', async () => {
  const { queue, told } = changing(2);
  const answers: string[] = [];
  const ask = (text: string): void =>
    queue.ask(text, () => {
      answers.push(text);
      return enter;
    });
  ask('first');
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  ask('second');
  told.stale.mockImplementation(() => answers.push('stale'));
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['first', 'stale', 'second', 'first']);
  ask('first');
  expect(answers).toHaveLength(5);
  expect(told.again).not.toHaveBeenCalled();
});

test('a text that was answered from memory goes stale too', async () => {
  const { sent, queue } = changing(2);
  const second = vi.fn(() => enter);
  queue.ask('text', () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  queue.ask('text', second);
  queue.ask('other', () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['text'], ['other'], ['text', 'text']]);
  expect(second).toHaveBeenCalledTimes(2);
});

test('texts that went stale do not wait for more', async () => {
  const { sent, queue } = changing(2);
  queue.ask('first', () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  for (let index = 0; index < 300; index += 1) queue.ask(`text ${index}`, () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.map(({ length }) => length)).toEqual([1, 300, 1]);
});

test('a page that was read and then goes stale must be read anew: its texts are not kept', async () => {
  const { queue, told } = changing(2);
  queue.ask('first', () => enter);
  queue.sendOff({ few: true, isRead: true });
  await vi.runAllTimersAsync();
  queue.ask('second', () => enter);
  queue.sendOff({ few: true, isRead: true });
  await vi.runAllTimersAsync();
  expect(told.again).toHaveBeenCalledOnce();
  expect(told.stale).not.toHaveBeenCalled();
});

test('texts that are on their way when the page is read are kept until they are decided on', async () => {
  const { queue, told } = changing(2);
  for (let index = 0; index <= detectBatchTexts; index += 1) queue.ask(`text ${index}`, () => enter);
  queue.sendOff({ few: true, isRead: true });
  await vi.runAllTimersAsync();
  expect(told.stale).toHaveBeenCalledOnce();
  expect(told.again).not.toHaveBeenCalled();
});

/** Writes new texts into a page that was read, twenty times a second for a minute. Returns the rounds of each ten seconds. */
async function writeOn({ sent, queue }: ReturnType<typeof room>, texts: string[]): Promise<number[]> {
  const rounds: number[] = [];
  for (let stretch = 0; stretch < 6; stretch += 1) {
    const before = sent.length;
    for (let change = 0; change < 200; change += 1) {
      for (const text of texts) queue.ask(`${text} ${stretch} ${change}`, () => enter);
      queue.sendOff({ few: true, isRead: true });
      await vi.advanceTimersByTimeAsync(50);
    }
    rounds.push(sent.length - before);
  }
  return rounds;
}

test('a page that was read and changes without end is heard less and less, and nothing of it is lost', async () => {
  const written = room();
  const rounds = await writeOn(
    written,
    Array.from({ length: 5 }, (_, nth) => `${nth} much text `.repeat(120)),
  );
  const [first = 0, second = 0] = rounds;
  expect(second).toBeLessThan(first);
  // A quarter of the changes; each round takes several messages.
  expect(rounds.at(-1)).toBeLessThan(50);
  await vi.runAllTimersAsync();
  expect(written.sent.flat()).toHaveLength(6_000);
});

test('a page that writes twenty short texts a second is heard at once, each time', async () => {
  expect(await writeOn(room(), ['Failed password from 192.0.2.1 port 22'])).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a page that changes now and then is heard at once, and one with much to read is read without a rest', async () => {
  const { sent, queue } = room();
  for (let change = 0; change < 60; change += 1) {
    queue.ask(`change ${change}`, () => enter);
    queue.sendOff({ few: true, isRead: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(change + 1);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  sent.splice(0);
  for (let index = 0; index < 60 * detectBatchTexts; index += 1) queue.ask(`line ${index}`, () => enter);
  queue.sendOff({ few: true, isRead: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(60);
});
