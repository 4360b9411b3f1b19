import { expect, test } from 'vitest';
import { readLinkTemplate } from '../../../../lib/model/settings/link-template.ts';
import { pivotIds, pivots } from '../../../../lib/model/settings/pivots.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { openLinks } from '../../../../lib/report/copy/open-links.ts';
import { chosenPlaces } from '../../../../lib/words/pivot-name.ts';
import { ipReport, phoneReport, report } from '../../../gallery/reports.ts';

const all = Object.fromEntries(pivotIds.map((id) => [id, true]));
const places = chosenPlaces(settingsSchema.parse({ pivots: all }));
const link = (name: string, href: string) => ({
  ...{ name, href, to: new URL(href).host, isFavorite: false },
});
const hosts = (of: Parameters<typeof openLinks>[0]) => openLinks(of, places).map(({ href }) => new URL(href).host);

test('each ready-made link is off until it is turned on, and may be saved as a link of one’s own', () => {
  expect(chosenPlaces(settingsSchema.parse({}))).toEqual([]);
  expect(pivotIds).toEqual(Object.keys(settingsSchema.parse({}).pivots));
  for (const { template } of Object.values(pivots)) expect(readLinkTemplate(template, 'site').ok).toBe(true);
});

test('addresses have links to what knows addresses, numbers a web search; one that is not public has none', () => {
  expect(hosts(report(ipReport()))).toEqual([
    'www.abuseipdb.com',
    'www.shodan.io',
    'www.virustotal.com',
    'bgp.tools',
    'search.censys.io',
  ]);
  expect(openLinks(report(phoneReport()), places)).toEqual([
    link('tellows', 'https://www.tellows.com/num/%2B4915123456789'),
    link('Sync.ME', 'https://sync.me/search/?number=4915123456789'),
    link('SpamCalls.net', 'https://spamcalls.net/en/number/4915123456789'),
    link('PhoneBlock', 'https://phoneblock.net/phoneblock/nums/004915123456789'),
    link('Web search (DuckDuckGo)', 'https://duckduckgo.com/?q=%22%2B4915123456789%22'),
  ]);
  const special = { name: '', cidr: '10.0.0.0/8', reference: 'RFC 1918', use: 'Private', reach: null } as const;
  expect(hosts(report(ipReport({ ip: '10.0.0.1', special })))).toEqual([]);
});

test('ready-made links come before the user’s own, which take any subject', () => {
  const own = { name: 'Own', template: 'https://own.example/{subject}' };
  const mixed = chosenPlaces(settingsSchema.parse({ pivots: { websearch: true }, openElsewhere: [own] }));
  expect(openLinks(report(phoneReport()), mixed).map(({ name }) => name)).toEqual(['Web search (DuckDuckGo)', 'Own']);
  expect(openLinks(report(ipReport()), mixed).map(({ name }) => name)).toEqual(['Own']);
});

test('favorites are marked, and who gets a number says that a link goes over plain http', () => {
  const own = { name: 'Desk', template: 'http://crm.lan/{national}', favorite: true };
  const mixed = chosenPlaces(
    settingsSchema.parse({ pivots: { tellows: 'favorite', syncme: true }, openElsewhere: [own] }),
  );
  expect(openLinks(report(phoneReport()), mixed)).toMatchObject([
    { name: 'tellows', isFavorite: true, to: 'www.tellows.com' },
    { name: 'Sync.ME', isFavorite: false },
    { name: 'Desk', href: 'http://crm.lan/015123456789', to: 'crm.lan (not encrypted)', isFavorite: true },
  ]);
});
