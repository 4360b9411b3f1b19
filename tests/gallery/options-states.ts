import type { OptionsState } from '../../components/options/options-state.ts';
import { ok } from '../../lib/model/result.ts';
import { noPolicy, readPolicyValues } from '../../lib/model/settings/policy.ts';
import { settingsSchema } from '../../lib/model/settings/settings.ts';
import { linkProblem } from '../../lib/words/link-words.ts';
import { say } from '../../lib/words/say.ts';
import { failures } from './failures.ts';
import { galleryDates } from './reports.ts';

/** The options as a new user finds them. */
export const freshOptions: OptionsState = {
  draft: settingsSchema.parse({}),
  saved: settingsSchema.parse({}),
  policy: noPolicy,
  keyDraft: null,
  savedKey: { hasKey: false, last4: null, origins: [], isRefused: false },
  privateSites: {},
  browserCountry: 'DE',
  pageNames: 0,
  historyLength: 0,
  dataDates: galleryDates,
  problems: { phoneValidation: null, ipGeolocation: null, callerId: null },
  keyProblem: null,
  budgets: { minute: '20', site: '60', day: '200' },
  budgetProblems: { minute: null, site: null, day: null },
  elsewhereProblems: [],
  reachProblems: { call: null, message: null },
  ownCopyProblem: null,
  blocked: [],
  needsConsent: false,
  save: 'unchanged',
  applied: 'none',
  tests: {},
  lost: null,
  trouble: null,
  search: '',
};

const addresses = {
  phoneValidation: 'https://lookup.example/phone',
  ipGeolocation: 'https://lookup.example/ip',
  callerId: 'https://lookup.example/caller',
};

const setUp = settingsSchema.parse({ lookUpOnline: 'ask', addresses, defaultCountry: 'AT' });
const withAddresses = settingsSchema.parse({ lookUpOnline: 'ask', addresses });
const locked = settingsSchema.parse({ lookUpOnline: 'never', addresses, defaultCountry: 'DE', keepHistory: false });
const byHover = settingsSchema.parse({ lookUpOnline: 'hover', addresses });

/** The options in every state. */
export const optionsExamples: { name: string; state: OptionsState }[] = [
  { name: 'Fresh', state: freshOptions },
  {
    name: 'Set up and tested',
    state: {
      ...freshOptions,
      draft: setUp,
      saved: setUp,
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: false },
      save: 'saved',
      tests: {
        phoneValidation: { kind: 'done', outcome: ok(null) },
        callerId: { kind: 'done', outcome: { ok: false, problem: failures['refused-key'] } },
        ipGeolocation: { kind: 'asking' },
      },
    },
  },
  { name: 'Applied at once', state: { ...freshOptions, applied: 'applied' } },
  { name: 'Applied not', state: { ...freshOptions, applied: 'failed' } },
  {
    name: 'With names of pages',
    state: { ...freshOptions, draft: settingsSchema.parse({ rememberNames: true, keepSites: true }), pageNames: 412 },
  },
  {
    name: 'Addresses without a key',
    state: { ...freshOptions, draft: withAddresses, saved: withAddresses },
  },
  {
    name: 'Set up, one address left empty',
    state: {
      ...freshOptions,
      draft: settingsSchema.parse({ lookUpOnline: 'ask', addresses: { ...addresses, callerId: '' } }),
      saved: settingsSchema.parse({ lookUpOnline: 'ask', addresses: { ...addresses, callerId: '' } }),
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: false },
    },
  },
  {
    name: 'A key that was refused, an address elsewhere',
    state: {
      ...freshOptions,
      draft: settingsSchema.parse({
        lookUpOnline: 'ask',
        addresses: { ...addresses, callerId: 'https://other.example/caller' },
      }),
      saved: withAddresses,
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: true },
      save: 'changed',
    },
  },
  {
    name: 'Before the browser’s consent',
    state: {
      ...freshOptions,
      draft: byHover,
      saved: byHover,
      policy: readPolicyValues({ lookUpOnline: 'hover' }),
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: false },
      needsConsent: true,
    },
  },
  {
    name: 'Blocked by the browser, a budget refused',
    state: {
      ...freshOptions,
      draft: byHover,
      saved: byHover,
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: false },
      blocked: ['https://lookup.example'],
      budgets: { minute: '20', site: 'many', day: '200' },
      budgetProblems: { minute: null, site: say('budgetProblem', 0, 100_000), day: null },
    },
  },
  {
    name: 'Places of the person’s own, one refused',
    state: {
      ...freshOptions,
      historyLength: 137,
      draft: settingsSchema.parse({
        pivots: { shodan: true, tellows: 'favorite' },
        openElsewhere: [
          { name: 'Desk search', template: 'https://desk.example/search?q={subject}', favorite: true },
          { name: 'Asset list', template: 'http://assets.lan/{defanged}' },
          { name: 'Log viewer', template: 'http://logs.example/{subject}' },
        ],
      }),
      elsewhereProblems: [
        { name: null, template: null },
        { name: null, template: null },
        { name: null, template: say('linkHttp', 'http://logs.example') },
      ],
    },
  },
  {
    name: 'Calls by a telephone system, a chat link refused',
    state: {
      ...freshOptions,
      draft: settingsSchema.parse({
        callWith: 'sip:{e164}@pbx.example.com',
        messageWith: 'https://chat.example/{phone}',
      }),
      reachProblems: { call: null, message: linkProblem('https://chat.example/{phone}', 'number') },
    },
  },
  {
    name: 'Locked by an organization',
    state: {
      ...freshOptions,
      draft: locked,
      saved: locked,
      policy: readPolicyValues({
        lookUpOnline: 'never',
        addresses,
        defaultCountry: 'DE',
        keepHistory: false,
        rememberNames: false,
        budgets: { day: 200 },
      }),
    },
  },
  {
    name: 'A policy with mistakes',
    state: {
      ...freshOptions,
      policy: readPolicyValues({ lookUpOnline: 'ask', budgets: { minute: -1 }, colour: 'red' }),
    },
  },
  { name: 'Hidden by an organization', state: { ...freshOptions, policy: readPolicyValues({ hideOptions: true }) } },
  {
    name: 'Hidden by an organization, a key typed',
    state: { ...freshOptions, policy: readPolicyValues({ hideOptions: true }), keyDraft: 'abcdef', save: 'changed' },
  },
  { name: 'Searched: country', state: { ...freshOptions, search: 'country' } },
  { name: 'Searched, nothing found', state: { ...freshOptions, search: 'teapot' } },
  { name: 'Old built-in data', state: { ...freshOptions, dataDates: { phone: '2026-03-26', ip: '2025-06-17' } } },
  { name: 'Storage fails', state: { ...freshOptions, trouble: 'failing' } },
  { name: 'Storage was damaged, the key lost', state: { ...freshOptions, lost: { at: 0, key: 'lost' } } },
  { name: 'A key with a space inside', state: { ...freshOptions, keyDraft: 'abc def', save: 'changed' } },
  {
    name: 'A key that is too long',
    state: {
      ...freshOptions,
      keyDraft: 'k'.repeat(513),
      keyProblem: say('keyTooLong', 512),
      save: 'refused',
    },
  },
  {
    name: 'An address refused, the key about to go',
    state: {
      ...freshOptions,
      draft: settingsSchema.parse({
        lookUpOnline: 'hover',
        addresses: { ...addresses, callerId: 'http://lookup.example' },
      }),
      keyDraft: '',
      savedKey: { hasKey: true, last4: '9f3c', origins: ['https://lookup.example'], isRefused: false },
      problems: {
        ...freshOptions.problems,
        callerId: say('addressNotHttps'),
      },
      save: 'refused',
    },
  },
];
