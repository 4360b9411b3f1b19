import { builtInIds, providerList } from '../../answer/provider-list.ts';
import { once } from '../../once.ts';

/**
 * What the lookup service is called in each language (`serviceTitle` in `public/_locales`): a file may come from elsewhere
 * than the words of the person who reads it.
 */
const serviceNames = [
  ...['Lookup service', 'Auskunftsdienst', 'Service de recherche', 'Servicio de consulta', 'Serviço de consulta'],
  ...['照会サービス', '查询服务', 'Справочный сервис', 'خدمة الاستعلام'],
];

/** Letters of other scripts that look like Latin ones, and Latin signs that look like each other. */
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['аa', 'вb', 'еe', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc', 'тt', 'уy', 'хx', 'ѕs', 'іl', 'јj', 'ԛq', 'ԝw', 'ӏl'],
    ...['αa', 'βb', 'εe', 'ηn', 'ιl', 'κk', 'μm', 'νv', 'οo', 'ρp', 'τt', 'υy', 'χx'],
    ...['ıl', 'il', '|l', '!l', '1l', '0o'],
  ].map(([sign = '', latin = '']) => [sign, latin]),
);

const taken = once(
  () => new Set([...builtInIds.map((id) => providerList[id].name), 'Numlens', ...serviceNames].map(folded)),
);

/**
 * Does a name look like that of a built-in provider, of the lookup service or of Numlens? What a described provider says
 * would be read as theirs (SECURITY R60).
 */
export function isTakenName(name: string): boolean {
  return taken().has(folded(name));
}

/** Returns what an eye keeps of a name: letters and digits, without case and accents, by their looks. */
function folded(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return [...plain.replace(/[^\p{L}\p{N}|!]/gu, '')].map((sign) => looksLike[sign] ?? sign).join('');
}
