import type { ServerNotice, TrackReport } from '@skydeck/costream/protocol';

const TELL_AFTER_MS = 2_000;
const FORGET_LOSS_AFTER_MS = 10_000;
const BEST = 5;

/** Worst of what a score stands for: share of lost packets, and milliseconds there and back. */
const SCORES = [
  { score: BEST, loss: 0.01, rttMs: 150 },
  { score: 4, loss: 0.03, rttMs: 300 },
  { score: 3, loss: 0.08, rttMs: 500 },
  { score: 2, loss: 0.2, rttMs: 1_000 },
] as const;

/** 1 (poor) to 5 (excellent), by the worst track. */
export function scoreOf(reports: readonly TrackReport[]): number {
  const loss = Math.max(0, ...reports.map((one) => one.packet_loss));
  const rttMs = Math.max(0, ...reports.map((one) => one.rtt_ms));
  return SCORES.find((one) => loss <= one.loss && rttMs <= one.rttMs)?.score ?? 1;
}

/** How well everybody in a room is connected, by what they measure and what the engine sees. */
export class ConnectionQuality {
  readonly #scores = new Map<string, number>();
  readonly #slowAtMs = new Map<string, number>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tell: (notice: ServerNotice) => void,
    private readonly isShown: (identity: string) => boolean,
  ) {}

  /** The newest score; the best one of whom nothing is known. */
  of(identity: string): number {
    return this.#scores.get(identity) ?? BEST;
  }

  reported(identity: string, reports: readonly TrackReport[]): void {
    if (reports.length === 0) return;
    const isSlow = performance.now() - (this.#slowAtMs.get(identity) ?? -Infinity);
    const most = isSlow < FORGET_LOSS_AFTER_MS ? BEST - 2 : BEST;
    this.set(identity, Math.min(most, scoreOf(reports)));
  }

  /** The engine lost packets of somebody. */
  slow(identity: string, lost: number): void {
    if (lost <= 0) return;
    this.#slowAtMs.set(identity, performance.now());
    this.set(identity, Math.min(this.of(identity), BEST - 2));
  }

  /** @param score 0 (lost) to 5 */
  set(identity: string, score: number): void {
    if (this.of(identity) === score) return;
    this.#scores.set(identity, score);
    this.#changed.add(identity);
    this.#timer ??= setTimeout(() => this.#send(), TELL_AFTER_MS);
  }

  forget(identity: string): void {
    this.#scores.delete(identity);
    this.#slowAtMs.delete(identity);
    this.#changed.delete(identity);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #send(): void {
    this.#timer = undefined;
    const shown = [...this.#changed].filter((identity) => this.isShown(identity));
    const scores = shown.map((identity) => ({ identity, score: this.of(identity) }));
    this.#changed.clear();
    if (scores.length > 0) this.tell({ type: 'connection_quality', scores });
  }
}
