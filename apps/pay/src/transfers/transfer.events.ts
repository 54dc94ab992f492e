import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { PostedPosting } from './posting.schema.js';
import { Reversal } from './reversal.schema.js';
import { transferFields } from './transfer.schema.js';

const id = z.string().describe('`txn_…`');

/** What happens to transfers; the ledger records it with the money. */
export const TransferEvents = defineEvents('transfer', {
  posted: {
    schema: z.object({ id, status: z.literal('posted').describe('It moved.'), ...transferFields }),
    description: 'Money moved from one wallet to another.',
  },
  failed: {
    schema: z.object({
      id,
      status: z.literal('failed').describe('Nothing moved.'),
      code: z.string().describe('Why nothing moved.'),
      detail: z.record(z.string(), z.string()).describe('Figures to that, such as `available`.'),
      ...transferFields,
    }),
    description: 'A transfer was refused.',
  },
  reversed: {
    schema: z.object(Reversal.shape),
    description: 'A transfer was moved back, all of it or a part.',
  },
});

/** What happens to postings; the ledger records it with the money. */
export const PostingEvents = defineEvents('posting', {
  posted: {
    schema: z.object(PostedPosting.shape),
    description: 'Money moved between several wallets at once.',
  },
});
