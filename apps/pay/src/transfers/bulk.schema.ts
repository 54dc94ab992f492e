import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CreateTransfer, PostedTransfer } from './transfer.schema.js';

export const MOST_TRANSFERS = 1000;

/** One of many transfers; it may have a key of its own. */
export const BulkTransfer = CreateTransfer.safeExtend({
  key: z
    .string()
    .regex(/^[\x20-\x7e]{1,255}$/, 'Must be 1 to 255 printable characters.')
    .optional()
    .describe('Its own `Idempotency-Key`; that of the request, `:` and its place when not given.'),
}).meta({ id: 'BulkTransfer' });
export type BulkTransfer = z.output<typeof BulkTransfer>;

/** Many transfers as they are asked for. */
export const CreateTransfers = z
  .strictObject({
    transfers: z
      .array(z.unknown())
      .min(1)
      .max(MOST_TRANSFERS)
      .describe(
        'Up to 1000 transfers, each as it is made alone, with a `key` if it is to have its own.',
      ),
    atomic: z
      .boolean()
      .default(false)
      .describe('Whether one that cannot be made keeps all others from being made.'),
  })
  .meta({ id: 'CreateTransfers' });
export type CreateTransfers = z.output<typeof CreateTransfers>;

const Problem = z.object({
  code: z.string().describe('Why it was not made.'),
  message: z.string().describe('A sentence.'),
  errors: z
    .array(
      z.object({
        location: z.string().describe('Where the problem is, such as `body.transfers.0.amount`.'),
        code: z.string().describe('What kind of problem it is.'),
        message: z.string().describe('A sentence.'),
      }),
    )
    .describe('What is wrong with its fields.'),
});

const Result = z.object({
  index: z.int().describe('Which of the transfers; counts from 0.'),
  status: z.enum(['posted', 'failed']).describe('Whether the money has moved.'),
  is_replayed: z.boolean().describe('Whether an earlier request did it.'),
  transfer: PostedTransfer.nullable().describe('What was made.'),
  error: Problem.nullable().describe('Why it was not made.'),
});
export type BulkResult = z.output<typeof Result>;

/** What became of many transfers. */
export const TransferResults = z
  .object({
    posted: z.int().describe('How many were made.'),
    failed: z.int().describe('How many were not.'),
    results: z.array(Result).describe('One for each, in their order.'),
  })
  .meta({ id: 'TransferResults' });

export const TransferResultsResponse = envelopeOf(TransferResults);
