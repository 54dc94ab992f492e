import { eventually } from '@skydeck/testing';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import { BlockSealer } from './block-sealer.js';
import { LedgerVerifier } from './ledger-verification.js';

let opened: Awaited<ReturnType<typeof openLedger>>;
let sealer: BlockSealer;
let verifier: LedgerVerifier;

beforeAll(async () => {
  opened = await openLedger();
  sealer = new BlockSealer(opened.dataSource, opened.clock);
  verifier = new LedgerVerifier(opened.dataSource);
});

afterAll(() => opened[Symbol.asyncDispose]());

/** Rounds until something is sealed: whoever else writes to this Postgres is waited for, too. */
const sealed = () => eventually(async () => (await sealer.seal()) || false, { timeoutMs: 60_000 });

describe('the sealer of blocks', () => {
  it('seals the very first operation, however often it looked before', async () => {
    for (let round = 0; round < 3; round++) expect(await sealer.seal()).toBe(0);
    await opened.wallet({ has: 5n });
    expect(await sealed()).toBe(1);
    const { sealed_operations: count, operations } = await verifier.verify(TENANT);
    expect({ count, operations }).toEqual({ count: 1, operations: 1 });
  });

  it('keeps blocks in the order of their numbers, which is not that of text', async () => {
    for (let block = 2; block <= 12; block++) {
      await opened.wallet({ has: 5n });
      expect(await sealed()).toBe(1);
    }
    expect(await verifier.verify(TENANT)).toMatchObject({ is_valid: true, blocks: 12 });
  });

  it('waits for whoever has a number and has not committed', async () => {
    await opened.wallet({ has: 5n });
    await sealed();
    await using slow = opened.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(
      `insert into op select tenant, nextval('op_seq'), 'txn_slow', 'slow', fingerprint, kind, code,
         ref, amount, result, effective_at, created_at
       from op where tenant = $1 limit 1`,
      [TENANT],
    );
    // Nobody commits in between: the newest transaction is the one that is waited for.
    for (let round = 0; round < 5; round++) expect(await sealer.seal()).toBe(0);
    await opened.wallet({ has: 5n });
    for (let round = 0; round < 5; round++) expect(await sealer.seal()).toBe(0);
    await slow.commitTransaction();
    let found = 0;
    while (found < 2) found += await sealed();
    const { sealed_operations: count, broken_blocks: broken } = await verifier.verify(TENANT);
    expect({ count, broken }).toEqual({ count: 15, broken: [] });
  });

  it('seals once when 50 rounds of many processes come together', async () => {
    const { blocks } = await verifier.verify(TENANT);
    await opened.wallet({ has: 5n });
    const many = Array.from({ length: 50 }, () => new BlockSealer(opened.dataSource, opened.clock));
    let sum = 0;
    await eventually(
      async () => {
        const counts = await Promise.all(many.map((one) => one.seal()));
        sum += counts.reduce((all, count) => all + count, 0);
        return sum > 0;
      },
      { timeoutMs: 60_000 },
    );
    expect(sum).toBe(1);
    expect((await verifier.verify(TENANT)).blocks).toBe(blocks + 1);
  });
});
