import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type ChangeEntity, CHANGES } from './change.entity.js';

const COLLECTION = /^[a-z]{1,20}(?::[\w-]{1,60})?$/;

/** Which changes to read. */
export const ReadChanges = z.strictObject({
  collection: z
    .string()
    .regex(COLLECTION, 'Must be such as `files` or `tasks:tsl_…`.')
    .default('files')
    .describe(
      '`files`, `notes`, `tasks:<list>`, `calendar:<calendar>` or `contacts:<address book>`.',
    ),
  space_id: z.string().max(40).optional().describe('`spc_…`; the main space when not given.'),
  since: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .describe('Only what came after this number: `next` of the answer before; 0 for all.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(200)
    .describe('Most of them, 1 to 1,000.'),
});
export type ReadChanges = z.output<typeof ReadChanges>;

const Change = z
  .object({
    seq: z.int().describe('Counts up in the collection.'),
    kind: z.string().describe('What it is, such as `file`.'),
    id: z.string().describe('The id of it.'),
    what: z.enum(CHANGES).describe('What became of it.'),
    at: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'Change' });

export const ChangesResponse = envelopeOf(
  z
    .object({
      changes: z.array(Change).describe('What changed, the oldest first.'),
      next: z.int().describe('Give it as `since` the next time.'),
      has_more: z.boolean().describe('Whether more is there already.'),
    })
    .meta({ id: 'Changes' }),
);

export const toChange = ({ seq, kind, subject, what, at }: ChangeEntity) => ({
  seq,
  kind,
  id: subject,
  what,
  at: at.toISOString(),
});
