import { draftOf } from '../../components/options/providers/own/definition-draft.ts';
import type { OwnState } from '../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../components/options/providers/providers-state.ts';
import { ok } from '../../lib/model/result.ts';
import type { CustomDefinition, Finding } from '../../lib/model/settings/custom/definition.ts';
import type { ProvidersView, ProviderView } from '../../lib/model/settings/provider-view.ts';
import { failures } from './failures.ts';

const rdap: ProviderView = {
  id: 'rdap',
  kinds: ['ip'],
  hosts: ['rdap.db.ripe.net', 'rdap.arin.net', 'rdap.apnic.net', 'rdap.lacnic.net', 'rdap.afrinic.net'],
  fields: [],
  units: 1,
  mayHover: false,
  isAdded: true,
  values: {},
  hover: false,
  limits: { minute: 5, day: 200 },
  last: 'answered',
  isRefused: false,
  used: 12,
};
const twilio: ProviderView = {
  ...rdap,
  id: 'twilio',
  kinds: ['phone'],
  hosts: ['lookups.twilio.com'],
  fields: [
    { id: 'account', secret: false },
    { id: 'secret', secret: true },
    { id: 'plan', secret: false, choices: ['line_type_intelligence,caller_name', 'validation'] },
  ],
  values: { account: '', secret: '', plan: 'validation' },
  units: 2,
  isAdded: false,
  last: null,
  used: 0,
};
const ipinfo: ProviderView = {
  ...rdap,
  id: 'ipinfo',
  hosts: ['api.ipinfo.io'],
  fields: [
    { id: 'key', secret: true },
    { id: 'plan', secret: false, choices: ['Lite', 'Core'] },
  ],
  values: { key: '9f3c', plan: 'Lite' },
  mayHover: true,
  hover: true,
  last: 'refused-key',
  isRefused: true,
  used: 0,
};
const reverseDns: ProviderView = {
  ...rdap,
  id: 'reverseDns',
  hosts: ['cloudflare-dns.com', 'dns.google'],
  fields: [{ id: 'resolver', secret: false, choices: ['Cloudflare', 'Google'] }],
  values: { resolver: 'Cloudflare' },
  isAdded: false,
  last: null,
  used: 0,
};

const definition: CustomDefinition = {
  name: 'Our CRM',
  of: 'phone',
  url: 'https://crm.example/api/v2/customers/who?tel={e164}&team={team}',
  headers: { authorization: 'Bearer {key}', 'x-tenant': 'north' },
  fields: [
    { id: 'key', label: 'Access token', secret: true },
    { id: 'team', label: 'Team', secret: false },
  ],
  found: { at: '/items/0', equals: 'yes' },
  facts: { callerName: ['/items/0/company', '/items/0/name'], lineType: ['/items/0/kind'] },
  words: { lineType: { cell: 'MOBILE', land: 'FIXED_LINE' } },
};
const crm: ProviderView = {
  ...twilio,
  id: 'custom1',
  hosts: ['crm.example'],
  fields: definition.fields,
  values: { key: '', team: '' },
  units: 1,
  mayHover: true,
  limits: { minute: 10, day: 100 },
  own: { name: 'Our CRM', definition, isPreset: false },
};
const preset: ProviderView = { ...crm, own: { name: 'Our CRM', definition, isPreset: true } };
const longName = 'Kundenverwaltung der Niederlassung Nord';
const longPreset: ProviderView = {
  ...preset,
  id: 'custom2',
  own: { name: longName, definition: { ...definition, name: longName }, isPreset: true },
};
const added = { isAdded: true, values: { key: '7f3a', team: 'north' }, last: 'timeout' } as const;

const findings: Finding[] = [
  { fact: 'found', pointer: '/items/0', found: { type: 'object', length: 3, text: '' } },
  { fact: 'callerName', pointer: '/items/0/company', found: null },
  { fact: 'callerName', pointer: '/items/0/name', found: { type: 'text', length: 12, text: 'Zoë Müller' } },
  { fact: 'lineType', pointer: '/items/0/kind', found: { type: 'number', length: 1, text: '4' } },
];

const view: ProvidersView = {
  providers: [rdap, ipinfo, twilio, reverseDns],
  order: { phone: [], ip: ['service', 'ipinfo', 'rdap'] },
  goOn: true,
  mode: 'ask',
  isLocked: false,
  hasRoom: true,
};
const fresh: ProvidersState = { view, drafts: {}, problems: {}, tests: {}, refused: null, unsaved: null };
/** No provider is added yet, and lookups are off: as the options begin. */
export const unusedProviders: ProvidersState = {
  ...fresh,
  view: {
    ...view,
    providers: view.providers.map((provider) => ({
      ...provider,
      isAdded: false,
      hover: false,
      last: null,
      isRefused: false,
      used: 0,
      values: {},
    })),
    mode: 'never',
    order: { phone: [], ip: [] },
  },
};
const withOnly = (provider: ProviderView, more: Partial<ProvidersState> = {}): ProvidersState => ({
  ...fresh,
  ...more,
  view: { ...view, providers: [provider], order: { phone: ['custom1', 'service'], ip: [] } },
});

/** The part of the options on providers in every state: built-in ones, the person's own, and an organization's. */
export const providerExamples: { name: string; state: ProvidersState; own: OwnState }[] = [
  { name: 'some added, in an order', state: fresh, own: noOwn },
  {
    name: 'some opened and typed in',
    state: { ...fresh, drafts: { rdap: { minute: '4' }, ipinfo: {}, twilio: {}, reverseDns: {} } },
    own: noOwn,
  },
  {
    name: 'none added, lookups off',
    state: {
      ...fresh,
      view: {
        ...view,
        providers: [{ ...rdap, isAdded: false, last: null, used: 0 }],
        mode: 'never',
        order: { phone: [], ip: [] },
      },
    },
    own: noOwn,
  },
  { name: 'an organization keeps lookups off', state: { ...fresh, view: { ...view, isLocked: true } }, own: noOwn },
  {
    name: 'fields refused, a test failed',
    state: {
      ...fresh,
      problems: { twilio: { account: 'missing', secret: 'bad' }, ipinfo: { minute: 'no-limit' } },
      tests: { ipinfo: { kind: 'done', outcome: { ok: false, problem: failures['refused-key'] } } },
    },
    own: noOwn,
  },
  {
    name: 'an order for each kind',
    state: {
      ...fresh,
      view: {
        ...view,
        providers: [rdap, { ...ipinfo, isRefused: false, last: 'answered', used: 200 }, { ...crm, ...added }],
        order: { phone: ['custom1', 'service'], ip: ['service', 'rdap', 'ipinfo'] },
        goOn: false,
      },
    },
    own: noOwn,
  },
  { name: 'one’s own, not added', state: withOnly(crm, { drafts: { custom1: {} } }), own: noOwn },
  {
    name: 'one’s own, tested',
    state: withOnly({ ...crm, ...added }, { tests: { custom1: { kind: 'done', outcome: ok(null) } } }),
    own: { ...noOwn, findings: { custom1: findings } },
  },
  { name: 'an organization’s, not added', state: withOnly(preset, { drafts: { custom1: {} } }), own: noOwn },
  {
    name: 'an organization’s, added, no room beside it',
    state: {
      ...fresh,
      drafts: { custom2: {} },
      view: {
        ...view,
        providers: [{ ...longPreset, ...added }],
        order: { phone: ['service', 'custom2'], ip: [] },
        hasRoom: false,
      },
    },
    own: noOwn,
  },
  {
    name: 'three described',
    state: { ...fresh, view: { ...view, providers: [crm], hasRoom: false } },
    own: noOwn,
  },
  { name: 'an empty form', state: withOnly(crm), own: { ...noOwn, draft: draftOf(null, null) } },
  { name: 'a filled form', state: withOnly(crm), own: { ...noOwn, draft: draftOf('custom1', definition) } },
  {
    name: 'a form tested',
    state: withOnly({ ...crm, ...added }, { tests: { custom1: { kind: 'done', outcome: ok(null) } } }),
    own: { ...noOwn, draft: draftOf('custom1', definition), findings: { custom1: findings } },
  },
  {
    name: 'a form without its key',
    state: withOnly(crm, { problems: { custom1: { key: 'missing' } } }),
    own: { ...noOwn, draft: draftOf('custom1', definition) },
  },
  {
    name: 'a form refused',
    state: withOnly(crm),
    own: {
      ...noOwn,
      draft: { ...draftOf('custom1', definition), problem: { kind: 'too-long', at: 'url', most: 1_000 } },
    },
  },
  {
    name: 'a file refused',
    state: withOnly(crm),
    own: {
      ...noOwn,
      refused: {
        file: 'numlens-provider-our-crm.json',
        problem: { kind: 'secret-inside', at: 'headers.authorization' },
      },
    },
  },
];
