import { words } from './words.ts';

/**
 * Words that say "another kind of number follows", without accents and in lower case. Stems stand for every word that
 * begins with them, words only for themselves. `idWordsWithMark` count only with a number sign, a colon or a word such
 * as "number" behind them ("order no. 12"), for they stand before phone numbers in ordinary sentences too.
 */
export const idStems = words(`
  isbn issn isrc ismn patent pmcid pmid arxiv barcode gtin seriennum serienr artikelnum bestellnum zulassung steuer
  umsatzsteuer mehrwertsteuer ustid handelsregister registernum registrik umfu finanzamt siret siren cnpj partita
  codicefiscale organisationsnum organisasjonsnum orgnr orgnum tunnus matricul vergi adoszam cegjegyz mersis
  aadhaar aadhar gstin insee regon pesel umsatz licen lizenz iban konto kontonr bankleit swift rekening compte
  cuenta karten kredit versicher mastercard paypal aktenz geschaftsz vertrag kunden mitglied rechnung bestell
  auftrag invoice factura facture fattura faktur drucksache tracking sendung paket parcel shipment zakaz edition
  postleit postcode postalcode zipcode latitud longitud koordin coordin gps инн огрн кпп снилс окпо оквэд бик
  едрпоу єдрпоу заказ лиценз ліценз свидетел паспорт индекс індекс счет счёт рахун регистр реєстр договор артикул
  лот αφμ γεμη
`);

export const idWords = words(`
  doi hdl far dfars usc cfr buffer ean upc sku asin mpn cas isin wkn lei duns oclc lccn bic blz kto acct vat uid
  ust mwst tva iva btw moms nino utr ssn ein tin itin abn acn arbn tfn# uen gst pan cin llpin cpf cuit cuil rut ruc
  rfc nit cif nif dni nie curp cui krs nip ico dic kvk coc bsn cvr ahv avs secu hrb hra fn zvr dvr rcs ape naf rea
  roc oib mbs pib emso idno az drs zip plz cap pin qq icp imei imsi vin uuid guid sha md lat lng long lon score
  scores oid asn crd npi dea bin cvv iccid nmls mls dre pnr аи цри мфо ип α μ rev revision build version commit
  checksum hash serial firmware кадастр р/с rg crm creci oab mst npwp nib ktp nik
`);

export const idWordsWithMark = words(`
  account case ticket order ref reference item part model company customer client reg registration registered
  registrar charity tax policy member membership booking confirmation card visa job id ids code device product
  article artikel art lot batch user userid nhs org file docket permit bill receipt transaction iscrizione lic
  catalog catalogue bug issue drug dot mc flight population attendance patents bestelling
`);

/** Words that stand between a label and its number and say nothing themselves. */
export const fillerWords = new Set(
  words(`
  no nos nr nrs num numb number numbers numero numeros numer nummer nummers nombor nomor nomer numara numarasi n
  номер номера is ist on at au us to the our under unter de of al le la a o are в по via rn nbsp amp
`),
);

/** The same for scripts that join words: found anywhere before the number. */
export const joinedIdWords =
  /邮编|郵編|郵遞|邮政|身份证|身分證|统一编号|統一編號|統編|备案|備案|ICP备|许可|許可|登録番号|法人番号|注文|郵便|〒|사업자|등록번호|주민|우편|통신판매|계좌|เลขที่|ทะเบียน|เลขประจำตัว|รหัส|บัญชี|รหัสไปรษณีย์|ת\.ז|ח\.פ|ע\.מ|מיקוד|عمارة|الرقم الضريبي|رقم الحساب|سجل تجاري|السجل|الرمز البريدي|ص\.ب|کد پستی|کدپستی|شماره ثبت|شناسه|شبا|पिन|जीएसटी|পিন|ট্রেড লাইসেন্স/g;
