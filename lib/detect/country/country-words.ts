/** Names of countries and of their cities, in lower case and without accents, by ISO 3166-1 alpha-2. */
export const placeWords = table(`
  AE dubai sharjah dhabi ajman uae emirates | AF kabul afghanistan | AL tirana tirane albania shqiperi | AM yerevan armenia երևան
  AO luanda angola | AR argentina aires rosario mendoza caba | AT wien osterreich graz linz salzburg innsbruck
  AU australia sydney melbourne brisbane adelaide nsw canberra | AZ baku baki azerbaijan azərbaycan | BA sarajevo mostar
  BD dhaka bangladesh chittagong  | BE belgie belgique brussel bruxelles antwerpen gent hasselt leuven brugge liege
  BF ouagadougou burkina | BG софия българия пловдив варна sofia bulgaria | BH bahrain manama | BI bujumbura burundi
  BJ cotonou benin | BO bolivia cochabamba | BR brasil brazil curitiba goiania fortaleza salvador recife | BW gaborone botswana
  BY минск беларусь гомель minsk belarus мінск | CA canada toronto ontario vancouver calgary ottawa quebec montreal alberta
  CD kinshasa lubumbashi | CG brazzaville | CH schweiz suisse svizzera zurich bern basel lausanne geneve
  CI abidjan cocody ivoire yamoussoukro | CL chile | CM douala yaounde cameroun cameroon
  CN china beijing shanghai shenzhen guangzhou | CO colombia bogota medellin cali barranquilla bucaramanga
  CR heredia alajuela rica | CU cuba habana | CY cyprus nicosia limassol λευκωσια λεμεσος | CZ praha brno ostrava czech cesko
  DE deutschland berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig germany hannover nurnberg bremen bochum dortmund essen dresden
  DK danmark kobenhavn aarhus odense denmark | DO dominicana | DZ alger algerie algeria oran constantine
  EC ecuador quito guayaquil cuenca | EE tallinn tartu eesti estonia | EG cairo egypt giza alexandria القاهرة مصر الجيزة الإسكندرية
  ES espana madrid barcelona sevilla zaragoza malaga bilbao spain | ET addis ethiopia | FI helsinki tampere turku espoo finland suomi
  FJ suva fiji | FR paris lyon marseille toulouse bordeaux nantes lille cedex france
  GB london manchester birmingham edinburgh glasgow england scotland wales leeds bristol cardiff
  GE tbilisi batumi თბილისი | GH accra kumasi ghana | GR αθηνα θεσσαλονικη ελλαδα athens greece | GT guatemala
  HK kowloon | HN honduras tegucigalpa | HR zagreb hrvatska croatia rijeka osijek | HU budapest debrecen szeged hungary magyarorszag
  ID jakarta surabaya bandung indonesia yogyakarta denpasar jl jalan kec kab | IE dublin ireland cork galway
  IL israel haifa jerusalem aviv ירושלים חיפה ישראל | IN mumbai gurgaon gurugram haryana rajasthan jaipur lucknow kerala kochi nagpur bhopal telangana karnataka nadu delhi bangalore bengaluru chennai hyderabad kolkata pune india gujarat maharashtra noida ahmedabad
  IQ baghdad iraq erbil basra بغداد العراق | IR tehran iran تهران ایران اصفهان | IS reykjavik iceland island
  IT roma milano torino napoli italia bologna firenze italy | JM jamaica | JO amman jordan عمان الأردن
  JP tokyo osaka japan | KE nairobi kenya mombasa kisumu | KG бишкек bishkek кыргызстан | KH phnom cambodia
  KR seoul korea busan | KW kuwait الكويت | KZ алматы астана казахстан almaty kazakhstan шымкент
  LA vientiane laos | LB beirut lebanon بيروت لبنان | LK colombo lanka kandy | LT vilnius kaunas lietuva lithuania | LU luxembourg
  LV riga latvija latvia | LY tripoli libya طرابلس ليبيا | MA casablanca rabat maroc morocco marrakech الرباط المغرب
  MD chisinau moldova | MG antananarivo madagascar | MK скопје skopje | ML bamako mali | MM yangon myanmar mandalay
  MN улаанбаатар ulaanbaatar mongolia | MO macau | MT malta valletta | MU mauritius | MW malawi lilongwe blantyre
  MX mexico guadalajara monterrey cdmx puebla queretaro chihuahua | MY malaysia kuala selangor johor penang jalan petaling melaka perak sabah sarawak
  MZ maputo mocambique mozambique | NA windhoek namibia | NE niamey | NG lagos nigeria abuja ibadan kaduna ogun
  NI nicaragua managua | NL nederland amsterdam rotterdam utrecht netherlands haag eindhoven | NO oslo norge bergen trondheim norway
  NP kathmandu nepal | NZ auckland wellington christchurch zealand | OM muscat oman | PA panama
  PE peru lima arequipa trujillo miraflores | PG moresby papua | PH manila philippines quezon makati cebu davao brgy barangay cavite batangas bulacan pampanga pasig taguig
  PK karachi lahore pakistan islamabad rawalpindi | PL warszawa krakow polska poland wroclaw poznan gdansk
  PS gaza ramallah palestine غزة رام فلسطين | PT lisboa porto portugal coimbra braga | PY asuncion paraguay | QA doha qatar
  RO bucuresti romania cluj iasi timisoara | RS beograd srbija novi београд србија serbia | RU москва россия екатеринбург новосибирск moscow russia
  RW kigali rwanda | SA riyadh jeddah saudi الرياض جدة السعودية dammam الدمام | SD khartoum sudan | SE stockholm goteborg malmo sverige sweden
  SG singapore | SI ljubljana slovenija maribor | SK bratislava slovensko kosice | SN dakar senegal | SO mogadishu
  SV salvadoreño | SY damascus syria دمشق سوريا | TG lome togo | TH bangkok thailand | TN tunis tunisie tunisia sfax sousse تونس
  TR istanbul ankara izmir turkiye turkey | TT trinidad tobago | TW taiwan taipei kaohsiung taichung | TZ dodoma tanzania salaam arusha
  UA київ україна львів харків одеса kyiv ukraine | UG kampala uganda entebbe | US california florida usa texas york | UY montevideo uruguay
  UZ ташкент узбекистан tashkent | VE venezuela caracas maracaibo | VN hanoi vietnam saigon minh tphcm | XK prishtine kosovo prishtina
  YE yemen صنعاء | ZA gauteng stellenbosch johannesburg durban pretoria capetown sandton | ZM lusaka zambia | ZW harare zimbabwe bulawayo
`);

/** Place words that are also ordinary words (`aires acondicionados`, `rica`), and the word that must be before each. */
export const secondWords: ReadonlyMap<string, string> = new Map([
  ['aires', 'buenos'],
  ['rica', 'costa'],
]);

/** Words of one country's own writing, or of a language that is mostly one country's, at any place in a text. */
export const habitWords = table(`
  BR celular cep cnpj ramal fone | CO celular | CZ ustredna nebo jsme | DE umsatzsteueridentifikationsnummer steuernummer impressum
  DK dognaben | DO rnc | FI puh puhelin yhteystiedot soita palvelut varaa meidan | FR siret telecopie | GR τηλ κιν αφμ
  HU adoszam telefonszam ugyfelszolgalat utca | ID telp telepon npwp nomor | IN gstin aadhaar | IT cellulare partita questo della orari
  KE simu | LV talrunis talr | MX lada conmutador | MY sdn bhd seksyen | NL telefoon btw kvk | PL dla oraz jest | PT telemovel telem
  RO pentru judetul sunati | RS матични zakazite | SE vaxel oppet kommun och | TR mah sok icin | TZ simu nukushi | UA моб єдрпоу
  VN thoai
`);

/** Names of registers, taxes and codes, which count only in capitals. */
export const registerWords = table(`
  AE TRN | AR CUIT CBU | AT UID FN | AU ABN ACN BSB | BE BTW | BG ЕИК | BR CNPJ CEP CPF | BY УНП | CH MWST UID | CL RUT | CO NIT
  CZ IČ DIČ IČO | DE HRB USt | DK CVR | EC RUC | ES NIF CIF | FR SIRET RCS APE | GT NIT | HN RTN | ID NPWP NIK | IN GSTIN CIN IFSC PAN
  JM TRN | KE KRA | KZ БИН ИИН | MA ICE | MX RFC CLABE | MY SSM SST | NL KVK BTW | NZ NZBN | PE RUC | PH TIN | PK NTN UAN
  PL NIP REGON KRS | PT NIF NIPC | PY RUC | RO CUI CIF | RS ПИБ PIB | RU ИНН ОГРН КПП | SG UEN | SK IČO DIČ | TN MF | UA ЄДРПОУ ІПН
  UY RUT | VE RIF | VN MST ĐT TP | CI RCCM | SN NINEA | CM NIU | MG NIF STAT | BO NIT | CR CR | IS KT | GR ΑΦΜ | HU ASZ
`);

function table(list: string): ReadonlyMap<string, readonly string[]> {
  const countries = new Map<string, string[]>();
  for (const entry of list.split(/[|\n]/)) {
    let country = '';
    for (const word of entry.trim().split(/\s+/)) {
      if (country === '') country = word;
      else if (word !== '') countries.set(word, [...(countries.get(word) ?? []), country]);
    }
  }
  return countries;
}
