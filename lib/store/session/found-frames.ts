import { z } from 'zod';
import { once } from '../../model/once.ts';
import { cell } from '../storage.ts';
import { openTabs } from './open-tabs.ts';

/** Tabs with their frames. A list, as an object would order the tabs by id, not by time. */
type TabFrames = [tabId: number, frames: number[]][];
const foundFrames = cell<TabFrames>({
  area: 'session',
  key: 'foundFrames',
  schema: once(() => z.array(z.tuple([z.number(), z.array(z.number())]))),
  otherwise: [],
});
const mostTabs = 200;
const mostFrames = 50;

/** Returns the frames of a tab that reported finds; some may be gone. */
export async function readFoundFrames(tabId: number): Promise<number[]> {
  return framesOf(await foundFrames.read(), tabId);
}

/** Frames that reported finds since the last ones were noted, and the noting of them that has not begun. */
const reported: [tabId: number, frameId: number][] = [];
let noting: Promise<void> | null = null;

/**
 * Notes that a frame of a tab has finds. Only the ids are kept, in memory. Beyond the limits closed tabs are removed,
 * and then the tabs noted longest ago. A page may have many frames that report again and again, so all reports that
 * wait are noted at once.
 */
export function addFoundFrame(tabId: number, frameId: number): Promise<void> {
  reported.push([tabId, frameId]);
  noting ??= noteReported();
  return noting;
}

async function noteReported(): Promise<void> {
  try {
    await foundFrames.change((tabs) => {
      noting = null;
      return withinLimit(tabs, reported.splice(0).reduce(withFrame, tabs));
    });
  } catch (error) {
    noting = null;
    reported.splice(0);
    throw error;
  }
}

/** Removes frames of a tab that no longer answer. */
export async function forgetFoundFrames(tabId: number, gone: readonly number[]): Promise<void> {
  await foundFrames.change((tabs) =>
    tabs.flatMap(([id, frames]): TabFrames => {
      const left = id === tabId ? frames.filter((frame) => !gone.includes(frame)) : frames;
      return left.length > 0 ? [[id, left]] : [];
    }),
  );
}

function framesOf(tabs: TabFrames, tabId: number): number[] {
  return tabs.find(([id]) => id === tabId)?.[1] ?? [];
}

/** Adds a frame, its tab last; returns the same tabs if it is there. */
function withFrame(tabs: TabFrames, [tabId, frameId]: (typeof reported)[number]): TabFrames {
  const frames = framesOf(tabs, tabId);
  if (frames.includes(frameId)) return tabs;
  return [...tabs.filter(([id]) => id !== tabId), [tabId, [...frames, frameId].slice(-mostFrames)]];
}

async function withinLimit(before: TabFrames, tabs: TabFrames): Promise<TabFrames> {
  if (tabs === before || tabs.length <= mostTabs) return tabs;
  const open = await openTabs();
  return tabs.filter(([tabId]) => open.has(tabId)).slice(-mostTabs);
}
