import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FIRST_HASH, hashOf } from './block-lines.js';
import { countChanged } from './changed-operations.js';
import { BLOCK_COLUMNS, type BlockRow, type LedgerVerification } from './ledger-block.schema.js';
import { LEDGER_CHECKS } from './ledger-checks.sql.js';

const BLOCKS = `
  select ${BLOCK_COLUMNS} from ledger_block where tenant = $1 and number > $2 order by ledger_block.number limit $3`;
const COUNTS = `
  select (select count(*) from op where tenant = $1)::text as operations,
    (select count(*) from entry join account on account.id = entry.account_id
      where account.tenant = $1)::text as entries,
    (select count(*) from account where tenant = $1)::text as accounts`;
const AT_ONCE = 500;
/** Beyond every number. */
const NO_END = String(2n ** 63n - 1n);

/** Where a chain is broken, and how. */
type Broken = LedgerVerification['broken_blocks'][number];

/** Looks at all the books of a project: whether they agree, and are what was sealed. */
@Injectable()
export class LedgerVerifier {
  constructor(private readonly dataSource: DataSource) {}

  /** One look at one moment, however long it takes; it holds nobody up. */
  verify(tenant: Tenant): Promise<LedgerVerification> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set transaction read only');
      const [counts] = await manager.query<Record<'operations' | 'entries' | 'accounts', string>[]>(
        COUNTS,
        [tenant],
      );
      const problems: Record<string, number> = {};
      for (const [name, sql] of Object.entries(LEDGER_CHECKS)) {
        const [row] = await manager.query<{ count: string }[]>(sql, [tenant]);
        problems[name] = Number(row?.count);
      }
      const chain = await chainOf(manager, tenant);
      problems['operations_changed'] = chain.changed;
      const isSound = Object.values(problems).every((count) => count === 0);
      return {
        is_valid: isSound && chain.broken.length === 0,
        operations: Number(counts?.operations),
        entries: Number(counts?.entries),
        accounts: Number(counts?.accounts),
        blocks: chain.blocks,
        sealed_operations: chain.sealed,
        head: chain.head,
        problems: problems as LedgerVerification['problems'],
        broken_blocks: chain.broken,
      };
    });
  }
}

async function chainOf(manager: EntityManager, tenant: Tenant) {
  const broken: Broken[] = [];
  let head = FIRST_HASH;
  let [number, after, sealed, changed] = ['0', '0', 0, 0];
  for (;;) {
    const blocks = await manager.query<BlockRow[]>(BLOCKS, [tenant, number, AT_ONCE]);
    for (const block of blocks) {
      const range = { tenant, after, upTo: block.toSeq };
      const found = await hashOf(manager, range, head);
      const others = await countChanged(manager, range);
      const why = complaint(block, { ...found, others, expected: BigInt(number) + 1n, head });
      changed += others;
      if (why) broken.push({ number: Number(block.number), reason: why });
      ({ number, toSeq: after, hash: head } = block);
      sealed += block.operations;
    }
    if (blocks.length < AT_ONCE) break;
  }
  // What is in no block yet is what was written, or it is not: nobody has to wait for a block.
  changed += await countChanged(manager, { tenant, after, upTo: NO_END });
  return { broken, blocks: Number(number), sealed, head, changed };
}

function complaint(
  block: BlockRow,
  found: { hash: string; operations: number; others: number; expected: bigint; head: string },
): Broken['reason'] | null {
  if (BigInt(block.number) !== found.expected) return 'missing_before';
  if (block.prevHash !== found.head) return 'not_linked';
  if (block.operations !== found.operations) return 'operations_differ';
  return block.hash === found.hash && found.others === 0 ? null : 'hash_differs';
}
