import { expect, it } from 'vitest';
import { builtInIds, providerList } from '../../../../../lib/model/answer/provider-list.ts';
import { isTakenName } from '../../../../../lib/model/settings/custom/taken-names.ts';
import { languageFolders, readLanguage } from '../../../../../scripts/languages/read-language.ts';

it.each(['en', ...languageFolders()])('the lookup service’s name in %s is taken, in any case', (folder) => {
  const title = readLanguage(folder)['serviceTitle']?.message ?? '';
  expect([title, title.toUpperCase()].map((name) => isTakenName(name))).toEqual([true, true]);
});

it('so is that of each built-in provider, and of Numlens', () => {
  for (const id of builtInIds) expect(isTakenName(providerList[id].name), id).toBe(true);
  expect(isTakenName('NUMLENS')).toBe(true);
});

it.each([
  ...['TWILIO', ' Twilio ', 'Twilio.', 'Tw1lio', 'Тwіlіо', 'Tẉilio', 'Ｔｗｉｌｉｏ', 'Twi\u200blio', 'T w i l i o'],
  ...['IPinfo\u3164', 'Num\uffa0lens', 'IPinfo™', 'MaxMin\u0501', 'Tel\u0578yx', 'RD\ua4d3P', '\u026aPinfo'],
  ...['ꓔꓪꓲꓡꓲꓳ', 'ᎢᏔᏆᏞᏆᎾ', 'Tvvilio', 'Nurnlens', 'TVVILIO'],
  ...['Twiǀio', 'ǀPinfo', 'Numǀens', 'Tw∣lio', 'Twi│io', 'Twi❘io', 'Twi¦io', 'Twi⎮io', 'Twi丨io', 'Twi׀io', 'Twi︱io'],
  ...['Twiⵏio', 'Twiliⵔ', 'Maxᛖind', 'Twiاio', 'Twi١io', 'Twiㅣio', 'ǀookup service', 'IPinf○', 'IPinf∘', 'Twili〇'],
  ...['lPinfo', 'IP info', 'IΡinfo', 'RDАP', 'Reverse-DNS', 'Abuse|PDB', 'Auskunftsdíenst', 'Numlеns'],
])('%s looks like one', (name) => expect(isTakenName(name)).toBe(true));

it.each([
  ...['Twilio Lookup', 'IPinfo.io', 'Twilio, Inc.', 'The lookup service', 'Numlens Verified', 'Twilio auth token'],
  ...[
    'Twilio, our account',
    'IPinfo 2',
    'our tw1lio',
    'Twilio’s',
    'TwilioLookup',
    'My T.w.i.l.i.o',
    'Twilio!',
    'Twilio2',
  ],
  ...[
    'Our Reverse DNS',
    'Der Auskunftsdienst',
    'Наш справочный сервис',
    '新しい照会サービス',
    'Ｔｗｉｌｉｏ　２',
    'Verified|RDAP',
    'Verified│RDAP',
    'Twilio○',
  ],
])('%s holds one', (name) => expect(isTakenName(name)).toBe(true));

it('so is a name that another has', () => {
  expect(isTakenName('Desk-CRM', ['Our CRM', 'Desk CRM'])).toBe(true);
  expect(isTakenName('Desk CRM 2', ['Our CRM', 'Desk CRM'])).toBe(false);
});

it.each([
  'Our CRM',
  'Modern savvy CRM',
  'CRM отдела',
  '社内CRM',
  'Ελληνικά',
  'Đối tác',
  'IP information',
  'Ship info',
  'Standard API',
  'Reverse lookup',
  'Lookup',
  'Desk',
  '☎',
  'Справочник',
  'دليلنا',
  'CRM دليلنا',
  'ⵜⴰⵎⴰⵣⵉⵖⵜ',
  'ᛖᛁᚾ',
  'שלנו',
  '우리CRM',
  'データベースCRM',
  '目录｜CRM',
  'Desk│CRM',
  'Bureau n° 2',
])('%s is free', (name) => expect(isTakenName(name)).toBe(false));
