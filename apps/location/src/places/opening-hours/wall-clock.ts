const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const two = '2-digit';
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
    formats.set(zone, format);
  }
  return format;
}

/** Year, month (0 to 11), day, hour, minute and second that clocks of a zone show. */
type Reading = [number, number, number, number, number, number];

function readingAt(instant: Date, zone: string): Reading {
  const parts = formatOf(zone).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)!.value);
  return [of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')];
}

/** A date whose local parts in this process are those that clocks of the zone show. */
export const toWallClock = (instant: Date, zone: string): Date =>
  new Date(...readingAt(instant, zone));

/** The other way; of an hour that comes twice the first, and one that is skipped as if it were not. */
export function fromWallClock(wall: Date, zone: string): Date {
  const wanted = Date.UTC(
    ...([wall.getFullYear(), wall.getMonth(), wall.getDate()] as const),
    ...([wall.getHours(), wall.getMinutes(), wall.getSeconds()] as const),
  );
  const offsetAt = (ms: number): number => Date.UTC(...readingAt(new Date(ms), zone)) - ms;
  const DAY_MS = 86_400_000;
  const offsets = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)];
  const right = offsets.find((offset) => offsetAt(wanted - offset) === offset);
  return new Date(wanted - (right ?? offsets[0]!));
}
