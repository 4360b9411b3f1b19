const toNumber = /(?:(?:tel|callto|sms|smsto|fax|viber|sip)(?::|%3a)|[?&](?:phone|number|tel)=)(?:\/\/)?[^\s"'<>]*$/i;
// WhatsApp's links hold the number with its country code and without a plus.
const toChat = /(?:wa\.me\/|whatsapp[^\s"'<>]*[?&]phone=)$/i;
const scheme = /(?:[a-z][a-z\d+.-]*:\/\/|www\.|^\/\/)/i;
const path = /^(?:[("'=]*\.{0,2}\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\/)|[?&][\w.-]+=/i;
const linkSign = /[/=:%]|www/;
const ends = new Set(' \n\t\r"\'<>()');

/**
 * Is the character at `at` inside a link written out? `number`: one to a phone number; `chat`: one to a number with its
 * country code and no plus; `other`: any other address.
 */
export function linkAround(plain: string, at: number): 'number' | 'chat' | 'other' | null {
  let start = at;
  while (start > 0 && at - start < 300 && !ends.has(plain.charAt(start - 1))) start -= 1;
  if (at - start < 2) return null;
  const token = plain.slice(start, at);
  if (!linkSign.test(token)) return null;
  if (toChat.test(token)) return 'chat';
  if (toNumber.test(token)) return 'number';
  return scheme.test(token) || path.test(token) ? 'other' : null;
}
