import { once } from '../../model/once.ts';

/** A label that is too short or too common to count, except right before a mobile number of its country. */
type ShortLabel = { label: RegExp; mobile: RegExp };

const india: ShortLabel = {
  label: new RegExp(
    `(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${[
      'M|Mo|Ct|Cont|Enq|Customer [Cc]are|Ambulance|For (?:[Bb]ooking|[Dd]etails)|मो|नंबर|नम्बर|नं|મો|નં',
      '[Cc]l|[Cc]all kar(?:o|en|ein|na)?|W/A|mo\\.? ?no|[Ss]hare (?:cv|CV|resume) (?:on|at|to)|[Ll]eave msg',
      'HR(?: (?!Code|Id|Policy)\\p{Lu}\\p{Ll}+)?',
    ].join('|')})(?:[ .:-]{1,4}|[ .:-]*No[ .:-]{1,3})$`,
    'u',
  ),
  mobile: /^(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/,
};
const kuwait: ShortLabel = { label: /(?:^|[^\u0600-\u06ff ]) *رقم *: ?$/, mobile: /^[569]\d{3} ?\d{4}(?!\d)/ };
/** "Anota 9…": note it down. "Yapéame al 9…": pay me by the wallet Yape. */
const peru: ShortLabel = {
  label: /(?:^|[^\p{L}])(?:anota(?:lo|me)?|yap[eé]a(?:me|r)?)(?: al)?[ :]{1,2}$/iu,
  mobile: /^9\d{2} ?\d{3} ?\d{3}(?!\d)/,
};

const shortLabels: Readonly<Record<string, ShortLabel>> = { IN: india, KW: kuwait, PE: peru };

/**
 * Names of mobile networks, and of wallets whose accounts are mobile numbers, by country, with the beginning of its
 * mobile numbers and their length.
 */
const networks: Readonly<Record<string, readonly [names: string, mobile: string]>> = {
  AE: ['du|etisalat', '0?5\\d{8}'],
  BF: ['(?:orange|moov)(?: money)?', '[0567]\\d{7}'],
  BO: ['tigo(?: money)?|entel|viva', '[67]\\d{7}'],
  CD: ['m-?pesa|(?:orange|airtel) money|afrimoney', '0?[89]\\d{8}'],
  CI: ['(?:mtn|orange|moov)(?: money)?|wave', '0[157]\\d{8}'],
  CM: ['(?:mtn|orange)(?: money)?|momo|om', '6\\d{8}'],
  CO: ['claro|tigo|movistar|nequi|daviplata', '3\\d{9}'],
  CR: ['sinpe(?: m[oó]vil)?', '[5-8]\\d{7}'],
  GH: ['mtn|momo|telecel|vodafone', '0?[25]\\d{8}'],
  GT: ['claro|tigo|movistar', '[345]\\d{7}'],
  HN: ['claro|tigo(?: money)?', '[389]\\d{7}'],
  IN: ['g-?pay|google ?pay|phone ?pe|paytm|jio|airtel|bsnl', '[6-9]\\d{9}'],
  KE: ['safaricom|airtel|m-?pesa', '(?:254|0)?[17]\\d{8}'],
  ML: ['(?:orange|moov)(?: money)?', '[5-9]\\d{7}'],
  MZ: ['m-?pesa|e-?mola|m-?kesh', '8[2-7]\\d{7}'],
  NG: ['mtn|glo|airtel|9mobile', '0?[789][01]\\d{8}'],
  NI: ['claro|tigo', '[578]\\d{7}'],
  PE: ['claro|movistar|entel|bitel|yape|plin', '9\\d{8}'],
  PH: ['globe|smart|gcash|maya|tnt|dito', '9\\d{9}'],
  PY: ['(?:giros )?(?:tigo|claro)(?: money)?', '0?9\\d{8}'],
  SN: ['orange(?: money)?|free|expresso|wave|om', '7[05-8]\\d{7}'],
  SV: ['claro|tigo(?: money)?|movistar|chivo(?: wallet)?', '[67]\\d{7}'],
  TZ: ['m-?pesa|tigo ?pesa|airtel money|halopesa', '0?[67]\\d{8}'],
  UG: ['(?:mtn|airtel)(?: money| momo)?|momo', '0?7\\d{8}'],
  US: ['zelle|venmo|cash ?app', '[2-9]\\d{9}'],
  VE: ['pago m[oó]vil', '0?4\\d{9}'],
  ZW: ['ecocash', '0?7\\d{8}'],
};
/** Between such a name and its number: "MTN no. is …", "Orange Money au …", "Sinpe al …". */
const afterNetwork = '(?: n(?:umber|o|[º°])\\.?)?(?: (?:is|to|au|al))?[ :./-]{1,3}';
const networkLabels = once(
  () =>
    new Map<string | null, ShortLabel>(
      Object.entries(networks).map(([country, [names, mobile]]) => [
        country,
        {
          label: new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${names})${afterNetwork}$`, 'iu'),
          mobile: new RegExp(`^${mobile}(?!\\d)`),
        },
      ]),
    ),
);
const reach = 24;

/** Is the text before the number at `at` a label that counts only before a mobile number, and is this one? */
export function isBeforeMobile(plain: string, at: number, country: string | null): boolean {
  if (country === null) return false;
  return isLabeledBy(shortLabels[country], plain, at) || isLabeledBy(networkLabels().get(country), plain, at);
}

function isLabeledBy(short: ShortLabel | undefined, plain: string, at: number): boolean {
  if (!short?.mobile.test(plain.slice(at, at + reach))) return false;
  const before = plain.slice(Math.max(0, at - reach), at);
  return short.label.test(before.slice(before.lastIndexOf('\n') + 1));
}
