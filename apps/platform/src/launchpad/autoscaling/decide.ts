import type { AutoscalePolicy } from './autoscale-policy.js';
import { type Proposal, propose } from './propose.js';
import type { ProposalWindow } from './proposal-window.js';
import type { Signals } from './signals.js';

/** Most replicas that are added at once to an app that has few. */
const FEW = 4;
/** The edge tells answer times of the last minute: before that is over they are of another width. */
const TIMES_LAG_MS = 60_000;

/** Where an app stands. */
export interface Standing {
  readonly current: number;
  /** When it was scaled last; null when never. */
  readonly scaledAtMs: number | null;
  readonly nowMs: number;
}

/**
 * How many replicas an app is to have; undefined when that does not change. It grows at once, and
 * shrinks only to what was enough for the whole of `downAfterS`, so that it does not sway.
 */
export function decide(
  policy: AutoscalePolicy,
  { current, scaledAtMs, nowMs }: Standing,
  signals: Signals,
  window: ProposalWindow,
): Proposal | undefined {
  const least = Math.max(1, policy.min);
  const sinceMs = nowMs - (scaledAtMs ?? Number.NEGATIVE_INFINITY);
  const fresh = sinceMs < TIMES_LAG_MS ? { ...signals, p95Ms: undefined } : signals;
  const { replicas, reason } = propose(policy, current, fresh);
  const wanted = Math.min(policy.max, Math.max(least, replicas));
  window.add(nowMs, wanted, policy.downAfterS * 1000);
  if (current < least) return { replicas: least, reason: `at least ${least} are to run` };
  if (current > policy.max)
    return { replicas: policy.max, reason: `at most ${policy.max} may run` };
  if (wanted > current) {
    if (sinceMs < policy.upAfterS * 1000) return undefined;
    return { replicas: Math.min(wanted, Math.max(2 * current, current + FEW)), reason };
  }
  const enough = window.highest(nowMs, policy.downAfterS * 1000);
  if (enough === undefined || enough >= current) return undefined;
  return {
    replicas: enough,
    reason: `${enough} were enough for ${policy.downAfterS} s: ${reason}`,
  };
}
