import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import { readKept } from '../storage.ts';
import { openTabs } from './open-tabs.ts';

const key = 'foundFrames';
/** Tabs with their frames. A list, as an object would order the tabs by id, not by time. */
const framesSchema = once(() => z.array(z.tuple([z.number(), z.array(z.number())])));
type TabFrames = Map<number, number[]>;
const mostTabs = 200;
const mostFrames = 50;

/** Returns the frames of a tab that reported finds; some may be gone. */
export async function readFoundFrames(tabId: number): Promise<number[]> {
  return (await readAll()).get(tabId) ?? [];
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
  noting ??= Promise.resolve().then(noteReported);
  return noting;
}

function noteReported(): Promise<void> {
  return inTurn(() => {
    noting = null;
    const added = reported.splice(0);
    return change((tabs) => addFrames(tabs, added));
  });
}

/** Removes frames of a tab that no longer answer. */
export function forgetFoundFrames(tabId: number, gone: readonly number[]): Promise<void> {
  return inTurn(() =>
    change((tabs) => {
      const frames = tabs.get(tabId)?.filter((frame) => !gone.includes(frame)) ?? [];
      if (frames.length > 0) tabs.set(tabId, frames);
      else tabs.delete(tabId);
      return true;
    }),
  );
}

/** Adds frames, the newest last; returns whether that changed anything. */
function addFrames(tabs: TabFrames, added: readonly [number, number][]): boolean {
  let isChanged = false;
  for (const [tabId, frameId] of added) {
    const frames = tabs.get(tabId) ?? [];
    if (frames.includes(frameId)) continue;
    isChanged = true;
    tabs.delete(tabId);
    tabs.set(tabId, [...frames, frameId].slice(-mostFrames));
  }
  return isChanged;
}

function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request('numlens-found-frames', work);
}

/** Changes what is noted; `edit` returns whether there is something to store. */
async function change(edit: (tabs: TabFrames) => boolean): Promise<void> {
  const tabs = await readAll();
  if (edit(tabs)) await browser.storage.session.set({ [key]: await withinLimit([...tabs]) });
}

async function withinLimit(tabs: [tabId: number, frames: number[]][]): Promise<[number, number[]][]> {
  if (tabs.length <= mostTabs) return tabs;
  const open = await openTabs();
  return tabs.filter(([tabId]) => open.has(tabId)).slice(-mostTabs);
}

async function readAll(): Promise<TabFrames> {
  return new Map(await readKept('session', key, framesSchema(), []));
}
