import { z } from 'zod';
import { JOB_STATUSES, type JobEntity } from './job.entity.js';

const LONGEST_WAIT_S = 60;

/** How long to wait for the end of a job. */
export const WaitForJob = z.object({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(LONGEST_WAIT_S)
    .default(0)
    .describe('Seconds to wait for the end, at most; 0 to 60.'),
});
export type WaitForJob = z.output<typeof WaitForJob>;

/** What every job tells. */
export const jobFields = {
  status: z.enum(JOB_STATUSES).describe('Whether it waits, is worked on, or how it ended.'),
  operation_id: z.string().describe('`op_…`, for `GET /operations/:operation`.'),
  error: z
    .object({
      code: z.string().describe('Stable code to branch on.'),
      message: z.string().describe('What happened and what to do about it.'),
    })
    .nullable()
    .describe('Why it failed; null if it did not.'),
  created_at: z.iso.datetime().describe('When it was asked for.'),
  finished_at: z.iso.datetime().nullable().describe('When it ended; null before.'),
  expires_at: z.iso.datetime().describe('Until when the result is kept.'),
};

/** What every job tells. */
export const jobFieldsOf = (job: JobEntity) => ({
  status: job.status,
  operation_id: job.operationId,
  error: job.problem && { code: job.problem.code, message: job.problem.message },
  created_at: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
  expires_at: job.expiresAt.toISOString(),
});
