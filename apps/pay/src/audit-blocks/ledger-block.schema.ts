import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { LEDGER_CHECKS, type LedgerCheck } from './ledger-checks.sql.js';

const count = (text: string) => z.int().min(0).describe(text);

export const LedgerBlock = z
  .object({
    number: count('Counts from 1 in each project and mode.'),
    operations: count('How many operations it seals.'),
    prev_hash: z.string().describe('Hash of the block before; zeros for the first.'),
    hash: z
      .string()
      .describe(
        'SHA-256, in hexadecimal, of `prev_hash` and of a line for each operation: its number and the SHA-256 of all that is said of it.',
      ),
    sealed_at: z.iso.datetime().describe('When it was sealed.'),
  })
  .meta({ id: 'LedgerBlock' });
export type LedgerBlock = z.output<typeof LedgerBlock>;

export const LedgerBlockListResponse = pageOf(LedgerBlock);

/** Which blocks to list. */
export const ListLedgerBlocks = listQuery('ledger blocks', { sort: ['number'] });
export type ListLedgerBlocks = z.output<typeof ListLedgerBlocks.schema>;

const WRONG: Readonly<Record<LedgerCheck, string>> = {
  currencies_not_zero: 'Currencies whose balances do not sum to zero.',
  operations_not_balanced: 'Operations whose entries do not sum to zero.',
  entries_without_operation: 'Entries of no operation of the project.',
  operations_without_entries: 'Operations that moved money and have no entries.',
  balances_not_of_entries: 'Accounts whose balance is not the sum of their entries.',
  entries_of_other_currency: 'Entries in another currency than their account.',
  held_not_of_holds: 'Accounts that hold something else than their open holds.',
  below_floor: 'Accounts with less available than their limit.',
  reversed_too_much: 'Transfers of which something else was moved back than is noted.',
};

const problems = Object.fromEntries(
  Object.keys(LEDGER_CHECKS).map((name) => [name, count(WRONG[name as LedgerCheck])]),
) as Record<LedgerCheck, ReturnType<typeof count>>;

/** Told by what was written, and not by a count in the database. */
const changed = count(
  'Operations that say something else than when they were written, sealed or not.',
);

export const LedgerVerification = z
  .object({
    is_valid: z.boolean().describe('Whether nothing is wrong.'),
    operations: count('Operations so far, refused ones too.'),
    entries: count('Entries so far.'),
    accounts: count('Wallets and accounts of the system.'),
    blocks: count('Blocks so far.'),
    sealed_operations: count('Operations in blocks; the newest follow within seconds.'),
    head: z.string().describe('Hash of the newest block; zeros when there is none.'),
    problems: z
      .object({ ...problems, operations_changed: changed })
      .describe('How often each thing is wrong; all zero in sound books.'),
    broken_blocks: z
      .array(
        z.object({
          number: count('Number of the block.'),
          reason: z
            .enum(['missing_before', 'not_linked', 'operations_differ', 'hash_differs'])
            .describe('What does not fit.'),
        }),
      )
      .describe('Blocks that do not fit to what they sealed.'),
  })
  .meta({ id: 'LedgerVerification' });
export type LedgerVerification = z.output<typeof LedgerVerification>;

export const LedgerVerificationResponse = envelopeOf(LedgerVerification);

/** Columns of a block, as `BlockRow` has them. `number` is text in them: order by `ledger_block.number`. */
export const BLOCK_COLUMNS = `ledger_block.number::text, to_seq::text as "toSeq", operations,
  prev_hash as "prevHash", hash, sealed_at as "sealedAt"`;

/** A block, as it was read. */
export interface BlockRow {
  readonly number: string;
  readonly toSeq: string;
  readonly operations: number;
  readonly prevHash: string;
  readonly hash: string;
  readonly sealedAt: Date;
}

export const toBlock = (row: BlockRow): LedgerBlock => ({
  number: Number(row.number),
  operations: row.operations,
  prev_hash: row.prevHash,
  hash: row.hash,
  sealed_at: row.sealedAt.toISOString(),
});
