import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { ask } from '../../lib/messages/ask.ts';
import type { SiteLesson } from '../../lib/messages/options-contract.ts';
import type { SiteLessons } from '../../lib/model/settings/site.ts';

/** Creates the site corrections. `onRemoved` is called after each attempt to remove one. */
export function createLessonsModel(onRemoved: (wasRemoved: boolean) => void) {
  const sites = signal<SiteLessons[]>([]);
  return {
    sites: sites as ReadonlySignal<SiteLessons[]>,
    async open() {
      const result = await ask('listLessons', {});
      if (result.ok) sites.value = result.value.sites;
    },
    /** Removes a site correction at once, without saving the rest of the options. */
    async forget(host: string, lesson: SiteLesson) {
      const result = await ask('forgetLesson', { host, lesson });
      onRemoved(result.ok);
      if (result.ok) sites.value = result.value.sites;
    },
  };
}
