import { LatencyHistogram } from './latency-histogram.js';

const SLOT_MS = 10_000;
const SLOTS = 6;

interface Slot {
  number: number;
  readonly latency: LatencyHistogram;
  errors: number;
}

/** An app's counters now and over the last minute, as the control API shows them. */
export interface AppReport {
  readonly app: string;
  readonly inflight: number;
  readonly upgrades: number;
  readonly requests: number;
  /** Answers with a status from 400 to 499 since the start. */
  readonly client_errors: number;
  /** Answers with a status of 500 and above since the start. */
  readonly errors: number;
  readonly rps: number;
  readonly error_ratio: number;
  readonly p50_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
}

/** Counts the requests of one app: since the start, and over the last minute. */
export class AppStats {
  inflight = 0;
  upgrades = 0;
  references = 0;
  /** Answers since the start by class of status: index 2 is 2xx. */
  readonly byClass = [0, 0, 0, 0, 0, 0];
  readonly latency = new LatencyHistogram();
  readonly #startedMs: number;
  readonly #slots: Slot[] = Array.from({ length: SLOTS }, () => ({
    number: -1,
    latency: new LatencyHistogram(),
    errors: 0,
  }));

  /** @param now a clock in milliseconds */
  constructor(
    readonly owner: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#startedMs = now();
  }

  record(status: number, durationMs: number): void {
    this.byClass[Math.floor(status / 100)]! += 1;
    this.latency.add(durationMs);
    const slot = this.#slot();
    slot.latency.add(durationMs);
    if (status >= 500) slot.errors++;
  }

  report(): AppReport {
    const nowMs = this.now();
    const oldest = Math.floor(nowMs / SLOT_MS) - SLOTS + 1;
    const minute = new LatencyHistogram();
    let errors = 0;
    for (const slot of this.#slots) {
      if (slot.number < oldest) continue;
      minute.merge(slot.latency);
      errors += slot.errors;
    }
    const spanMs = Math.max(1000, nowMs - Math.max(this.#startedMs, oldest * SLOT_MS));
    return {
      app: this.owner,
      inflight: this.inflight,
      upgrades: this.upgrades,
      requests: this.latency.total,
      client_errors: this.byClass[4]!,
      errors: this.byClass[5]!,
      rps: (minute.total * 1000) / spanMs,
      error_ratio: minute.total === 0 ? 0 : errors / minute.total,
      p50_ms: minute.quantile(0.5),
      p95_ms: minute.quantile(0.95),
      p99_ms: minute.quantile(0.99),
    };
  }

  #slot(): Slot {
    const number = Math.floor(this.now() / SLOT_MS);
    const slot = this.#slots[number % SLOTS]!;
    if (slot.number !== number) {
      slot.number = number;
      slot.latency.clear();
      slot.errors = 0;
    }
    return slot;
  }
}
