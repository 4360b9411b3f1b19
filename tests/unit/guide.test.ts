import { expect, it } from 'vitest';
import {
  addressLabels,
  budgetLabels,
  keyWords,
  onlineModeWords,
  openerWords,
  phonePathWords,
  settingNames,
  themeWords,
} from '../../components/options/data/setting-words.ts';
import { optionGroups } from '../../components/options/option-sections.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { siteModeWords } from '../../lib/words/site-text.ts';
import { readLanguage } from '../../scripts/languages/read-language.ts';
import { readProjectFile } from './project-file.ts';

const english = readLanguage('en');
const options = /^## Options\n(.*?)^## /ms.exec(readProjectFile('docs/GUIDE.md'))?.[1] ?? '';
const table = options.split('\n').filter((line) => line.startsWith('|'));

/** Settings whose own names are those of their parts, and one that is changed elsewhere. */
const inParts = ['settingAddresses', 'settingDelays', 'settingPaused'];

const inTable: MessageKey[] = [
  ...Object.values(settingNames).filter((key) => !inParts.includes(key)),
  ...Object.values(addressLabels),
  ...Object.values(phonePathWords),
  ...Object.values(siteModeWords),
  ...Object.values(themeWords),
  ...Object.values(openerWords),
  ...Object.values(keyWords),
  ...Object.values(onlineModeWords).map(({ label }) => label),
  ...(['apiKey', 'showDelay', 'closeDelay'] as const),
  ...(['providersTitle', 'providerHover', 'providerMinute', 'providerDay', 'providersGoOn'] as const),
  ...(['providersOrderPhone', 'providersOrderIp'] as const),
];

it.each(inTable)('GUIDE.md has a row or a choice of the options for %s, in their own words', (key) => {
  expect(table.join('\n')).toContain(english[key]?.message);
});

it.each(optionGroups.flatMap(({ sections }) => sections.map(({ title }) => title)))(
  'GUIDE.md names the section %s of the options',
  (title) => {
    expect(options).toContain(english[title]?.message);
  },
);

it('GUIDE.md says what the hover limits count', () => {
  const row = table.find((line) => line.includes(`| ${english['budgetsTitle']?.message} |`)) ?? '';
  for (const key of Object.values(budgetLabels)) {
    expect(row.toLowerCase()).toContain(english[key]?.message.toLowerCase().replace('requests ', ''));
  }
});
