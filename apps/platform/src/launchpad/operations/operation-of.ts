import type { Operation } from '@skydeck/operations';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { type DeploymentStage, isFinished, STAGES } from '../deployments/deployment-status.js';

/** A deployment as the operation that it is too. */
export function operationOf(row: DeploymentEntity): Operation {
  const isOver = isFinished(row.status);
  return {
    id: row.id,
    kind: 'deployment',
    status: statusOf(row),
    stage: isOver ? null : row.status,
    progress: isOver ? 1 : STAGES.indexOf(row.status as DeploymentStage) / STAGES.length,
    resource: { type: 'app', id: row.appId },
    error: errorOf(row),
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

function statusOf({ status }: DeploymentEntity): Operation['status'] {
  if (!isFinished(status)) return status === 'queued' ? 'queued' : 'running';
  return status === 'live' || status === 'rolled_back' ? 'succeeded' : 'failed';
}

function errorOf({ status, error }: DeploymentEntity): Operation['error'] {
  if (error) return { code: error.code, message: error.message };
  if (status !== 'cancelled' && status !== 'superseded') return null;
  const { code, message } = DeploymentErrors[status]();
  return { code, message };
}
