import { useRef } from 'preact/hooks';
import type { SiteLesson } from '../../../lib/messages/options-contract.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';
import { addressFormSign } from '../../../lib/model/settings/site.ts';
import { isAddressKey } from '../../../lib/model/subject.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { siteText } from '../../../lib/words/site-text.ts';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal.ts';
import { IconButton } from '../../parts/Icon.tsx';
import { useOnceShown } from '../nav/use-once-shown.ts';
import './site-lessons.css';

type SiteLessonListProps = { sites: SiteLessons[]; onForget: (host: string, lesson: SiteLesson) => void };

/**
 * The site corrections, each with a button that removes it at once: a part of the section on sites, for a search if
 * there are none.
 */
export function SiteLessonList({ sites, onForget }: SiteLessonListProps) {
  const part = useRef<HTMLElement>(null);
  const isShown = useOnceShown(sites.length > 0);
  const removing = useFocusAfterRemoval(part, sites, { button: 'button', otherwise: () => part.current });

  function forget(host: string, lesson: SiteLesson): void {
    const buttons: (Element | null)[] = [...(part.current?.querySelectorAll('button') ?? [])];
    removing(buttons.indexOf(document.activeElement));
    onForget(host, lesson);
  }

  return (
    <section
      ref={part}
      id="lessons"
      tabIndex={-1}
      class="nl-option nl-lessons"
      data-search-only={isShown ? undefined : ''}
      aria-labelledby="lessons-title"
    >
      <h3 id="lessons-title">{say('lessonsTitle')}</h3>
      <p class="nl-options-hint">{say(sites.length === 0 ? 'lessonsEmpty' : 'lessonsHint')}</p>
      {sites.map((site) => (
        <div key={site.host} class="nl-lessons-site">
          <h4>
            <bdi>{siteText(site.host)}</bdi>
          </h4>
          <ul class="nl-ruled">
            {lessonsOf(site).map(({ words, lesson }) => (
              <li key={words} class="nl-tall-row nl-spread nl-soft nl-breaks">
                <span>{words}</span>
                <IconButton
                  icon="close"
                  label={say('lessonForget', words, siteText(site.host))}
                  onPress={() => forget(site.host, lesson)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Returns the words of a format that is ignored. */
function formWords(form: string): string {
  return form.startsWith(addressFormSign)
    ? say('lessonAddressForm', form.slice(addressFormSign.length))
    : say('lessonForm', form);
}

function lessonsOf({ country, numbers, forms }: SiteLessons): { words: string; lesson: SiteLesson }[] {
  const ofCountry = { words: say('lessonCountry', countryName(country ?? '')), lesson: { kind: 'country' } as const };
  return [
    ...(country === null ? [] : [ofCountry]),
    ...numbers.map(({ written, e164 }) => ({
      words: say(isAddressKey(e164) ? 'lessonAddress' : 'lessonNumber', written),
      lesson: { kind: 'number', written } as const,
    })),
    ...forms.map((form) => ({
      words: formWords(form),
      lesson: { kind: 'form', form } as const,
    })),
  ];
}
