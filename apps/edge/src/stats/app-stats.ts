import type { AppCounts } from './app-counts.js';
import { LastMinute } from './last-minute.js';
import { LatencyHistogram } from './latency-histogram.js';

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
  #startedMs: number;
  /** What is open in other workers, by their number. */
  readonly #elsewhere = new Map<number, { inflight: number; upgrades: number }>();
  readonly #minute = new LastMinute();

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
    this.#minute.add(this.now(), durationMs, status >= 500);
  }

  /** Requests that are open, here and in workers that drain. */
  get allInflight(): number {
    return this.#sum('inflight');
  }

  /** Upgraded connections that are open, here and in workers that drain. */
  get allUpgrades(): number {
    return this.#sum('upgrades');
  }

  /** Hands over what was counted, and begins anew. */
  take(): AppCounts {
    const nowMs = this.now();
    return {
      app: this.owner,
      forMs: nowMs - this.#startedMs,
      byClass: this.byClass.splice(0, this.byClass.length, 0, 0, 0, 0, 0, 0),
      latency: this.latency.take(),
      slots: this.#minute.take(nowMs),
      inflight: this.inflight,
      upgrades: this.upgrades,
    };
  }

  /** Adds what another worker counted. */
  merge({ forMs, byClass, latency, slots }: AppCounts): void {
    this.#startedMs = Math.min(this.#startedMs, this.now() - forMs);
    for (const [index, count] of byClass.entries()) this.byClass[index]! += count;
    this.latency.merge(latency);
    this.#minute.merge(this.now(), slots);
  }

  /** Notes what is open in another worker; nothing when it is left out. */
  setElsewhere(worker: number, open?: { inflight: number; upgrades: number }): void {
    if (open) this.#elsewhere.set(worker, { inflight: open.inflight, upgrades: open.upgrades });
    else this.#elsewhere.delete(worker);
  }

  report(): AppReport {
    const nowMs = this.now();
    const { latency: minute, errors, oldestMs } = this.#minute.sum(nowMs);
    const spanMs = Math.max(1000, nowMs - Math.max(this.#startedMs, oldestMs));
    return {
      app: this.owner,
      inflight: this.allInflight,
      upgrades: this.allUpgrades,
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

  #sum(what: 'inflight' | 'upgrades'): number {
    let sum = this[what];
    for (const open of this.#elsewhere.values()) sum += open[what];
    return sum;
  }
}
