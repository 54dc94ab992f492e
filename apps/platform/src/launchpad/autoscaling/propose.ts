import type { AutoscalePolicy } from './autoscale-policy.js';
import type { Signals } from './signals.js';

/** How far from its target a signal may be before anything is changed. */
const TOLERANCE = 0.1;

/** How many replicas the present load asks for, and what says so. */
export interface Proposal {
  readonly replicas: number;
  readonly reason: string;
}

/**
 * Asks every signal of the policy and takes the highest answer. A signal that is missing answers
 * with what there is, so that it never takes a replica away.
 */
export function propose(policy: AutoscalePolicy, current: number, signals: Signals): Proposal {
  const { cpuPercent, memoryPercent, inFlight, p95Ms } = policy;
  const proposals: Proposal[] = [];
  if (cpuPercent !== null) {
    proposals.push(byShare('processor use', cpuPercent, current, signals.cpuPercent));
  }
  if (memoryPercent !== null) {
    proposals.push(byShare('memory use', memoryPercent, current, signals.memoryPercent));
  }
  if (inFlight !== null) proposals.push(byRequests(inFlight, current, signals.inFlight));
  if (p95Ms !== null) proposals.push(byTime(p95Ms, current, signals.p95Ms));
  // Without any signal there is only the sleep to decide on.
  if (proposals.length === 0) return { replicas: current, reason: 'nothing is measured' };
  return proposals.reduce((most, one) => (one.replicas > most.replicas ? one : most));
}

function byShare(
  what: string,
  target: number,
  current: number,
  shares: readonly (number | undefined)[],
): Proposal {
  const known = shares.filter((share) => share !== undefined);
  const sum = known.reduce((total, share) => total + share, 0);
  const mean = known.length === 0 ? 0 : sum / known.length;
  const reason = `${what} is ${Math.round(mean)} % of a replica's, and should be ${target} %`;
  // One that was not measured has nothing to do when more are asked for, and is busy when fewer.
  const unknown = Math.max(current, shares.length) - known.length;
  return { replicas: between(sum / target, sum / target + unknown, current), reason };
}

function byRequests(target: number, current: number, open: number | undefined): Proposal {
  if (open === undefined) return { replicas: current, reason: 'open requests are not known' };
  const reason = `${open} requests are open, and ${target} for each replica are meant to be`;
  return { replicas: between(open / target, open / target, current), reason };
}

/** Time does not shrink in proportion, so it may double the replicas and take one away at most. */
function byTime(target: number, current: number, p95Ms: number | undefined): Proposal {
  if (p95Ms === undefined) return { replicas: current, reason: 'answer times are not known' };
  const reason = `95 of 100 requests take up to ${Math.round(p95Ms)} ms, and should take ${target} ms`;
  const load = (current * p95Ms) / target;
  const replicas = Math.min(between(load, load, current), 2 * current);
  return { replicas: Math.max(replicas, current - 1), reason };
}

function between(least: number, most: number, current: number): number {
  if (least > current * (1 + TOLERANCE)) return Math.ceil(least);
  if (most < current * (1 - TOLERANCE)) return Math.max(1, Math.ceil(most));
  return current;
}
