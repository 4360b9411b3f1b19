/** What is done with a number: it is called, or gets a message. */
export type ReachUse = 'call' | 'message';

/** The settings of what “Call” and “Message” open. */
export const reachSettings = { call: 'callWith', message: 'messageWith' } as const satisfies Record<ReachUse, string>;

/** A program or site to choose, and its link. The device's own program has none: an empty text is its setting. */
type ReachProgram = { name: string; template: string };

/**
 * Known programs and sites, by the addresses that their makers document. Signal and Telegram read a plus sign only as it
 * is. One whose link ends with `@` waits for the host of the user's telephone system.
 */
export const reachPrograms: Record<ReachUse, readonly ReachProgram[]> = {
  call: [
    { name: 'Zoom Phone', template: 'zoomphonecall://{e164}' },
    { name: 'Microsoft Teams', template: 'https://teams.microsoft.com/l/call/0/0?users=4:{e164}' },
    { name: 'FaceTime', template: 'facetime:{e164}' },
    { name: 'Google Voice', template: 'https://voice.google.com/u/0/calls?a=nc,{e164}' },
    { name: 'SIP', template: 'sip:{e164}@' },
    { name: 'callto:', template: 'callto:{e164}' },
  ],
  message: [
    { name: 'WhatsApp', template: 'https://wa.me/{digits}' },
    { name: 'Signal', template: 'https://signal.me/#p/+{digits}' },
    { name: 'Telegram', template: 'https://t.me/+{digits}' },
  ],
};

/** What the field for a link of the user's own starts with. */
export const ownLink = 'https://';

/** Returns what a template opens: a known program's name, or null if it is a link of the user's own. */
export function programName(use: ReachUse, template: string): string | null {
  return reachPrograms[use].find((program) => program.template === template)?.name ?? null;
}

/** Returns the known program that a scheme (`zoomphonecall:`) opens; null if none is known. */
export function programOfScheme(scheme: string): string | null {
  const all = Object.values(reachPrograms).flat();
  return all.find(({ template }) => template.startsWith(scheme))?.name ?? null;
}
