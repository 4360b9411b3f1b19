import { useEffect, useRef } from 'preact/hooks';
import { pivotIds, pivots } from '../../../lib/model/settings/pivots.ts';
import type { Elsewhere, Settings } from '../../../lib/model/settings/settings.ts';
import { mostLinks } from '../../../lib/model/settings/settings.ts';
import { linkNote } from '../../../lib/words/link-words.ts';
import { pivotName } from '../../../lib/words/pivot-name.ts';
import { say } from '../../../lib/words/say.ts';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { IconButton } from '../../parts/Icon.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import type { SectionProps } from '../options-state.ts';
import { Kinds } from '../parts/Kinds.tsx';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import './links.css';

type PivotChoiceProps = { on: Settings['pivots']; onChange: (on: Settings['pivots']) => void };

/** Ready-made links to sites, each to be turned on. */
function PivotChoice({ on, onChange }: PivotChoiceProps) {
  return (
    <fieldset class="nl-option nl-pivots" aria-describedby="pivots-hint">
      <legend>{say('pivotsTitle')}</legend>
      <p id="pivots-hint" class="nl-options-hint">
        {say('pivotsHint')} {say('favoriteHint')}
      </p>
      <div class="nl-pivot-list">
        {pivotIds.map((id) => (
          <div key={id} class="nl-pivot-row">
            <Switch
              label={
                <span class="nl-cluster nl-pivot">
                  {pivotName(pivots[id])} <Kinds kinds={[pivots[id].kind]} />
                </span>
              }
              on={on[id] !== false}
              onChange={(now) => onChange({ ...on, [id]: now })}
            />
            {on[id] === false ? null : (
              <Favorite
                name={pivotName(pivots[id])}
                on={on[id] === 'favorite'}
                onChange={(now) => onChange({ ...on, [id]: now ? 'favorite' : true })}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type FavoriteProps = { name: string; on: boolean; onChange: (on: boolean) => void };

/** The star of a link that is opened together with all other favorites. */
function Favorite({ name, on, onChange }: FavoriteProps) {
  return <IconButton icon="favorite" label={say('favoriteLink', name)} pressed={on} onPress={() => onChange(!on)} />;
}

/** The user's own places to open a subject at. */
export function ElsewherePlaces({ state: { draft, elsewhereProblems: problems }, events }: SectionProps) {
  const places = draft.openElsewhere;
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
  const count = useRef(places.length);
  const removing = useFocusAfterRemoval(part, places, {
    button: '.nl-place > .nl-icon-button:last-child',
    otherwise: () => part.current?.querySelector<HTMLElement>('button'),
  });
  // A new place is typed into at once.
  useEffect(() => {
    const before = count.current;
    count.current = places.length;
    if (places.length === before || !part.current?.contains(document.activeElement ?? null)) return;
    const fields = part.current.querySelectorAll<HTMLInputElement>('input');
    if (places.length > before) fields[fields.length - 2]?.focus();
  }, [places.length]);

  const type = (openElsewhere: Elsewhere[]) => events.onChange({ ...draft, openElsewhere });
  const keep = (openElsewhere: Elsewhere[]) => events.onSet({ openElsewhere });
  const change = (index: number, with_: Partial<Elsewhere>) =>
    type(places.map((place, each) => (each === index ? { ...place, ...with_ } : place)));

  return (
    <section ref={part} id="elsewhere" class="nl-stack nl-roomy nl-options-part" aria-labelledby="elsewhere-title">
      <PartTitle id="elsewhere-title" title={say('elsewhereTitle')} part={part} wrong={wrong} />
      <PivotChoice on={draft.pivots} onChange={(pivots) => events.onSet({ pivots })} />
      <div class="nl-option nl-elsewhere-own">
        <div class="nl-spread nl-setting-line">
          <div class="nl-setting-words">
            <h3>{say('elsewhereOwn')}</h3>
            {places.length === 0 ? null : <p class="nl-options-hint">{say('elsewhereHint')}</p>}
          </div>
          <div class="nl-wraps nl-gap nl-setting-end">
            <Button disabled={places.length >= mostLinks} onPress={() => type([...places, { name: '', template: '' }])}>
              {say('elsewhereAdd')}
            </Button>
          </div>
        </div>
        {places.map((place, index) => (
          <div key={index} class="nl-place">
            <Field
              id={`elsewhere-name-${index}`}
              label={say('elsewhereName', index + 1)}
              value={place.name}
              problem={problems[index]?.name ?? null}
              onInput={(name) => change(index, { name })}
              onCommit={events.onCommit}
            />
            <Field
              id={`elsewhere-template-${index}`}
              label={say('elsewhereTemplate', index + 1)}
              value={place.template}
              placeholder="https://"
              hint={linkNote(place.template.trim(), 'site')}
              problem={problems[index]?.template ?? null}
              onInput={(template) => change(index, { template })}
              onCommit={events.onCommit}
            />
            <Favorite
              name={place.name}
              on={place.favorite === true}
              onChange={(favorite) => keep(places.map((each, at) => (at === index ? { ...each, favorite } : each)))}
            />
            <IconButton
              icon="close"
              label={say('elsewhereRemove', index + 1)}
              onPress={() => {
                removing(index);
                keep(places.filter((_, each) => each !== index));
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
