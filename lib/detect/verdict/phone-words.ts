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
  հեռ ֆաքս բջջ ტელ მობ ფაქს thoai puhel talr ustredn vaxel linka matkap
`);

export const phoneWords = words(`
  tel tels tfno tfn tlf tlfn tf ph fon tfon call calls calling dial ring fax faxes faks telefax faxnummer
  cell cel cels mob mobs m t f p gsm sms text texts natel viber wa voip fixe fijo fixo fisso hp telp faksi puh kom
  kontakttelefon hubungi sac uan dt đt sdt sđt lada verde gratuita gratuito bellen appeler appelez llame llamar
  llama ligue chiama chiamare chiamaci hívja zadzwon volejte ringe soita volat toll pager pbx abonent skype
  bel bellt appel composez zentrale centrale standard linea linha goi vaihde
  fonos tlp tlph tele т тел тлф ф смс вотсап сот τ φ
`);

/** The same for scripts that join words: found anywhere before the number. */
export const joinedPhoneWords =
  /電話|电话|電聯|傳真|传真|手机|手機|行動|携帯|热线|熱線|專線|专线|座机|フリーダイヤル|テレフォン|ファックス|ファクス|ダイヤル|连线|致电|來電|전화|팩스|휴대|핸드폰|연락처|고객센터|대표번호|콜센터|โทร|แฟกซ์|แฟ็กซ์|มือถือ|สายด่วน|ติดต่อ|הטלפון|טלפון|טל'|טל\.|פקס|נייד|וואטסאפ|ווטסאפ|חייגו|التليفون|هاتف|تليفون|تلفون|فاكس|جوال|موبايل|محمول|واتساب|اتصل|الخط الساخن|تلفن|فکس|نمابر|موبایل|همراه|دورنگار|تماس|فون|موبائل|फ़ोन|फोन|दूरभाष|मोबाइल|फैक्स|फ़ैक्स|संपर्क|दूरध्वनी|भ्रमणध्वनी|टोल|हेल्पलाइन|দূরভাষ|টেলিফোন|ফোন|মোবাইল|ফ্যাক্স|হটলাইন|தொலைபேசி|போன்|ఫోన్|ಫೋನ್|ഫോൺ|ទូរស័ព្ទ|ໂທ|ဖုန်း|ስልክ/g;
