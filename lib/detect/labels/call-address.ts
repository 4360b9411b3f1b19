/**
 * A place in which telephone systems and their logs write the number of a call. `last`: the characters right before the
 * number, one of which there is.
 */
type Place = { name: string; last: string; before: RegExp; after?: RegExp };

const party = '(?:call(?:ed|ee|er|ing)|dest(?:ination)?|source|origin(?:al|ating)|redirecting|dialed|connected)';
const field =
  '(?:[_ -]?(?:id|line|party|station)){0,2}[_ -]?(?:addr|digits|id|num|number|user)["\']?\\s?[:=]\\s?["\']?$';

const places: readonly Place[] = [
  // Asterisk's `PJSIP/trunk/4930…`, `Local/4930…@from-internal`, FreeSWITCH's `sofia/gateway/carrier/44…`
  {
    name: 'channel',
    last: '/',
    before: /(?:^|[^\w/])(?:(?:PJ)?SIP|IAX2|DAHDI|Zap|Local)\/(?:[\w.-]{1,40}\/)?$|\bsofia\/(?:[\w.-]{1,40}\/){1,2}$/,
  },
  { name: 'caller with a name', last: '<', before: /\bcaller ?id["']?\s?[:=] ?"[^"<>]{0,40}" <$/i },
  { name: 'called channel', last: ' /', before: /\bCalled (?:[\w.-]{1,40}\/){0,2}$/ },
  { name: 'step of a dial plan', last: '[', before: /\[$/, after: /^@[\w-]+:\d/ },
  { name: 'extension that a call asks for', last: `'"`, before: /\bexten(?:sion)?:? ['"]$/ },
  { name: 'information element of ISDN (Q.931)', last: `'`, before: /\bParty Number i = 0x[\dA-F]{2,8}, '$/ },
  // RADIUS (RFC 2865, 5.30 and 5.31), FreeSWITCH, SMPP, call detail records
  {
    name: 'field of a call',
    last: ` "':=`,
    before: new RegExp(`(?<![A-Za-z])(?:(?:original|final|last)[_ -]?)?${party}${field}`, 'i'),
  },
];
const reach = 60;
/** A user of a chat whose address is a phone number with its calling code: `919876543210@s.whatsapp.net`. */
const chatUser = /^@(?:s\.whatsapp\.net|c\.us)(?![\w.-])/;
const digits = /\+?\d+/y;
/** The number of a channel: `PJSIP/101-0000002a`. */
const channelNumber = /^-[\da-f]{8}(?![\da-z])/;

/** Is the text at `at` the number in an address or a field of a call? `chat`: it has its calling code and no plus. */
export function callAddress(plain: string, at: number): 'number' | 'chat' | null {
  const last = plain.charAt(at - 1);
  digits.lastIndex = at;
  const isWhole = digits.test(plain);
  const end = isWhole ? digits.lastIndex : at;
  if (plain.charAt(end) === '@' && chatUser.test(plain.slice(end, end + reach))) return 'chat';
  if (plain.charAt(end) === '-' && channelNumber.test(plain.slice(end, end + reach))) return null;
  // Before a blank, all places end in one of these: the last letter of "Called", or a sign of a field.
  if (last === ' ' && !/[:="'d]/.test(plain.charAt(at - 2))) return null;
  const before = plain.slice(Math.max(0, at - reach), at);
  const isPlace = (place: Place): boolean =>
    place.last.includes(last) &&
    place.before.test(before) &&
    (place.after === undefined || place.after.test(plain.slice(end, end + reach)));
  return last !== '' && places.some(isPlace) ? 'number' : null;
}
