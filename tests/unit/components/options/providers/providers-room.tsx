import { vi } from 'vitest';
import type { ShownState } from '../../../../../components/options/parts/StateMark.tsx';
import { AllProviders } from '../../../../../components/options/providers/AllProviders.tsx';
import type { OwnEvents } from '../../../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../../../components/options/providers/own/own-state.ts';
import type { ProvidersEvents, ProvidersState } from '../../../../../components/options/providers/providers-state.ts';
import { WhoAnswers } from '../../../../../components/options/providers/WhoAnswers.tsx';
import type { ProvidersView, ProviderView } from '../../../../../lib/model/settings/provider-view.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';

export const rdap: ProviderView = {
  id: 'rdap',
  kinds: ['ip'],
  hosts: ['rdap.db.ripe.net', 'rdap.arin.net'],
  fields: [],
  units: 1,
  mayHover: false,
  isAdded: false,
  values: {},
  hover: false,
  limits: { minute: 5, day: 200 },
  last: null,
  isRefused: false,
  used: 0,
};
export const twilio: ProviderView = {
  ...rdap,
  id: 'twilio',
  kinds: ['phone'],
  hosts: ['lookups.twilio.com'],
  fields: [
    { id: 'account', secret: false },
    { id: 'secret', secret: true },
    { id: 'plan', secret: false, choices: ['line_type_intelligence', 'validation'] },
  ],
  values: { account: '', secret: '', plan: 'line_type_intelligence' },
};
export const ipinfo: ProviderView = {
  ...rdap,
  id: 'ipinfo',
  hosts: ['api.ipinfo.io'],
  fields: [{ id: 'key', secret: true }],
  values: { key: 'end1' },
  isAdded: true,
  mayHover: true,
  last: 'timeout',
};
export const view: ProvidersView = {
  providers: [rdap, ipinfo, twilio],
  order: { phone: [], ip: ['ipinfo', 'rdap'] },
  goOn: false,
  mode: 'never',
  isLocked: false,
  hasRoom: true,
};
/** Lookups are on. */
export const on: ProvidersView = { ...view, mode: 'ask' };
export const events: ProvidersEvents = {
  onDraft: vi.fn(),
  onSave: vi.fn(),
  onRemove: vi.fn(),
  onTest: vi.fn(),
  onHover: vi.fn(),
  onOrder: vi.fn(),
  onAllow: vi.fn(),
};

export const isOn: ShownState = { state: 'on', words: 'On' };
/** Without its row, whose form is the options’ own. */
export const service = { state: isOn, isSetUp: true, row: null };

export function draw(change: Partial<ProvidersState> = {}, shown = view, own = noOwn): HTMLElement {
  const state: ProvidersState = {
    view: shown,
    drafts: {},
    problems: {},
    tests: {},
    refused: null,
    unsaved: null,
    ...change,
  };
  return render(
    <WhoAnswers>
      <AllProviders
        state={state}
        service={service}
        now={galleryNow}
        events={events}
        own={{ state: own, events: ownEvents }}
      />
    </WhoAnswers>,
  );
}

export const ownEvents: OwnEvents = {
  onDescribe: vi.fn(),
  onDefinition: vi.fn(),
  onKeep: vi.fn(),
  onTry: vi.fn(),
  onCancel: vi.fn(),
  onFile: vi.fn(),
  onExport: vi.fn(),
};

export const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')];
export const nameOf = (each: HTMLElement) => each.getAttribute('aria-label') ?? each.textContent ?? '';
export const button = (root: HTMLElement, name: string) => buttons(root).find((each) => nameOf(each) === name);
