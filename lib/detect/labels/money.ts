/** Signs of currencies that may be before an amount, for a character class. */
export const signsBefore = '€£¥₹₽₩₺฿₱₦₡₪₵₲￥';

/** All signs of currencies. After `1.8 сая ₮ `, another number follows. */
export const moneySigns = `${signsBefore}₸₮₫₴₼₾`;

/** Codes of currencies, before or after an amount. */
export const currency =
  'EUR|USD|CHF|GBP|JPY|CNY|INR|BRL|PLN|SEK|NOK|DKK|RUB|UZS|KZT|KGS|VND|IDR|NGN|COP|CLP|MXN|TND|MAD|DZD|BDT|PKR|LKR|NPR|THB|HKD|SGD|TWD|KRW|SAR|AED|KWD|QAR|EGP|ZAR|KES|UGX|TZS|GHS|GEL|AZN|PHP|XOF|XAF';

/** Their last letters, and those of the abbreviations before an amount: `Rs.`, `Rp`, `S/`. */
export const lastOfCurrency = 'RDFPYLNKBSTWXGsrhp./¢';

/** Abbreviations and signs before an amount that are no codes. */
export const beforeAmount = 'Rs\\.?|R\\$|kr\\.?|Fr\\.|Rp\\.?|S\\/\\.?|GH¢|K?Shs?\\.?|TSh\\.?';

/** Names of money after an amount, outside Europe. */
export const moneyWords =
  'F ?CFA|CFA|[Ff]rancs|[Ss]o[\'‘’ʻ`]m|сум|сўм|сом|тенге|тг|төгрөг|đồng|VNĐ|đ|[Rr]upiah|تومان|ریال|ريال|دينار|درهم|جنيه|[Nn]aira|[Ss]hillings?|[Bb]irr|ብር|[Pp]esos|[Ss]oles|[Cc]olones|[Gg]uaran[ií]es|DT|[Dd]inars?|[Dd]irhams?|[Kk]wanzas?|[Tt]aka|টাকা|रुपये|রুপি|บาท|ကျပ်|ກີບ|៛|ლარი|դրամ|[Mm]anat|ש"ח';
