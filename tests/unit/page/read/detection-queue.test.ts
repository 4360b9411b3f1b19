import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../../../lib/messages/contract.ts';
import {
  detectBatchCharacters,
  detectBatchTexts,
  detectTextCharacters,
  messageCharacters,
} from '../../../../lib/model/limits.ts';
import type { Find } from '../../../../lib/model/subject.ts';
import type { Detect } from '../../../../lib/page/read/detection-queue.ts';
import { createDetectionQueue } from '../../../../lib/page/read/detection-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function find(text: string): Find {
  return { start: 0, end: text.length, subject: { kind: 'ip', ip: '192.0.2.1' }, sure: true, country: null };
}

const enter = (): void => {};

function room(detect?: Detect) {
  const sent: string[][] = [];
  const told = { off: vi.fn(), gone: vi.fn(), stale: vi.fn(), again: vi.fn() };
  const answering: Detect = async (texts) => {
    sent.push(texts);
    return { ok: true, value: { on: true, finds: texts.map((text) => [find(text)]), again: false } };
  };
  const queue = createDetectionQueue(detect ?? answering, told, new AbortController().signal);
  return { sent, told, queue };
}

test('sends nothing without texts, and each text gets its own finds', async () => {
  const { sent, queue } = room();
  queue.sendOff({ few: true, isRead: false });
  expect(sent).toEqual([]);
  const answers: string[] = [];
  for (const text of ['a', 'bb']) queue.ask(text, (finds) => () => answers.push(`${text}${finds?.[0]?.end}`));
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['a', 'bb']]);
  expect(answers).toEqual(['a1', 'bb2']);
});

test('looks at all finds of a batch before the first is entered', async () => {
  const { queue } = room();
  const order: string[] = [];
  for (const text of ['a', 'b']) {
    queue.ask(text, () => {
      order.push(`look ${text}`);
      return () => order.push(`enter ${text}`);
    });
  }
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(order).toEqual(['look a', 'look b', 'enter a', 'enter b']);
});

test('sends a few texts only at first and when no more will come soon', async () => {
  const { sent, queue } = room();
  queue.ask('first', () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.splice(0)).toEqual([['first']]);
  queue.ask('few', () => enter);
  queue.sendOff({ few: false, isRead: false });
  expect(sent).toEqual([]);
  for (let index = 0; index < 200; index += 1) queue.ask(`${index}`, () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(201);
});

test('keeps the limits of the contract', async () => {
  const { sent, queue } = room();
  for (let index = 0; index < 700; index += 1) queue.ask(`${index}`, () => enter);
  for (let index = 0; index < 40; index += 1) queue.ask(`${index} ${'x'.repeat(1_900)}`, () => enter);
  queue.ask('y'.repeat(detectTextCharacters + 1), () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(740);
  for (const texts of sent) {
    expect(texts.length).toBeLessThanOrEqual(detectBatchTexts);
    expect(texts.join('').length).toBeLessThanOrEqual(detectBatchCharacters);
  }
});

test('sends nothing that the background refuses, whatever characters the texts have', async () => {
  const { sent, queue } = room();
  const numbers = Array.from({ length: 100 }, () => `+${'1'.repeat(19)}`);
  const seen = { counts: { DE: 1_000_000 }, numbers, reread: false };
  const odd = '\u0001\ud800"\\';
  const context = { language: odd.repeat(8), host: 'h'.repeat(253), country: odd.repeat(50), seen, marked: true };
  for (let index = 0; index < 90; index += 1) queue.ask(`+49 30 901820 ${odd.repeat(480)} ${index}`, () => enter);
  for (let index = 0; index < 90; index += 1) queue.ask(`+49 30 9018${index}`, () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent.flat()).toHaveLength(180);
  for (const texts of sent) {
    const input = { texts, context };
    expect(contract.detect.input().safeParse(input).success).toBe(true);
    expect(JSON.stringify({ to: 'background', type: 'detect', input }).length).toBeLessThan(messageCharacters);
  }
});

test('asks about the same text once', async () => {
  const { sent, queue } = room();
  const answer = vi.fn(() => enter);
  queue.ask('same', answer);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  queue.ask('same', answer);
  queue.sendOff({ few: true, isRead: false });
  expect(answer).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

test('tells when the site is off and when the extension is gone', async () => {
  const off = room(async () => ({ ok: true, value: { on: false, finds: [], again: false } }));
  off.queue.ask('a', () => enter);
  off.queue.sendOff({ few: true, isRead: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(off.told.off).toHaveBeenCalledOnce();
  const gone = room(async () => ({ ok: false, problem: 'gone' }));
  gone.queue.ask('a', () => enter);
  gone.queue.sendOff({ few: true, isRead: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(gone.told.gone).toHaveBeenCalledOnce();
});

test('asks again when the worker ended, but not for ever', async () => {
  const detect = vi.fn<Detect>(async () => ({ ok: false, problem: 'interrupted' }));
  const { queue } = room(detect);
  queue.ask('a', () => enter);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(detect).toHaveBeenCalledTimes(3);
});

test('a few texts that came while others were on their way wait for more too', async () => {
  const { sent, queue } = room();
  queue.ask('first', () => enter);
  queue.sendOff({ few: false, isRead: false });
  queue.ask('second', () => enter);
  queue.sendOff({ few: false, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['first']]);
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['first'], ['second']]);
});

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

test('a throw in one answer costs that text alone: the others of its batch and all later texts get theirs', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { sent, queue } = room();
  const answers: string[] = [];
  const broken = (): never => {
    throw new TypeError('+49 30 901820');
  };
  queue.ask('looked at', broken);
  queue.ask('entered', () => broken);
  queue.ask('beside', () => () => answers.push('beside'));
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['beside']);
  queue.ask('later', () => () => answers.push('later'));
  expect(() => queue.ask('looked at', broken)).not.toThrow();
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['beside', 'later']);
  expect(sent).toHaveLength(2);
  expect(error).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(error.mock.calls), 'the log says nothing of the page').not.toContain('901820');
  error.mockRestore();
});

test('a request that fails in an unexpected way costs its own batch alone', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  const answers: string[] = [];
  const lost: string[] = [];
  const { queue } = room(async (texts) => {
    asked += 1;
    if (asked === 1) throw new Error('a fault of ours');
    return { ok: true, value: { on: true, finds: texts.map((text) => [find(text)]), again: false } };
  });
  for (let index = 0; index <= detectBatchTexts; index += 1) {
    queue.ask(`text ${index}`, (finds) => {
      if (!finds) lost.push(`text ${index}`);
      return () => answers.push(`text ${index}`);
    });
  }
  queue.sendOff({ few: true, isRead: false });
  await vi.runAllTimersAsync();
  expect(answers).toEqual([`text ${detectBatchTexts}`]);
  expect(lost).toHaveLength(detectBatchTexts);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
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
