import type { ApiError } from '@skydeck/errors';
import type { EventType } from '@skydeck/events';
import { z } from 'zod';
import { JOB_STATUSES, type JobEntity } from './job.entity.js';

/** What events show of a job. */
export const JobState = z.object({
  id: z.string().describe('Identifier of the job.'),
  status: z.enum(JOB_STATUSES).describe('How it is.'),
  problem_code: z.string().nullable().describe('Why it failed; null if it did not.'),
});

/** What one kind of job is called. */
export interface JobKind {
  readonly name: 'optimization' | 'matrix';
  /** Of identifiers. */
  readonly prefix: string;
  /** Of the operation, such as `matrix.compute`. */
  readonly operation: string;
  /** Name of the quota that counts them, and of the resource in the audit log. */
  readonly quota: string;
  /** What is said of one that is not there. */
  readonly notFound: () => ApiError;
  /** How its end is told. */
  readonly events: Readonly<Record<'succeeded' | 'failed', EventType<typeof JobState>>>;
}

/** What events and the audit log show of a job. */
export const jobState = ({
  id,
  status,
  problem,
}: Pick<JobEntity, 'id' | 'status' | 'problem'>): z.output<typeof JobState> => ({
  id,
  status,
  problem_code: problem?.code ?? null,
});
