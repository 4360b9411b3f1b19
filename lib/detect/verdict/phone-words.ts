import { words } from './words.ts';

/**
 * Words that say "a phone number follows", without accents and in lower case. A stem stands for every word that begins
 * with it, a whole word only for itself.
 */
export const phoneStems = words(`
  telef telep telf phone fono freephone freecall tollfree smartphone handphone whatsapp watsap telex mobil mobiel
  cellular cellul celular portabl movil hotline helpline helpdesk infoline infolin callcenter callcentre
  switchboard trunkline landline customercare servicenummer rufnummer durchwahl notruf handy sentralbord centralita
  conmutador komork anruf ouvidor телеф мобил моб факс звон ватсап вайбер горяч дзвон тэлеф τηλ φαξ κιν φαχ
  telem centralin atendim kundtj kundesent goracz гаряч приемн
  հեռ ֆաքս բջջ ტელ მობ ფაქს thoai puhel talr ustredn vaxel linka matkap mobiil kannyk утас мобіл сотов диспетч
  довідк факсим facsim cellphone voicemail kundenservice kundendienst kundenhotline klantenserv kundservice
  çağrı danışma anrufen appelez rappele ligar zavol dzwon nazovite pozov pozvat arayın arayabil soitta telpon telfon lifeline
  skambin zvaniet zvanit helista poklic набир дзвоніть телефонуй тэлефан καλεστε kundetelefon notdienst bereitschaft ugyelet pohotovost dyzur
`);

export const phoneWords = words(`
  toll tel tels tlm tlfno tlfnos wsp wsap wpp tfno tfn tlf tlfn tf ph fon tfon fax faxes faks telefax faxnummer cell cel cels mob mobs m t f p gsm sms
  natel viber wa voip fixe fijo fixo fisso hp telp faksi puh kom kontakttelefon hubungi sac uan dt đt sdt sđt lada
  verde gratuita gratuito bellen appeler appelez llame llamar llama ligue chiama chiamare chiamaci hívja zadzwon
  volejte ringe volat pager pbx abonent skype composez linea linha goi vaihde fonos tlp tlph tele simi sima simu ffon
  guthan hivjon dđ звоните звонить позвоните приемная т тел тлф ф смс вотсап сот τ φ
`);

/**
 * Ordinary words that say so only right before the number, or before whom it calls ("call Mr Shah on …"), without the end
 * of a sentence between.
 */
export const callWords = words(
  `call calls calling dial ring text texts standard centrale central zentrale bel bellt soita appel reach
  ara arayin rufen ruf llamen llamad llamame llamanos chiamami chiamateci suna sunati volaj zavolaj zvoni звони набери`,
);

/** "Contact 98765 43210", "Kontakt: …"; before a number word they are no other kind of number. */
export const contactCalls = words(`
  contact contacts contacto contatto contato contate enquiries enquiry inquiries inquiry reception emergency kontakt kontakta
  kontakte contactar contactare contattare contattateci contacter contactez contacteer kontaktieren kontaktujte falar tratar
`);

/** What stands between a call word and its number besides names: "call me back on", "bel ons". */
export const callObjects = new Set(
  words(`
    me him her them back now today directly direct free toll anytime any time for info details please mr mrs ms miss dr sir
    mij mich mir uns sie an ons nu gerne mi moi nous vous maintenant bana bizi beni ya ahora ora adesso nås oss meg mig meg
    или мне нам com con mit avec med met cu sa z ze s с со з på til bij bei
  `),
);

/** What advertisements and notices write before the number to ask at, when it is a valid one: "Inf. 300 …". */
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
`);

/** The same for scripts that join words: found anywhere before the number. */
export const joinedPhoneWords =
  /電話|电话|電聯|傳真|传真|手机|手機|行動|携帯|热线|熱線|專線|专线|座机|フリーダイヤル|直通|テレフォン|ファックス|ファクス|ダイヤル|连线|致电|致電|撥打|請電|拨打|固话|客服|咨询|諮詢|洽詢|聯絡|市話|专线|來電|전화|팩스|휴대|핸드폰|연락처|고객센터|대표번호|콜센터|문의|긴급전화|โทร|แฟกซ์|แฟ็กซ์|มือถือ|สายด่วน|ติดต่อ|เบอร์|הטלפון|טלפון|לפרטים|להתקשר|להזמנות|לתיאום|ליצירת קשר|התקשרו|טל'|טל\.|פקס|נייד|וואטסאפ|ווטסאפ|חייגו|التليفون|هاتف|تليفون|تلفون|فاكس|جوال|موبايل|محمول|نقال|خلوي|ناسوخ|واتساب|اتصل|الخط الساخن|خدمة العملاء|الرقم الموحد|الرقم المجاني|رقم التواصل|للتواصل|للاستفسار|للحجز|الاستعلامات|تلفن|فکس|نمابر|موبایل|همراه|دورنگار|تماس|فون|موبائل|फ़ोन|फोन|दूरभाष|मोबाइल|फैक्स|फ़ैक्स|संपर्क|दूरध्वनी|भ्रमणध्वनी|टोल|टेलीफोन|सम्पर्क|हेल्पलाइन|দূরভাষ|টেলিফোন|ফোন|মোবাইল|ফ্যাক্স|হটলাইন|தொலைபேசி|அலைபேசி|கைபேசி|போன்|ફોન|મોબાઇલ|ਫੋਨ|ਮੋਬਾਈਲ|දුරකථන|ఫోన్|మొబైల్|ಫೋನ್|ದೂರವಾಣಿ|ಮೊಬೈಲ್|ഫോൺ|മൊബൈൽ|ទូរស័ព្ទ|ໂທ|ဖုန်း|ስልክ/g;
