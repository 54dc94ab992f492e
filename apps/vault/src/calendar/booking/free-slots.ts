import { busyTimes, type BusyTime } from '../availability/busy.js';
import type { EventPlan } from '../ics/event-plan.js';
import type { FoundInstance } from '../events/instances.js';
import { DAY_S, weekdayOf } from '../recurrence/wall-clock.js';
import { Zone } from '../recurrence/zone.js';
import type { BookingPageEntity, OpenHours } from './booking-page.entity.js';

const MOST_SLOTS = 2_000;

/** A time that can be booked, in seconds since 1970. */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

/** When an event takes place that is not repeated. */
export function slotOf({ start: wall, duration, zone: name }: EventPlan): Slot {
  const zone = Zone.named(name) ?? Zone.UTC;
  const start = zone.instant(wall);
  return { start, end: start + duration };
}

/** The times between two instants that a page may offer, as long as nothing takes them. */
export function openSlots(
  page: Pick<BookingPageEntity, 'timeZone' | 'hours' | 'durationMin'>,
  from: number,
  to: number,
): Slot[] {
  const zone = Zone.named(page.timeZone) ?? Zone.UTC;
  const lengthS = page.durationMin * 60;
  const slots: Slot[] = [];
  const lastDay = Math.floor(zone.wall(to) / DAY_S);
  for (let day = Math.floor(zone.wall(from) / DAY_S); day <= lastDay; day += 1) {
    for (const hours of page.hours.filter((one) => one.day % 7 === weekdayOf(day))) {
      const [opens, closes] = wallOf(hours, day);
      for (let wall = opens; wall + lengthS <= closes; wall += lengthS) {
        const start = zone.instant(wall);
        const slot = { start, end: start + lengthS };
        // A change of clocks leaves some times out, and makes the hour after others shorter.
        const isWhole = !zone.isGap(wall) && zone.wall(slot.end) <= closes;
        if (isWhole && start >= from && slot.end <= to) slots.push(slot);
        if (slots.length === MOST_SLOTS) return slots;
      }
    }
  }
  return slots;
}

/** Those of some times that nothing takes, with what is to stay free around each. */
export function freeSlots(
  slots: readonly Slot[],
  found: readonly FoundInstance[],
  bufferMin: number,
): Slot[] {
  const first = slots[0];
  const last = slots.at(-1);
  if (!first || !last) return [];
  const bufferS = bufferMin * 60;
  const busy = busyTimes(found, first.start - bufferS - DAY_S, last.end + bufferS + DAY_S);
  return slots.filter((slot) => !busy.some((taken) => touches(slot, taken, bufferS)));
}

const touches = (slot: Slot, taken: BusyTime, bufferS: number): boolean =>
  slot.start - bufferS < taken.end && slot.end + bufferS > taken.start;

function wallOf({ from, to }: OpenHours, day: number): [number, number] {
  const seconds = (clock: string): number => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return day * DAY_S + hours * 3_600 + minutes * 60;
  };
  return [seconds(from), seconds(to)];
}
