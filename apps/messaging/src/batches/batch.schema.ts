import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { MESSAGE_STATUSES } from '../messages/message-status.js';
import type { MessageBatchEntity } from './message-batch.entity.js';

/** Most messages of one batch. */
export const MOST_LINES = 10_000;

const name = z.string().min(1).max(100).describe('What you call it.');

export const CreateBatch = z
  .strictObject({
    name: name.optional(),
    messages: z
      .array(z.unknown())
      .min(1)
      .max(MOST_LINES)
      .optional()
      .describe('Up to 10000 messages, each as it is sent alone.'),
  })
  .meta({ id: 'CreateBatch' });
export type CreateBatch = z.output<typeof CreateBatch>;

/** What lines of JSON have no place for. */
export const BatchOptions = z.strictObject({ name: name.optional() });
export type BatchOptions = z.output<typeof BatchOptions>;

const LineErrors = z.object({
  line: z.int().describe('Which message it was; counts from 1.'),
  errors: z
    .array(
      z.object({
        location: z.string().describe('Where the problem is, such as `body.to`.'),
        code: z.string().describe('What kind of problem it is.'),
        message: z.string().describe('A sentence.'),
      }),
    )
    .describe('What is wrong with it.'),
});

export const Batch = z
  .object({
    id: z.string().describe('`bat_…`'),
    name: z.string().nullable().describe('What you call it.'),
    status: z
      .enum(['processing', 'completed', 'canceled'])
      .describe('`completed` once every message was sent or has ended.'),
    total: z.int().describe('How many messages it was given with.'),
    accepted: z.int().describe('How many of them were accepted.'),
    rejected: z.int().describe('How many were not, and are not sent.'),
    errors: z.array(LineErrors).describe('The first 1000 that were not accepted, and why.'),
    counts: z
      .partialRecord(z.enum(MESSAGE_STATUSES), z.int())
      .describe('How many messages are in each status now.'),
    created_at: z.iso.datetime().describe('When it was accepted.'),
    canceled_at: z.iso.datetime().nullable().describe('When it was called off.'),
  })
  .meta({ id: 'Batch' });
export type Batch = z.output<typeof Batch>;

export const BatchResponse = envelopeOf(Batch);
export const BatchListResponse = pageOf(Batch);

/** Which batches to list. */
export const ListBatches = listQuery('batches', { filters: { ...createdWithin } });
export type ListBatches = z.output<typeof ListBatches.schema>;

/** In these something is left to do for us. */
const AHEAD = new Set(['accepted', 'scheduled', 'queued', 'sending']);

/** A batch as callers see it, with the statuses of its messages. */
export function toBatch(batch: MessageBatchEntity, counts: Batch['counts']): Batch {
  const isAhead = Object.keys(counts).some((one) => AHEAD.has(one));
  const status = isAhead ? 'processing' : 'completed';
  return {
    id: batch.id,
    name: batch.name,
    status: batch.canceledAt ? 'canceled' : status,
    total: batch.total,
    accepted: batch.accepted,
    rejected: batch.total - batch.accepted,
    errors: batch.problems.map(({ line, errors }) => ({ line, errors: [...errors] })),
    counts,
    created_at: batch.createdAt.toISOString(),
    canceled_at: batch.canceledAt?.toISOString() ?? null,
  };
}
