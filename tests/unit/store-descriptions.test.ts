import { expect, it } from 'vitest';
import { settingsSchema } from '../../lib/model/settings/settings.ts';
import { languageFolders, readLanguage } from '../../scripts/languages/read-language.ts';
import { readProjectFile } from './project-file.ts';

/** The sentences of the product that describe it, as points. */
const points = ['welcomeHoverHow', 'welcomeMenuHow', 'welcomeTypeHow', 'contactsHint'];
const { minute, site, day } = settingsSchema.parse({}).budgets;
const limits = ['', minute, site, day];

/** What Edge's store asks for; the others take as many. */
const [least, most] = [250, 10_000];

function descriptionIn(folder: string): string {
  const words = readLanguage(folder);
  const say = (key: string): string => words[key]?.message ?? `(${key} is missing)`;
  const colon = { fr: '\u00a0: ', ja: '：', zh_CN: '：' }[folder] ?? ': ';
  const hover = say('modeHoverHint').replace(/\$(\d)/g, (_, place: string) => String(limits[Number(place)]));
  // What is sent, to whom and when is what the stores want to read first.
  const sent = [
    say('welcomeOnline'),
    say('onlineSent'),
    say('onlineSentToNone'),
    `${say('modeAsk')}${colon}${say('modeAskHint')}`,
    `${say('modeHover')}${colon}${hover}`,
    say('onlineNotSent'),
  ].join('\n');
  const list = points.map((key) => `- ${say(key)}`).join('\n');
  return [`## ${folder}`, sent, say('extensionDescription'), list, say('dbIpApproximate')].join('\n\n');
}

it.each(['en', ...languageFolders()])('the description in %s is as long as Edge asks for', (folder) => {
  const { length } = descriptionIn(folder).replace(/^## \w+\n\n/, '');
  expect(length).toBeGreaterThan(least);
  expect(length).toBeLessThan(most);
});

it("the stores' fields for reviewers take what REVIEWERS.md has for them", () => {
  const texts = [
    ...readProjectFile('docs/store/REVIEWERS.md').matchAll(/\(([\d,]+)[^)]* at most\):\n\n```text\n(.*?)\n```/gs),
  ];
  expect(texts).toHaveLength(3);
  for (const [, limit = '', text = ''] of texts)
    expect(text.length).toBeLessThanOrEqual(Number(limit.replace(',', '')));
});

it('the stores have a description in each language, of the sentences that the product says (-u writes it)', async () => {
  const folders = ['en', ...languageFolders()];
  const text = [
    '# Descriptions',
    'One for each language of the package, made of sentences that the product says. The long English one is in [LISTING.md](LISTING.md). `npx vitest run tests/unit/store-descriptions.test.ts -u` writes this file.',
    ...folders.map(descriptionIn),
  ].join('\n\n');
  expect(text).not.toContain('is missing');
  await expect(`${text}\n`).toMatchFileSnapshot('../../docs/store/DESCRIPTIONS.md');
});
