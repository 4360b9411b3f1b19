/** Schemes whose links call or write to the number right after the colon: `tel:+49…`. */
export const dialingSchemes = [
  'tel',
  'sms',
  'smsto',
  'mms',
  'fax',
  'callto',
  'sip',
  'sips',
  'skype',
  'imessage',
  'facetime',
  'facetime-audio',
  'zoomphonecall',
];

/** Other links that call or write to a number, each up to it, as apps or web sites. Before `?` there may be more. */
export const chatLinks = [
  'viber:?number=',
  'whatsapp:?phone=',
  'tg:?phone=',
  'msteams:?users=4:',
  'wa.me/',
  't.me/+',
  'signal.me/#p/',
  'whatsapp.com/send?phone=',
  'teams.microsoft.com/l/call?users=4:',
];

/** The beginnings of such links, worked out by the build. Names of parameters are among them, but no address begins so. */
const beginnings = chatLinks
  .join('|')
  .replaceAll('?', '|')
  .replaceAll('.', '\\.')
  .replaceAll('+', '[+%]')
  .replaceAll('/', '\\.?/');

/** Whether an address, as browsers write it, may be such a link: only who reads it knows if it has a number. */
export const linkOfNumber = new RegExp(
  `^((${dialingSchemes.join('|')}):|(\\w+://([^/]*@)?(\\w+\\.)?)?(${beginnings}))`, // guard link-callers
);
