import { GlanceReport } from '../../components/card/GlanceReport.tsx';
import { usualTools } from '../../components/page/report-tools.ts';
import { Welcome } from '../../components/welcome/Welcome.tsx';
import type { WelcomeState } from '../../components/welcome/welcome-state.ts';
import { say } from '../../lib/words/say.ts';
import { galleryNow, report } from './reports.ts';
import type { Surface } from './surface.ts';
import { nothing } from './surface.ts';
import { cern } from './welcome-states.ts';

const fresh: WelcomeState = {
  picked: null,
  isFailed: false,
  keys: [
    { name: say('commandNext'), keys: 'Alt+Shift+J' },
    { name: say('commandPrevious'), keys: 'Alt+Shift+K' },
  ],
  browser: 'chrome',
  isDecided: false,
};

const events = { onTry: nothing, onOptions: nothing, onReport: nothing };
const cardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: nothing,
  onRecipe: nothing,
  onSave: nothing,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onOptions: nothing,
  onClose: nothing,
  onDetails: nothing,
};

/** What the page opens with. */
const card = (
  <GlanceReport
    pinned={false}
    note={null}
    state={{
      view: 'report',
      report: report(cern),
      offer: { kind: 'none' },
      country: null,
      asking: false,
    }}
    now={galleryNow}
    here="America/New_York"
    copied={null}
    tools={usualTools}
    events={cardEvents}
  />
);

/** The page of the first run. */
export const welcomeSurface: Surface = {
  name: 'welcome',
  examples: [
    {
      name: 'Fresh',
      box: 'welcome',
      view: (
        <Welcome state={{ ...fresh, picked: 'ip' }} events={events}>
          {card}
        </Welcome>
      ),
    },
    { name: 'Card closed', box: 'welcome', view: <Welcome state={fresh} events={events} /> },
    {
      name: 'Firefox, an organization decided, no card',
      box: 'welcome',
      view: (
        <Welcome
          state={{ ...fresh, picked: 'phone', isFailed: true, browser: 'firefox', isDecided: true, keys: [] }}
          events={events}
        />
      ),
    },
    {
      name: 'In a narrow window',
      box: 'narrow',
      view: (
        <Welcome state={{ ...fresh, picked: 'ip' }} events={events}>
          {card}
        </Welcome>
      ),
    },
  ],
};
