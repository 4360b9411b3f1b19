import type { ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';
import { withParsedHost } from '../../../lib/model/settings/link-template.ts';
import { pivotIds, pivots } from '../../../lib/model/settings/pivots.ts';
import type { CardOpener, OnlineMode, Settings, Theme } from '../../../lib/model/settings/settings.ts';
import type { ChangeValue, SettingsChange } from '../../../lib/model/settings/settings-changes.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import { pivotName } from '../../../lib/words/pivot-name.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { siteModeWords } from '../../../lib/words/site-text.ts';

/** What each setting is called in lists. */
export const settingNames = {
  lookUpOnline: 'onlineTitle',
  hoverInFiles: 'hoverInFiles',
  addresses: 'settingAddresses',
  phonePath: 'phonePath',
  defaultCountry: 'defaultCountry',
  sites: 'sitesTitle',
  onlyHere: 'onlyHere',
  paused: 'settingPaused',
  findPhones: 'findPhones',
  findAddresses: 'findAddresses',
  keepHistory: 'keepHistory',
  keepSites: 'keepSites',
  badge: 'badgeOption',
  theme: 'themeTitle',
  openCard: 'openCardTitle',
  openKey: 'openKey',
  shortWalk: 'shortWalk',
  cardDelays: 'settingDelays',
  rememberNames: 'rememberNames',
  budgets: 'budgetsTitle',
  callWith: 'callWithTitle',
  messageWith: 'messageWithTitle',
  callInMenu: 'callInMenu',
  ownCopy: 'ownCopyTitle',
  pivots: 'pivotsTitle',
  openElsewhere: 'elsewhereTitle',
} as const satisfies Record<keyof Settings, MessageKey>;

export const onlineModeWords = {
  never: { label: 'modeNever', hint: 'modeNeverHint' },
  ask: { label: 'modeAsk', hint: 'modeAskHint' },
  hover: { label: 'modeHover', hint: 'modeHoverHint' },
} as const satisfies Record<OnlineMode, { label: MessageKey; hint: MessageKey }>;

export const addressLabels = {
  phoneValidation: 'addressPhoneValidation',
  ipGeolocation: 'addressIpGeolocation',
  callerId: 'addressCallerId',
} as const satisfies Record<ServiceOperationId, MessageKey>;

export const phonePathWords = {
  automatic: 'phonePathAutomatic',
  root: 'phonePathRoot',
  versioned: 'phonePathVersioned',
} as const satisfies Record<Settings['phonePath'], MessageKey>;

export const themeWords = {
  browser: 'themeBrowser',
  light: 'themeLight',
  dark: 'themeDark',
} as const satisfies Record<Theme, MessageKey>;

export const openerWords = {
  hover: 'openOnHover',
  modifier: 'openOnModifier',
  click: 'openOnClick',
} as const satisfies Record<CardOpener, MessageKey>;

export const keyWords = { Shift: 'keyShift', Alt: 'keyAlt' } as const satisfies Record<Settings['openKey'], MessageKey>;

export const budgetLabels = {
  minute: 'budgetMinute',
  site: 'budgetSite',
  day: 'budgetDay',
} as const satisfies Record<keyof Settings['budgets'], MessageKey>;

const delayLabels = { show: 'showDelay', close: 'closeDelay' } as const satisfies Record<
  keyof Settings['cardDelays'],
  MessageKey
>;

/** Returns a change in words: the setting's name, its old value and its new one. */
export function changeWords({ name, part, before, after }: SettingsChange): { of: string; old: string; now: string } {
  return { of: nameOf(name, part), old: valueText(name, before), now: valueText(name, after) };
}

/** Returns a change as one sentence: "Look up online: Never → When I ask". */
export function changeText(change: SettingsChange): string {
  const { of, old, now } = changeWords(change);
  return say('settingChange', of, old, now);
}

/**
 * Returns what the options call a setting that a policy names by its path, such as `budgets.minute`; the path if they
 * have no name for it.
 */
export function policyName(path: string): string {
  const [name = '', ...part] = path.split('.');
  return isSetting(name) ? nameOf(name, part.length === 0 ? null : part.join('.')) : path;
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(settingNames, name);
}

/** Returns a time in seconds, written in the language of the sentences. */
export function secondsText(milliseconds: number): string {
  const seconds = new Intl.NumberFormat(language(), { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return seconds.format(milliseconds / 1000);
}

function nameOf(name: keyof Settings, part: string | null): string {
  if (part === null) return say(settingNames[name]);
  if (name === 'sites') return say('siteModeOf', part);
  if (name === 'addresses') return wordOf(addressLabels, part);
  if (name === 'cardDelays') return wordOf(delayLabels, part);
  const pivot = name === 'pivots' ? pivotIds.find((id) => id === part) : undefined;
  if (pivot !== undefined) return say('settingPart', say('pivotsTitle'), pivotName(pivots[pivot]));
  return say('settingPart', say(settingNames[name]), name === 'budgets' ? wordOf(budgetLabels, part) : part);
}

function valueText(name: keyof Settings, value: ChangeValue): string {
  if (name === 'defaultCountry') return value === null ? say('phonePathAutomatic') : countryName(String(value));
  if (value === null || value === '') return say('settingNotSet');
  if (typeof value === 'boolean') return say(value ? 'siteModeNameOn' : 'siteModeNameOff');
  if (typeof value === 'number') {
    return name === 'cardDelays' ? secondsText(value) : new Intl.NumberFormat(language()).format(value);
  }
  return links.includes(name) ? withParsedHost(value) : wordOf(choiceWords[name] ?? {}, value); // guard host-as-opened
}

const links: readonly (keyof Settings)[] = ['callWith', 'messageWith', 'openElsewhere'];

const choiceWords: Partial<Record<keyof Settings, Record<string, MessageKey>>> = {
  pivots: { favorite: 'favoriteOn' },
  lookUpOnline: { never: 'modeNever', ask: 'modeAsk', hover: 'modeHover' },
  phonePath: phonePathWords,
  sites: siteModeWords,
  theme: themeWords,
  openCard: openerWords,
  openKey: keyWords,
};

/** Returns the words of a key in a table; the key itself if the table does not have it. */
function wordOf(table: Record<string, MessageKey>, key: string): string {
  const word = Object.hasOwn(table, key) ? table[key] : undefined;
  return word ? say(word) : key;
}
