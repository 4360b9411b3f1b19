import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { FileButton } from '../../../parts/FileButton.tsx';
import type { ProvidersState } from '../providers-state.ts';
import { DefinitionForm } from './DefinitionForm.tsx';
import { definitionProblemText } from './definition-words.ts';
import type { OwnEvents, OwnState } from './own-state.ts';
import '../../data/data.css';
import '../../options.css';
import './own-providers.css';
import '../providers.css';

type OwnProvidersProps = {
  state: OwnState;
  providers: ProvidersState;
  now: number;
  onAllow: (origin: string) => void;
  /** One more can be described. */
  hasRoom: boolean;
  /** The user described one that they can remove to make room. */
  canMakeRoom: boolean;
  events: OwnEvents;
};

/** Describes a provider that is not built in, in a form or by a file. It is off until it is added. */
export function OwnProviders({ state, hasRoom, canMakeRoom, events, ...shown }: OwnProvidersProps) {
  const { draft, refused, findings } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = draft !== null;
  const wasOpen = useRef(false);
  // The form with the focus is gone: the focus goes back to where it was.
  useEffect(() => {
    if (wasOpen.current && !isOpen) title.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div class="nl-stack nl-roomy nl-rule nl-own">
      <div class="nl-stack nl-own-row">
        <h3 ref={title} tabIndex={-1}>
          {say('customTitle')}
        </h3>
        <p class="nl-options-hint">
          {say(hasRoom || draft ? 'customHint' : canMakeRoom ? 'customFull' : 'customNoRoom')}
        </p>
        {draft || !hasRoom ? null : (
          <div class="nl-if-filled nl-provider-buttons">
            <Button onPress={() => events.onDescribe(null)}>{say('customDescribe')}</Button>
            <FileButton
              label={say('customFile')}
              accept=".json,application/json"
              place="nl-focus-around nl-file-button"
              onFiles={([file]) => file && events.onFile(file)}
            />
          </div>
        )}
      </div>
      {draft ? <DefinitionForm draft={draft} findings={findings} events={events} {...shown} /> : null}
      <p role="alert" class="nl-bad nl-field-problem">
        {refused ? `${say('customRefused', refused.file)} ${definitionProblemText(refused.problem)}` : ''}
      </p>
    </div>
  );
}
