import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Card } from '../../components/card/Card.tsx';
import type { CardEvents } from '../../components/card/card-state.ts';
import { AskedProgram } from '../../components/page/AskedProgram.tsx';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import type { CardExample } from './card-states.ts';
import { cardExamples } from './card-states.ts';
import { galleryNow } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { tools } from './tools.ts';

const events: CardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onTurnOff: nothing,
  onOptions: nothing,
  onOpenAll: nothing,
  onClose: nothing,
  onPin: nothing,
  onMove: nothing,
  onDetails: nothing,
  onWalk: nothing,
  onNote: nothing,
};

/** What an example has besides its state. */
type Extra = Partial<Pick<ComponentProps<typeof Card>, 'tools' | 'pinned' | 'notice'>>;

const favorites = ['Spam desk', 'Address book of the whole company'].map((name, index) => {
  return { name, template: `https://desk-${index + 1}.directory.example/{digits}`, favorite: true };
});

/** Examples of the first state, after a press or with other tools. */
const more: { name: string; presses?: MessageKey[]; extra: Extra }[] = [
  {
    name: 'Open all favorites, asked',
    presses: ['cardMenu', 'openAll'],
    extra: { tools: { ...tools, elsewhere: favorites } },
  },
  { name: 'A program was asked', extra: { notice: <AskedProgram scheme="zoomphonecall:" /> } },
  { name: 'A chat is chosen', extra: { tools: { ...tools, messageWith: 'https://wa.me/{digits}' } } },
  {
    name: 'A chat is chosen, pinned',
    extra: { pinned: true, tools: { ...tools, messageWith: 'https://wa.me/{digits}' } },
  },
];

/** Presses the buttons and menu items of these names, one after the other, as soon as it is drawn. */
function Pressed({ names, children }: { names: MessageKey[]; children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = async () => {
      for (const name of names.map((key) => say(key))) {
        const all = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
        all.find((each) => each.ariaLabel === name || each.textContent === name)?.click();
        await new Promise((drawn) => setTimeout(drawn));
      }
    };
    void press();
  }, []);
  return (
    <div ref={root} style="display: contents">
      {children}
    </div>
  );
}

function surface(name: string, details: boolean): Surface {
  const view = ({ name: of, state, pinned = false }: CardExample, extra: Extra = {}) => (
    <Card
      state={state.view === 'report' ? { ...state, details } : state}
      now={galleryNow}
      here="America/New_York"
      copied={details && of === 'Answered, all agree' ? 'e164' : null}
      tools={tools}
      pinned={pinned}
      events={events}
      {...extra}
    />
  );
  const boxOf = (box: string) => `${box} gallery-${details ? 'details' : 'glance'}`;
  const [first] = cardExamples;
  const others = more.map(({ name: of, presses = [], extra }) => ({
    name: of,
    box: boxOf('phone'),
    view: first ? <Pressed names={presses}>{view(first, extra)}</Pressed> : null,
  }));
  const states = cardExamples.map((each) => ({ name: each.name, box: boxOf(each.box), view: view(each) }));
  return { name, examples: [...states, ...others] };
}

/** The card at a glance, in the small box of its kind. */
export const cardSurface = surface('card', false);

/** The card with all details, in the large box of its kind. */
export const cardDetailsSurface = surface('card-details', true);
