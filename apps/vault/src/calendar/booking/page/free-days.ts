import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DAY_S } from '../../recurrence/wall-clock.js';
import type { Zone } from '../../recurrence/zone.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import { Bookings } from '../bookings.js';
import type { Slot } from '../free-slots.js';

const SHOWN_DAYS = 6;
const MOST_ROUNDS = 10;
const USUAL_ROUND_DAYS = 14;
/** So many times are looked at in one round. */
const ROUND_SLOTS = 1_800;

/** A day with its free times, as the clock of the visitor has it. */
export interface FreeDay {
  /** `2026-06-01` */
  readonly day: string;
  readonly slots: readonly Slot[];
}

/** A few days with free times, and where to go on. */
export interface FreeDaysFound {
  readonly days: readonly FreeDay[];
  /** The day from which there may be more; null at the end. */
  readonly next: string | null;
}

/** Finds the next days on which something is free. */
@Injectable()
export class FreeDays {
  constructor(
    private readonly bookings: Bookings,
    private readonly clock: Clock,
  ) {}

  /** @param moved event that is moved: its time counts as free */
  async find(
    page: BookingPageEntity,
    { zone, from, moved }: { zone: Zone; from: string | undefined; moved: string | undefined },
  ): Promise<FreeDaysFound> {
    const nowS = Math.floor(this.clock.now().getTime() / 1000);
    const endS = nowS + page.horizonDays * DAY_S;
    const roundS = roundDays(page) * DAY_S;
    const days = new Map<string, Map<number, Slot>>();
    const startS = from === undefined ? nowS : zone.instant(Date.parse(`${from}T00:00:00Z`) / 1000);
    let atS = Math.max(nowS, startS);
    for (let round = 0; round < MOST_ROUNDS && atS < endS && days.size <= SHOWN_DAYS; round += 1) {
      // A time that begins in this round may end in the next.
      const untilS = atS + roundS + page.durationMin * 60;
      const window = [new Date(atS * 1000), new Date(untilS * 1000)] as const;
      for (const slot of await this.bookings.slots(page, window, undefined, moved)) {
        const day = dayOf(slot.start, zone);
        const slots = days.get(day) ?? new Map<number, Slot>();
        days.set(day, slots.set(slot.start, slot));
      }
      atS += roundS;
    }
    const all = [...days].map(([day, slots]) => ({ day, slots: [...slots.values()] }));
    const more = all[SHOWN_DAYS]?.day ?? (atS < endS ? dayOf(atS, zone) : null);
    return { days: all.slice(0, SHOWN_DAYS), next: more };
  }
}

const dayOf = (atS: number, zone: Zone): string =>
  new Date(zone.wall(atS) * 1000).toISOString().slice(0, 10);

const minutesOf = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** Short times of long days are many. */
function roundDays({ hours, durationMin }: BookingPageEntity): number {
  const open = hours.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  const days = Math.floor((7 * ROUND_SLOTS * durationMin) / Math.max(open, 1));
  return Math.min(USUAL_ROUND_DAYS, Math.max(1, days));
}
