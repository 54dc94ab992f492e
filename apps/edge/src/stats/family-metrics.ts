import type { Family } from '../messages.js';
import { family } from './prometheus.js';

const RESTARTS = 'skydeck_edge_restarts_total';
const FAILURES = 'skydeck_edge_restart_failures_total';
const LOSSES = 'skydeck_edge_keeper_losses_total';
const DRAINING = 'skydeck_edge_draining_workers';

/** How often workers were replaced, and how many are still finishing. */
export function familyMetrics(of: Family): string {
  const { restarts, crashes, failures, losses, draining } = of;
  const lines = [
    ...family(RESTARTS, 'counter', 'Workers that were replaced, by why.'),
    `${RESTARTS}{cause="asked"} ${restarts}`,
    `${RESTARTS}{cause="crash"} ${crashes}`,
    ...family(LOSSES, 'counter', 'Keepers that ended unasked and were replaced.'),
    `${LOSSES} ${losses}`,
    ...family(FAILURES, 'counter', 'Workers that could not be started.'),
    `${FAILURES} ${failures}`,
    ...family(DRAINING, 'gauge', 'Old workers that finish what they have.'),
    `${DRAINING} ${draining.length}`,
  ];
  return `${lines.join('\n')}\n`;
}
