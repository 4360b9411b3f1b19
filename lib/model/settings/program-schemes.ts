/**
 * The schemes of programs that a card may open to call or write to a number. The manifest's `frame-src` is made of this
 * list, so no other scheme opens even if a setting had it. Each was handed to a registered program from an extension's
 * frame, in Chromium 156 and Firefox 153; neither refuses one.
 */
export const programSchemes = [
  'tel',
  'sms',
  'sip',
  'sips',
  'callto',
  'zoomphonecall',
  'msteams',
  'facetime',
  'facetime-audio',
  'whatsapp',
  'sgnl',
  'tg',
] as const;
