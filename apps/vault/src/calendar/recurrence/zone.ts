import { civilDay, DAY_S, dayNumber } from './wall-clock.js';

/** When a zone changes its clocks: from `at` (seconds since 1970) on they are `offset` ahead of UTC. */
interface Change {
  readonly at: number;
  readonly before: number;
  readonly offset: number;
}

interface YearOfZone {
  readonly changes: readonly Change[];
  /** Ahead of UTC when the year begins, in seconds. */
  readonly offset: number;
}

/** A time zone: from the clock on the wall to the instant and back. */
export class Zone {
  readonly #years = new Map<number, YearOfZone>();
  #latest = { from: 0, to: 0, year: { changes: [], offset: 0 } as YearOfZone };
  readonly #format: Intl.DateTimeFormat | null;

  private constructor(readonly name: string) {
    this.#format =
      name === 'UTC'
        ? null
        : new Intl.DateTimeFormat('en-US', {
            timeZone: name,
            hourCycle: 'h23',
            era: 'short',
            year: 'numeric',
            month: 'numeric',
            day: 'numeric',
            hour: 'numeric',
            minute: 'numeric',
            second: 'numeric',
          });
  }

  static readonly #known = new Map<string, Zone>();
  static readonly UTC = new Zone('UTC');

  /** The zone of an IANA name; null when there is none. */
  static named(name: string): Zone | null {
    if (name === 'UTC') return Zone.UTC;
    const known = Zone.#known.get(name);
    if (known) return known;
    try {
      const zone = new Zone(name);
      Zone.#known.set(name, zone);
      return zone;
    } catch {
      return null;
    }
  }

  /** The instant of a time on the wall: the first when it comes twice, as before the change when it is left out. */
  instant(wall: number): number {
    return wall - this.#offsetOfWall(wall);
  }

  /** What the clock on the wall shows at an instant. */
  wall(instant: number): number {
    return instant + this.#offsetAt(instant);
  }

  /** Whether a change of clocks leaves a time on the wall out. */
  isGap(wall: number): boolean {
    if (this.#format === null) return false;
    const { changes } = this.#yearAt(wall);
    return changes.some(({ at, before, offset }) => wall >= at + before && wall < at + offset);
  }

  #offsetOfWall(wall: number): number {
    if (this.#format === null) return 0;
    const year = this.#yearAt(wall);
    let { offset } = year;
    for (const change of year.changes) {
      // A gap keeps what was before it, and so does the first of two equal times.
      const from = change.at + Math.max(change.before, change.offset);
      if (wall < from) return offset;
      ({ offset } = change);
    }
    return offset;
  }

  #offsetAt(instant: number): number {
    if (this.#format === null) return 0;
    const year = this.#yearAt(instant);
    let { offset } = year;
    for (const change of year.changes) if (instant >= change.at) ({ offset } = change);
    return offset;
  }

  /** Whoever asks for one time asks for one near it next. */
  #yearAt(seconds: number): YearOfZone {
    const { from, to } = this.#latest;
    if (seconds >= from && seconds < to) return this.#latest.year;
    const number = yearOf(seconds);
    const year = this.#year(number);
    const bounds = [number, number + 1].map((one) => dayNumber(one, 1, 1) * DAY_S);
    this.#latest = { from: bounds[0] ?? 0, to: bounds[1] ?? 0, year };
    return year;
  }

  #year(year: number): YearOfZone {
    const known = this.#years.get(year);
    if (known) return known;
    const first = dayNumber(year, 1, 1) * DAY_S;
    const last = dayNumber(year + 1, 1, 1) * DAY_S;
    const found: Change[] = [];
    // A day more at both ends: what the wall shows may be of the year before or after.
    let at = first - DAY_S;
    const offset = this.#ask(at);
    let before = offset;
    while (at < last + DAY_S) {
      const next = Math.min(at + 7 * DAY_S, last + DAY_S);
      const after = this.#ask(next);
      if (after !== before) found.push(this.#between(at, next, before, after));
      before = after;
      at = next;
    }
    const made = { changes: found, offset };
    this.#years.set(year, made);
    return made;
  }

  #between(from: number, to: number, before: number, after: number): Change {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#ask(middle) === before) low = middle;
      else high = middle;
    }
    return { at: high, before, offset: after };
  }

  #ask(instant: number): number {
    const parts = this.#format?.formatToParts(new Date(instant * 1000)) ?? [];
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    const isBefore = parts.some(({ type, value }) => type === 'era' && value.startsWith('B'));
    const year = isBefore ? 1 - of('year') : of('year');
    const day = dayNumber(year, of('month'), of('day'));
    return day * DAY_S + of('hour') * 3600 + of('minute') * 60 + of('second') - instant;
  }
}

const yearOf = (seconds: number) => civilDay(Math.floor(seconds / DAY_S)).year;
