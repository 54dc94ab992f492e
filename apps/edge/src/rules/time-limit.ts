import { EdgeErrors } from '../edge.errors.js';
import type { Visit } from '../public/visit.js';

/** What is said when a request took longer than its rules allow. */
export const lateAnswer = () => EdgeErrors.replica_timeout();

/** Calls `expired` unless the answer is complete in time. */
export function limitTime(visit: Visit, timeoutMs: number | undefined, expired: () => void): void {
  if (timeoutMs === undefined) return;
  const timer = setTimeout(() => {
    // A tunnel may last.
    if (!visit.upgraded) expired();
  }, timeoutMs);
  visit.response.once('close', () => clearTimeout(timer));
}
