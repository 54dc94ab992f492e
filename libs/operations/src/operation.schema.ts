import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { isOver, OPERATION_STATUSES, type OperationEntity } from './operation.entity.js';

export const Operation = z
  .object({
    id: z.string().describe('The id that the 202 answer gave as `meta.operation_id`.'),
    kind: z.string().describe('What is being done, such as `deployment` or `vps.create`.'),
    status: z.enum(OPERATION_STATUSES).describe('Whether it waits, is worked on, or how it ended.'),
    stage: z.string().nullable().describe('What is being done now, in a few words.'),
    progress: z.number().min(0).max(1).describe('How far it is, from 0 to 1.'),
    resource: z.object({
      type: z.string().describe('Kind of the resource, such as `app` or `vps`.'),
      id: z.string().describe('What it is done to.'),
    }),
    error: z
      .object({
        code: z.string().describe('Stable code to branch on.'),
        message: z.string().describe('What happened and what to do about it.'),
      })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    started_at: z.iso.datetime().nullable().describe('When a worker first took it in hand.'),
    finished_at: z.iso.datetime().nullable().describe('When it ended.'),
  })
  .meta({ id: 'Operation' });
export type Operation = z.output<typeof Operation>;

export const OperationResponse = envelopeOf(Operation);

export function toOperation(row: OperationEntity): Operation {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    stage: isOver(row) ? null : row.stage,
    progress: row.progress,
    resource: { type: row.resourceType, id: row.resourceId },
    error: row.error,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
