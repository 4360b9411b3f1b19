import { chatLinks, dialingSchemes } from '../lib/detect/candidates/number-links.ts';

/** A link of each kind that Numlens reads, to one number with its calling code. */
export function everyNumberLink(number: string): string[] {
  const chats = chatLinks.map((link) => {
    const whole = link.includes('/') ? `https://${link}` : link.replace(':?', '://open?');
    return whole.replace(/\+$/, '') + number;
  });
  return [...dialingSchemes.map((scheme) => `${scheme}:${number}`), ...chats];
}
