import { useId, useRef } from 'preact/hooks';
import { onlineModes } from '../../../lib/model/settings/settings.ts';
import { listOf } from '../../../lib/words/isolated.ts';
import { say } from '../../../lib/words/say.ts';
import { serviceHosts } from '../../../lib/words/service-names.ts';
import { onlineModeWords } from '../data/setting-words.ts';
import { More } from '../parts/More.tsx';
import { Locked } from '../parts/Notes.tsx';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import type { OnlineProps } from './Budgets.tsx';
import { Budgets } from './Budgets.tsx';
import '../options.css';

/** The choice of when lookups go online, with the limits of hovering, and what is sent, to whom, and at what cost. */
export function OnlineChoice({ state, spending, events }: OnlineProps) {
  const { draft, budgets, policy } = state;
  const isLocked = policy.set.lookUpOnline !== undefined;
  const name = useId();
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
  // A budget that is still being typed is no number yet.
  const limits = [budgets.minute, budgets.site, budgets.day].map((text) => (/^\d+$/.test(text.trim()) ? text : '…'));
  const hosts = serviceHosts(draft.addresses);
  const told = [
    say('onlineSent'),
    hosts.length === 0 ? say('onlineSentToNone') : say('onlineSentTo', listOf(hosts)),
    say('onlineNotSent'),
  ];
  const cost = labeled(say('onlineCost'));
  return (
    <section ref={part} id="online" class="nl-stack nl-roomy nl-options-part" aria-labelledby="online-title">
      <div class="nl-radios" role="radiogroup" aria-labelledby="online-title" aria-describedby="online-cost">
        <PartTitle id="online-title" title={say('onlineTitle')} part={part} wrong={wrong} />
        <Locked isLocked={isLocked} id="online-mode">
          {onlineModes.map((each) => (
            <div key={each} class="nl-radio">
              <input
                type="radio"
                id={`online-${each}`}
                name={name}
                value={each}
                checked={each === draft.lookUpOnline}
                aria-describedby={`online-${each}-hint`}
                onChange={() => events.onSet({ lookUpOnline: each })}
              />
              <label for={`online-${each}`}>{say(onlineModeWords[each].label)}</label>
              <p id={`online-${each}-hint`} class="nl-options-hint">
                {each === 'hover' ? say(onlineModeWords[each].hint, ...limits) : say(onlineModeWords[each].hint)}
              </p>
            </div>
          ))}
        </Locked>
      </div>
      <Budgets state={state} spending={spending} events={events} />
      {draft.lookUpOnline === 'hover' ? (
        <SwitchRow of="hoverInFiles" hint={say('hoverInFilesHint')} state={state} events={events} />
      ) : null}
      <div id="online-cost" class="nl-stack nl-gap nl-rule nl-consent-part">
        <dl class="nl-consent">
          {told.map((sentence) => (
            <LabeledSentence key={sentence} sentence={sentence} />
          ))}
        </dl>
        {isLocked ? null : <p>{say('onlineWithdraw')}</p>}
        <More label={cost.label}>
          <p>{cost.words}</p>
        </More>
      </div>
    </section>
  );
}

/** Takes a sentence of the form "What is sent: the number" apart: what is before its colon is a label. */
function labeled(sentence: string): { label: string; colon: string; words: string } {
  const [, label = '', colon = '', words = sentence] = /^([^:：]+?)(\s*[:：])\s*(.+)$/su.exec(sentence) ?? [];
  return { label, colon, words };
}

/** A sentence with its label above the rest. */
function LabeledSentence({ sentence }: { sentence: string }) {
  const { label, colon, words } = labeled(sentence);
  return (
    <div>
      <dt>
        {label}
        {/* Whoever reads or searches the text has the sentence. */}
        <span class="nl-hidden">{colon}</span>
      </dt>
      {/* A space for those who read or search the text as a whole. */} <dd>{words}</dd>
    </div>
  );
}
