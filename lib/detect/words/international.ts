import type { LanguageWords } from './language-words.ts';

/** Words that no one language owns. */
export const international: LanguageWords = {
  phone: `
    telef* telep* telf* phone* fono* whatsapp* watsap* wsp wsap wpp wapp wasap whats viber skype voip mobil* gsm
    sms tel tels tlf tlfn tlm ph fon fax faxes cel cell cels mob mobs m t f p abonent pbx pabx msisdn hp tf
    facsim* tele tfn wa tlp ☎ ☏ ✆ ℡ 📞 📱 📲 *telefon *telefoon *telefono *phone *hotline *telefax
  `,
  id: `
    telex* isbn* issn* isrc* ismn* pmcid* pmid* arxiv* gtin* threema* swift* iban* mastercard* gps* euromillion*
    umfu* SN ID MD doi hdl dfars ean upc sku asin mpn isin wkn duns oclc lccn oem awb gln bic nrb abn acn paypal
    qq icq icp imei imsi iccid vin uuid guid sha lat lng long lon oid asn typ rev revision version commit
    checksum hash serial firmware ieee iso vlan vlans bytes packets octets CAS LEI HS PN JAN SE
  `,
  idWithMark: 'visa user userid exp. id ids',
  number: 'numbero',
  phoneParts: 'tele fon fax mobil gsm hotline service info contact kontakt contakt kontact',
  filler: 'nbsp amp rn',
  beforeMobile: {
    AE: 'du etisalat',
    BF: 'orange(_money) moov(_money)',
    BO: 'tigo(_money) entel viva',
    CD: 'm(-)pesa orange_money airtel_money afrimoney',
    CI: 'mtn(_money) orange(_money) moov(_money) wave',
    CM: 'mtn(_money) orange(_money) momo om',
    CO: 'claro tigo movistar nequi daviplata',
    GH: 'mtn momo telecel vodafone',
    GT: 'claro tigo movistar',
    HN: 'claro tigo(_money)',
    IN: 'g(-)pay google(_)pay phone(_)pe paytm jio airtel bsnl',
    KE: 'safaricom airtel m(-)pesa',
    ML: 'orange(_money) moov(_money)',
    MZ: 'm(-)pesa e(-)mola m(-)kesh',
    NG: 'mtn glo airtel 9mobile',
    NI: 'claro tigo',
    PE: 'claro movistar entel bitel yape plin',
    PH: 'globe smart gcash maya tnt dito',
    PY: '(giros_)tigo(_money) (giros_)claro(_money)',
    SN: 'orange(_money) free expresso wave om',
    SV: 'claro tigo(_money) movistar chivo(_wallet)',
    TZ: 'm(-)pesa tigo(_)pesa airtel_money halopesa',
    UG: 'mtn(_money) mtn(_momo) airtel(_money) airtel(_momo) momo',
    US: 'zelle venmo cash(_)app',
    ZW: 'ecocash',
  },
  extension: 'ekst',
};
