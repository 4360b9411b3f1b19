import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../model/once.ts';
import { readKept } from './read-kept.ts';

const key = 'foundFrames';
const framesSchema = once(() => z.record(z.string(), z.array(z.number())));
const mostTabs = 200;
const mostFrames = 50;

/** The frames of a tab that have said that something is found in them; some may be gone. */
export async function readFoundFrames(tabId: number): Promise<number[]> {
  return (await readAll())[tabId] ?? [];
}

/** Notes that something was found in a frame of a tab. Only their numbers are kept, in memory; the oldest make room. */
export function addFoundFrame(tabId: number, frameId: number): Promise<void> {
  return change(tabId, (frames) => (frames.includes(frameId) ? frames : [...frames, frameId].slice(-mostFrames)));
}

/** Forgets frames of a tab that do not answer any more. */
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
