import type { Operation } from '../../api/resources.js';

/** Progress is told in steps of this many percent. */
const STEP_PERCENT = 10;

/** How far an operation is, in a few words. */
export function operationProgress({
  status,
  stage,
  progress,
}: Pick<Operation, 'status' | 'stage' | 'progress'>): string {
  if (status !== 'running') return status;
  const percent = Math.floor((progress * 100) / STEP_PERCENT) * STEP_PERCENT;
  return percent > 0 ? `${stage ?? status}, ${percent} %` : (stage ?? status);
}
