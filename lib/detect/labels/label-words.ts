/**
 * Words that say "another kind of number follows", in lower case and without accents, by what they number. A stem
 * matches every word that starts with it, a word only itself.
 */
export const idStems = words(`
  digitav threema telex isbn issn isrc ismn pmcid pmid arxiv barcode gtin seriennum serienr artikelnum bestellnum teilenum
  umsatzsteuer mehrwertsteuer ustid adoszam handelsregister firmenbuch registernum registrik umfu cnpj codicefiscale
  organisationsnum organisasjonsnum ondernemingsnum orgnr orgnum tunnus matricul cegjegyz mersis aadhaar aadhar gstin
  insee regon pesel personnum kennital identific iban kontonr bankleit bankgir plusgir bankszam swift rekening
  mastercard aktenz geschaftsz drucksache expedient postleit postcode postalcode zipcode latitud longitud koordinat gps
  огрн снилс оквэд октмо окато едрпоу єдрпоу рнокпп лиценз ліценз свидетел свідоцтв артикул сертиф αμκα γεμη πρωτοκ
  λογαριασμ kassenz vertragskonto mandatsref flurstuck vorgang auflage matricol protoco tirage lottozahl gewinnzahl ziehung sorteo estrazion losowan euromillion euromilh
`);

export const idWords = words(`
  doi hdl dfars buffer ean upc sku asin mpn isin wkn duns oclc lccn oem awb gln patent patents
  bic blz kto acct bsb clabe cbu ifsc nrb giro konto compte cuenta cuentas ucet ucto uctu rachunek rachunku kredit paypal
  vat uid ust mwst mva tva iva btw moms dph pdv utr ssn ein fein itin abn acn arbn arsn uen gst hst tps tvq neq nzbn
  siret siren partita sicil steuer vergi umsatz
  llpin fssai ntn strn cnic cpf cuit cuil rut ruc rfc nit cif nif nipc niss dni nie curp rif rnc rnt iibb nire
  cui cnp krs nip ico dic kvk bce kbo coc bsn cvr cpr ahv avs chy hrb hra fn zvr dvr rcs rccm ninea naf oib mbs pib
  emso idno npwp nib siup ktp nik mst cccd cmnd msdn trn tckn voen stir onrc cnae crea oab creci crm inscricao
  drs zip plz cap pin eircode qq icq icp imei imsi iccid vin uuid guid sha lat lng long lon
  coordinate coordinates coordenadas coordinata coordinat
  score scores oid asn crd npi dea cvv nmls mls dre pnr rg
  license licence licencia licenca licenza lizenz
  invoice invoices factura facture fattura faktura faktury fatura rechnung auftrag vertrag tracking parcel shipment
  инн кпп окпо бик унп бин иин еик булстат егн пиб аи цри мфо ип ипн іпн кадастр паспорт индекс індекс счет счёт
  счета рахунок реестр реєстр договор договора лот αφμ α μ
  cf prot cig codice codigo codigos expediente expedientes expte reference references referencia referenz referencja
  ref batch docket catalogue regd contrato poliza legajo resolucion signatur inventar resi арт khoản đơn
  akaun akaunti usajili rujukan cnps waybill
  chave total saldo antal anzahl poblacion ludnosc budzet presupuesto
  typ modell seite seiten pagina paybill rek lotto loto rif cod
  folio folios invois conta kwitansi consignment remito remitos autorizacion nmi
  rev revision build version commit checksum hash serial firmware clause clauses abschnitt ieee iso thuế
`);

/** Words that count only in capitals: otherwise they are ordinary words or too short. */
export const idAcronyms = words(`
  far usc cfr cas lei nino tfn pan cin bin tin tan din vs ks ss se rc if mf ice bn sec nic bar run rut rea ape md br
  ck cage hs pn sn id pg bg kt tc ssm brn sst ird crn pps rna orias jan cnss pat mat gz
`);

/** Words that count only if a number sign, a colon or a word such as "number" follows ("order no. 12"). */
export const idWordsWithMark = words(`
  account case ticket order item part model company customer client reg registration registered
  registrar charity tax policy member membership booking confirmation card visa job id ids code device product
  article artikel art lot batch user userid nhs org file docket permit bill receipt transaction iscrizione lic
  catalog catalogue kunden kunde mitglied mitglieds rechnungs bestell bestellung auftrags vertrags sendung
  paket versicherungs edition zakaz заказ замовлення bug issue drug dot mc flight population attendance patents bestelling kod kodas kood codigo
  acc hesap dosya dossier buyurtma заказа
  pedido commande ordine zamowienie objednavka narocilo siparis narudzba
  az pt cta best exp kat cat mat obj ord lit pesanan rezept charge zaak certificate cert certificato story message msg session request trace thread post page topic
`);

/** Words that count only right after a number word ("No. de guía 12"). Alone they are ordinary words, or name people. */
export const idWordsAfterNumber = words(`guia socio socia credito serie adherent allocataire abonne`);

/**
 * Notice words that name another kind of number right after a number word. Alone they introduce the number to call
 * ("Pendaftaran: …").
 */
export const noticesAfterNumber = new Set(
  words(`pendaftaran pemesanan reservasi reservation reserva pedidos rezervasyon`),
);

/** The abbreviations among `idWordsWithMark`, which a full stop may follow: "Ref. 12", "Art. 12". */
export const idAbbreviations = new Set(words('reg ref art lic cert cat mat best exp kat lit obj ord az pt cta'));

/** Words that do not name another kind of number before a number word: "contact no. 12". */
export const contactWords = words(`
  contact contacts contacto contato contatto kontakt office home work residence res desk reception emergency enquiry
  enquiries inquiry inquiries direct main local care service support booking free kek zold kozponti ingyenes
  vert azur verde azul zelene bezplatne gratis
  caller callers sender driver drivers guard dad dads mom mum mums father mother brother sister
  husband wife friend friends neighbour neighbor plumber electrician mechanic sofor surucu chofer motorista papa mummy bhai
`);

/** Words for "number", which may be between a label and its number. */
export const numberWords = words(`
  no nos nr nrs num núm numb number numbers numbero numero numeros número números numéro numéros numer nummer nummers
  nombor nomor nomer numara numarasi numarası nömrə nömrəsi n номер номера номеру số nomba namba nambari nomeri
  szam szama szám száma raqam raqami
`);

/** Words between a label and its number that say nothing themselves. */
export const fillerWords = new Set([
  ...numberWords,
  ...words(`
    на på na pe op il los is ist on at au us to the our under unter de of al le la a o are в по via rn
    nbsp amp es el est e je inombolo lambar lamba
  `),
]);

/** Words before a number word that say whose number it is: "My number is …". */
export const possessives = new Set(
  words(`
    my our your his her mi mon mein meine unser unsere mijn ons meu minha mio nostro moj moje min mitt мой наш
    new nouveau nouvelle neue neuer neues nuevo nuova nuovo novo nova nieuw nieuwe ny nytt nya nowy nowe nove новый новая
    yeni nou noua νεος νεο uj changed change cambiado cambie cambiato mudei gewechselt veranderd zmienilem zmenil сменил
    that again mera meri mere apna apni uska unka hamara
  `),
);

/**
 * Words that say "a phone number follows", in lower case and without accents. A stem matches every word that starts
 * with it, a word only itself.
 */
export const phoneStems = words(`
  telef telep telf phone fono freephone freecall tollfree smartphone handphone whatsapp watsap mobil mobiel
  cellular cellul celular portabl movil hotline helpline helpdesk infoline infolin callcenter callcentre
  switchboard trunkline landline customercare servicenummer rufnummer durchwahl notruf handy sentralbord centralita
  conmutador komork anruf ouvidor телеф мобил моб факс звон ватсап вайбер горяч дзвон тэлеф τηλ φαξ κιν φαχ
  telem centralin atendim kundtj kundesent goracz гаряч приемн
  հեռ ֆաքս բջջ ტელ მობ ფაქს thoai puhel talr ustredn vaxel linka matkap mobiil kannyk утас мобіл сотов диспетч
  довідк факсим facsim cellphone voicemail kundenservice kundendienst kundenhotline klantenserv kundservice
  çağrı danışma anrufen appelez rappele ligar zavol dzwon nazovite pozov pozvat arayın arayabil soitta telpon telfon lifeline
  skambin zvaniet zvanit helista poklic набир дзвоніть телефонуй тэлефан καλεστε kundetelefon notdienst bereitschaft ugyelet pohotovost dyzur
  nukushi rununu selul selfo ponsel mugikor taleef moobil ibaniso ekwent ұялы уюлдук qaynar прыемн приимальн прийман
`);

export const phoneWords = words(`
  toll fone fones tel tels tlm tlfno tlfnos wsp wsap wpp tfno tfn tlf tlfn tf ph fon tfon fax faxes faks telefax faxnummer cell cel cels mob mobs m t f p gsm sms
  natel viber wa voip fixe fijo fixo fisso hp telp faksi puh kom kontakttelefon hubungi sac uan dt đt sdt sđt lada
  verde gratuita gratuito bellen appeler appelez llame llamar llama ligue chiama chiamare chiamaci hívja zadzwon
  volejte ringe volat pager pbx abonent skype composez linea linha goi vaihde fonos tlp tlph tele simi sima simu ffon
  guthan hivjon dđ звоните звонить позвоните приемная т тел тлф ф смс вотсап сот τ φ
  утсаар утсанд утсны selpon foon foonu ucingo iselula ifoni ifeksi waya tarho finday talian bimbit narahubung santral pabx whats wapp wasap msisdn
  vert azur тэл лавлах թեժ
`);

/**
 * Ordinary words that say so only right before the number, or before the name of the person to call ("call Mr Shah on
 * …"), in the same sentence.
 */
export const callWords = words(
  `call calls calling dial ring text texts txt standard centrale central zentrale bel bellt soita appel reach
  ara arayin rufen ruf llamen llamad llamame llamanos llamenos marcanos marquenos chiamami chiamateci suna sunati volaj zavolaj zvoni звони набери
  called phoned rang robocall robocalls llamada llamadas llamaron llaman llamo llamando ligou ligaram ligando ligacao ligacoes
  appele appels chiamata chiamate chiamato piga tawagan tumawag skakel hamagara antso rele deitu zəng қоңырау чалыңыз залгах
  escribeme escribanme marcame marquenme agendame anotame tirame mandame appelle envoyez
`,
);

/** "Contact 98765 43210", "Kontakt: …". Before a number word they do not name another kind of number. */
export const contactCalls = words(`
  contact contacts contacto contactos contatto contato contatos contate enquiries enquiry inquiries inquiry reception emergency kontakt kontakta
  kontakte contactar contactare contattare contattateci contacter contactez contacteer kontaktieren kontaktujte falar tratar
  kontak mawasiliano wasiliana wasiliana əlaqə aloqa murojaat мурожаат тамос байланыс байланыш холбогдох холбоо iletisim irtibat
  xiriir tuntube контакт контакты контакти επικοινωνια զանգահարել զանգահարեք comunicate comuniquese comunicarse escribenos escribanos contactanos contactenos
  joignable joindre contactame contacte
`);

/** Words other than names between a call word and its number: "call me back on", "bel ons". */
export const callObjects = new Set(
  words(`
    from para pra por aqui x un mensaje msj del do du dal von desde par cobrar perdida perdidas
    me him her them back now today directly direct free toll anytime any time for info details please mr mrs ms miss dr sir
    mij mich mir uns sie an ons nu gerne mi moi nous vous maintenant bana bizi beni ya ahora ora adesso nås oss meg mig meg
    или мне нам com con mit avec med met cu sa z ze s с со з på til bij bei center centre nasi uchun учун үчін үшін үчүн
  `),
);

/** Words that advertisements and notices put before the number to call, if it is a valid one: "Inf. 300 …". */
export const noticeWords = words(`
  questions question fragen ruckfragen preguntas dudas vragen domande duvidas pytania otazky sporgsmal fragor kerdes intrebari
  вопросы питання owner broker agent dealer seller landlord vermieter propietario dueno proprietaire proprietario razon
  hizmetleri hizmeti guardia vermittlung inf info infos infor informes informacion informaciones informacoes informacao informazioni information informations
  informationen informacje informace informacie informatie interesados interessados interessenten consultas citas turnos
  reservas reservations reservation reservierung reservierungen prenotazioni rezervace rezervari rezervacije reserveringen
  pedidos encargos bestellungen objednavky objednavka narudzbe rendeles bejelentkezes erdeklodni foglalas
  rezerwacja rezerwacje zapisy programari rezervasyon randevu bilgi urgencias urgences urgenze emergencias
  emergencies bookings rezeption empfang receptie recepcja
  recepce recepcio recepcion reception resepsjon vastaanotto registratura registratuur sekretariat secretariat secretaria
  segreteria secretaria sekretariatet grammateia γραμματεια πληροφοριες παραγγελιες κρατησεις λογιστηριο справки запись заказы приём прием
  бронирование администратор ресепшн реєстратура pendaftaran pemesanan reservasi
  анықтама layanan pejabat plantao recado recados renseignements renseignement bureau domicile
`);

/** Returns the words of a list written as text. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
