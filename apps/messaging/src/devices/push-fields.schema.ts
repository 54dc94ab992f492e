import { z } from 'zod';

const MOST_ENTRIES = 20;
const MOST_BYTES = 2048;

/** Names that push services keep for themselves. */
const RESERVED = /^(aps|from|notification|message_type|collapse_key|skydeck_id|google.*|gcm.*)$/i;

const Data = z
  .record(
    z
      .string()
      .regex(/^[A-Za-z][\w.-]{0,39}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.')
      .refine((name) => !RESERVED.test(name), 'Push services keep this name for themselves.'),
    z
      .string()
      .max(MOST_BYTES)
      .refine((value) => value.isWellFormed(), 'Must be Unicode.'),
  )
  .refine((data) => Object.keys(data).length <= MOST_ENTRIES, {
    error: `Must have at most ${MOST_ENTRIES} entries.`,
  })
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES, {
    error: 'Must be at most 2 KiB as JSON.',
  });

/** What notifications have beside their title and text. */
export const pushFields = {
  data: Data.optional().describe('Texts that the app is given with a notification; 2 KiB at most.'),
  collapse_key: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'Must be 1 to 64 letters, digits, `_`, `.`, `-`.')
    .optional()
    .describe('A later notification of the same key takes the place of an earlier one.'),
  priority: z
    .enum(['normal', 'high'])
    .optional()
    .describe('`high` wakes a device up; codes always do. `normal` when not given.'),
};
