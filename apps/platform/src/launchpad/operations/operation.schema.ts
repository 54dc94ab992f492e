import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { type DeploymentStage, isFinished, STAGES } from '../deployments/deployment-status.js';

export const Operation = z
  .object({
    id: z.string().describe('The id that the 202 answer gave as `meta.operation_id`.'),
    kind: z.literal('deployment').describe('What is being done.'),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    progress: z.number().min(0).max(1).describe('How far it is, from 0 to 1.'),
    resource: z.object({
      type: z.literal('app'),
      id: z.string().describe('What it is done to.'),
    }),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Operation' });
export type Operation = z.output<typeof Operation>;

export const OperationResponse = envelopeOf(Operation);

export function toOperation(row: DeploymentEntity): Operation {
  const isOver = isFinished(row.status);
  return {
    id: row.id,
    kind: 'deployment',
    status: statusOf(row),
    progress: isOver ? 1 : STAGES.indexOf(row.status as DeploymentStage) / STAGES.length,
    resource: { type: 'app', id: row.appId },
    error: errorOf(row),
    created_at: row.createdAt.toISOString(),
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
