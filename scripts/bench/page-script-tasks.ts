import type { Task, Work } from './trace.ts';
import { tasksOf } from './trace.ts';

const pageScript = /^chrome-extension:.*\/page\.js$/;
const scripts = new Set(['FunctionCall', 'EvaluateScript']);
/** Work that the browser does for the page itself while it loads: parsing, and the page's own events. */
const loading = new Set(['ParseHTML', 'EventDispatch']);

export const isPageScript = ({ name, url }: Work): boolean => scripts.has(name) && pageScript.test(url);

/**
 * The main thread's tasks in which the extension's page script ran, on a page that has no script of its own: those with
 * a call into it, and those with nothing but promises to go on with, which is how the background's replies come in.
 */
export function pageScriptTasks(works: readonly Work[]): Task[] {
  const first = works.find(isPageScript);
  if (!first) return [];
  return tasksOf(works, first.thread).filter(({ task, within }) => {
    if (within.some(isPageScript)) return true;
    const isReply = within.some(({ name }) => name === 'BlinkScheduler_PerformMicrotaskCheckpoint');
    return isReply && task.start > first.start && !within.some(({ name }) => scripts.has(name) || loading.has(name));
  });
}
