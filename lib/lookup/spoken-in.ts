import { usualRegion } from './usual-region.ts';

/** Countries besides the usual one in which a language of several countries is official or most written. */
const alsoIn: Readonly<Record<string, string>> = {
  ar: 'AE BH DJ DZ IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
  de: 'AT BE CH LI LU',
  en: 'AG AU BB BM BS BW BZ CA CM FJ GB GD GH GI GM GY HK IE IN JM KE KN KY LC LK LR LS MT MU MW NA NG NZ PG PH PK RW SB SC SG SL SZ TO TT TZ UG VC VU WS ZA ZM ZW',
  es: 'AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
  fr: 'BE BF BI BJ CA CD CF CG CH CI CM DJ GA GF GN GP HT KM LU MC MG ML MQ NC NE PF RE RW SC SN TD TG VU',
  it: 'CH SM VA',
  nl: 'AW BE CW SR',
  pt: 'AO CV GW MO MZ PT ST TL',
  ru: 'BY KG KZ',
  sv: 'AX FI',
  zh: 'HK MO SG TW',
};

/** Whether the language of a tag is official, or what most is written in, in a country. */
export function isSpokenIn(language: string, country: string): boolean {
  const [name = ''] = language.toLowerCase().split('-');
  return usualRegion(language) === country || (alsoIn[name]?.split(' ').includes(country) ?? false);
}
