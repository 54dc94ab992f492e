import type { AutoscalingEntity } from './autoscaling.entity.js';

type Row = Pick<AutoscalingEntity, 'policy' | 'target' | 'asleepReleaseId'>;

/** Whether a release sleeps: it has no replicas until somebody asks for something. */
export function isAsleep(row: Row | null, releaseId: string): boolean {
  return row?.policy.enabled === true && row.asleepReleaseId === releaseId;
}

/** How many replicas a release is to have now: what the autoscaler says, else what was asked for. */
export function wantedReplicas(row: Row | null, releaseId: string, asked: number): number {
  if (!row?.policy.enabled) return asked;
  if (isAsleep(row, releaseId)) return 0;
  const { min, max } = row.policy;
  return Math.min(max, Math.max(1, min, row.target ?? asked));
}
