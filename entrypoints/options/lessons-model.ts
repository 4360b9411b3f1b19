import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { ask } from '../../lib/messages/ask.ts';
import type { SiteLesson } from '../../lib/messages/options-contract.ts';
import type { SiteLessons } from '../../lib/model/settings/site.ts';

export type LessonsModel = {
  sites: ReadonlySignal<SiteLessons[]>;
  open: () => Promise<void>;
  /** Removes a site correction at once, without saving the rest of the options. */
  forget: (host: string, lesson: SiteLesson) => Promise<void>;
};

/** Creates the site corrections. `onRemoved` is called after each attempt to remove one. */
export function createLessonsModel(onRemoved: (wasRemoved: boolean) => void): LessonsModel {
  const sites = signal<SiteLessons[]>([]);
  return {
    sites,
    async open() {
      const result = await ask('listLessons', {});
      if (result.ok) sites.value = result.value.sites;
    },
    async forget(host, lesson) {
      const result = await ask('forgetLesson', { host, lesson });
      onRemoved(result.ok);
      if (result.ok) sites.value = result.value.sites;
    },
  };
}
