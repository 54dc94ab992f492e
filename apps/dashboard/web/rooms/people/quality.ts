import type { Measured } from '../../api/room-people.js';

/** How well somebody is connected. */
export interface Quality {
  /** 1 (very poor) to 5 (excellent). */
  readonly score: number;
  /** Of what they send and receive, the worst. */
  readonly lossPercent: number;
  readonly rttMs: number;
}

/** What is still as good as the score says, from the best down. */
const LOSS_PERCENT = [1, 3, 6, 12] as const;
const RTT_MS = [150, 300, 500, 1000] as const;
const BEST = 5;

const scoreOf = (value: number, bounds: readonly number[]): number =>
  BEST - bounds.filter((bound) => value > bound).length;

/** Judges what somebody's browser measured; null when it did not measure anything. */
export function qualityOf(measured: Pick<Measured, 'tracks'> | undefined): Quality | null {
  if (!measured || measured.tracks.length === 0) return null;
  const lossPercent = Math.max(...measured.tracks.map((one) => one.packet_loss * 100));
  const rttMs = Math.max(...measured.tracks.map((one) => one.rtt_ms));
  const score = Math.min(scoreOf(lossPercent, LOSS_PERCENT), scoreOf(rttMs, RTT_MS));
  return { score, lossPercent, rttMs };
}
