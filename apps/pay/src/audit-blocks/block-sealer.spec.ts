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
  it('keeps blocks in the order of their numbers, which is not that of text', async () => {
    for (let block = 1; block <= 12; block++) {
      await opened.wallet({ has: 5n });
      expect(await sealed()).toBe(1);
    }
    expect(await verifier.verify(TENANT)).toMatchObject({ is_valid: true, blocks: 12 });
  });

  it('waits for whoever has a number and has not committed', async () => {
    await using slow = opened.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query('select pg_current_xact_id(), nextval($1)', ['op_seq']);
    await opened.wallet({ has: 5n });
    for (let round = 0; round < 5; round++) expect(await sealer.seal()).toBe(0);
    await slow.commitTransaction();
    expect(await sealed()).toBe(1);
    expect(await verifier.verify(TENANT)).toMatchObject({ is_valid: true, blocks: 13 });
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
    expect(await verifier.verify(TENANT)).toMatchObject({ is_valid: true, blocks: blocks + 1 });
  });
});
