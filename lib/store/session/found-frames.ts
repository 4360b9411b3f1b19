import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import { readKept } from '../storage.ts';

const key = 'foundFrames';
const framesSchema = once(() => z.record(z.string(), z.array(z.number())));
const mostTabs = 200;
const mostFrames = 50;

/** Returns the frames of a tab that reported finds; some may be gone. */
export async function readFoundFrames(tabId: number): Promise<number[]> {
  return (await readAll())[tabId] ?? [];
}

/**
 * Notes that a frame of a tab has finds. Only the ids are kept, in memory; beyond the limits the oldest are removed.
 */
export function addFoundFrame(tabId: number, frameId: number): Promise<void> {
  return change(tabId, (frames) => (frames.includes(frameId) ? frames : [...frames, frameId].slice(-mostFrames)));
}

/** Removes frames of a tab that no longer answer. */
export function forgetFoundFrames(tabId: number, gone: readonly number[]): Promise<void> {
  return change(tabId, (frames) => frames.filter((frame) => !gone.includes(frame)));
}

function change(tabId: number, edit: (frames: number[]) => number[]): Promise<void> {
  return navigator.locks.request('numlens-found-frames', async () => {
    const all = await readAll();
    const before = all[tabId] ?? [];
    const frames = edit(before);
    if (frames === before) return;
    const others = Object.entries(all).filter(([tab]) => tab !== String(tabId));
    const kept = frames.length > 0 ? [...others, [String(tabId), frames] as const] : others;
    await browser.storage.session.set({ [key]: Object.fromEntries(kept.slice(-mostTabs)) });
  });
}

function readAll(): Promise<Record<string, number[]>> {
  return readKept('session', key, framesSchema(), {});
}

/** Returns where a page of a list starts: at `offset`, or at the start of the last page if `offset` is past the end. */
export function pageStart(offset: number, { all, pageLength }: { all: number; pageLength: number }): number {
  if (offset < all) return offset;
  return Math.max(0, Math.floor((all - 1) / pageLength) * pageLength);
}
