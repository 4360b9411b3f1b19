import { useEffect, useRef } from 'preact/hooks';
import type { SiteLesson } from '../../../lib/messages/options-contract.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { IconButton } from '../../parts/Icon.tsx';
import '../site-lessons.css';

type SiteLessonListProps = { sites: SiteLessons[]; onForget: (host: string, lesson: SiteLesson) => void };

/** The site corrections, each with a button that removes it at once. */
export function SiteLessonList({ sites, onForget }: SiteLessonListProps) {
  const part = useRef<HTMLElement>(null);
  const forgotten = useRef<number | null>(null);
  // The button that was pressed goes with its line: the focus goes to the next one.
  useEffect(() => {
    if (forgotten.current === null) return;
    const buttons = part.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(forgotten.current, buttons.length - 1)] ?? part.current)?.focus();
    forgotten.current = null;
  }, [sites]);

  function forget(host: string, lesson: SiteLesson, button: Element | null): void {
    const buttons: (Element | null)[] = [...(part.current?.querySelectorAll('button') ?? [])];
    forgotten.current = buttons.indexOf(button);
    onForget(host, lesson);
  }

  return (
    <section ref={part} id="lessons" tabIndex={-1} class="nl-options-part nl-lessons" aria-labelledby="lessons-title">
      <h2 id="lessons-title">{say('lessonsTitle')}</h2>
      <p class="nl-options-hint">{say(sites.length === 0 ? 'lessonsEmpty' : 'lessonsHint')}</p>
      {sites.map((site) => (
        <div key={site.host} class="nl-lessons-site">
          <h3>
            <bdi>{site.host}</bdi>
          </h3>
          <ul>
            {lessonsOf(site).map(({ words, lesson }) => (
              <li key={words}>
                <span>{words}</span>
                <IconButton
                  icon="close"
                  label={say('lessonForget', words, site.host)}
                  onPress={() => forget(site.host, lesson, document.activeElement)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function lessonsOf({ country, numbers, forms }: SiteLessons): { words: string; lesson: SiteLesson }[] {
  const ofCountry = { words: say('lessonCountry', countryName(country ?? '')), lesson: { kind: 'country' } as const };
  return [
    ...(country === null ? [] : [ofCountry]),
    ...numbers.map(({ written }) => ({
      words: say('lessonNumber', written),
      lesson: { kind: 'number', written } as const,
    })),
    ...forms.map((form) => ({ words: say('lessonForm', form), lesson: { kind: 'form', form } as const })),
  ];
}
