import type { SlotCounts } from './app-counts.js';
import { LatencyHistogram } from './latency-histogram.js';

const SLOT_MS = 10_000;
const SLOTS = 6;

interface Slot {
  number: number;
  readonly latency: LatencyHistogram;
  errors: number;
}

/** What was counted in the last minute, in spans of ten seconds. */
export class LastMinute {
  readonly #slots: Slot[] = Array.from({ length: SLOTS }, () => ({
    number: -1,
    latency: new LatencyHistogram(),
    errors: 0,
  }));

  add(nowMs: number, durationMs: number, isError: boolean): void {
    const slot = this.#slot(Math.floor(nowMs / SLOT_MS));
    slot.latency.add(durationMs);
    if (isError) slot.errors++;
  }

  sum(nowMs: number): { latency: LatencyHistogram; errors: number; oldestMs: number } {
    const latency = new LatencyHistogram();
    let errors = 0;
    for (const slot of this.#recent(nowMs)) {
      latency.merge(slot.latency);
      errors += slot.errors;
    }
    return { latency, errors, oldestMs: oldest(nowMs) * SLOT_MS };
  }

  /** Hands over what was counted, and begins anew. */
  take(nowMs: number): SlotCounts[] {
    const present = Math.floor(nowMs / SLOT_MS);
    return this.#recent(nowMs)
      .filter(({ latency }) => latency.total > 0)
      .map((slot) => {
        const { number, errors } = slot;
        slot.errors = 0;
        return { age: present - number, latency: slot.latency.take(), errors };
      });
  }

  merge(nowMs: number, counts: readonly SlotCounts[]): void {
    for (const { age, latency, errors } of counts) {
      const slot = this.#slot(Math.floor(nowMs / SLOT_MS) - age);
      slot.latency.merge(latency);
      slot.errors += errors;
    }
  }

  #recent(nowMs: number): Slot[] {
    return this.#slots.filter(({ number }) => number >= oldest(nowMs));
  }

  #slot(number: number): Slot {
    // Numbers of what was counted before this process was started are below zero.
    const slot = this.#slots[((number % SLOTS) + SLOTS) % SLOTS]!;
    if (slot.number !== number) {
      slot.number = number;
      slot.latency.clear();
      slot.errors = 0;
    }
    return slot;
  }
}

function oldest(nowMs: number): number {
  return Math.floor(nowMs / SLOT_MS) - SLOTS + 1;
}
