/** The clock of a time zone: minutes from midnight, and minutes ahead of UTC. */
export type ZoneClock = { minutes: number; ahead: number };

/** What the clock says in an IANA time zone at `now` (milliseconds since 1970); null for a zone that is not known. */
export function zoneClock(timeZone: string, now: number): ZoneClock | null {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    }).formatToParts(now);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const offset = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(part('timeZoneName'));
    const ahead = Number(offset?.[2] ?? 0) * 60 + Number(offset?.[3] ?? 0);
    return {
      minutes: Number(part('hour')) * 60 + Number(part('minute')),
      ahead: offset?.[1] === '-' ? -ahead : ahead,
    };
  } catch {
    return null;
  }
}
