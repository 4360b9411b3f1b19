import { vi } from 'vitest';
import type { Find } from '../../../../lib/model/subject.ts';
import type { Detect } from '../../../../lib/page/read/detection-queue.ts';
import { createDetectionQueue } from '../../../../lib/page/read/detection-queue.ts';

export function find(text: string): Find {
  return { start: 0, end: text.length, subject: { kind: 'ip', ip: '192.0.2.1' }, sure: true, country: null };
}

export const enter = (): void => {};

export function room(detect?: Detect) {
  const sent: string[][] = [];
  const told = { off: vi.fn(), gone: vi.fn(), stale: vi.fn(), again: vi.fn() };
  const answering: Detect = async (texts) => {
    sent.push(texts);
    return { ok: true, value: { on: true, finds: texts.map((text) => [find(text)]), again: false } };
  };
  const queue = createDetectionQueue(detect ?? answering, told, new AbortController().signal);
  return { sent, told, queue };
}
