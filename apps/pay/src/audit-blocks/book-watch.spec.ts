import { eventually } from '@skydeck/testing';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import { BlockSealer } from './block-sealer.js';
import { BookWatch } from './book-watch.js';
import { LedgerVerifier } from './ledger-verification.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let opened: Awaited<ReturnType<typeof openLedger>>;
let watch: BookWatch;

const newWatch = () =>
  new BookWatch(opened.dataSource, opened.clock, new LedgerVerifier(opened.dataSource));

beforeAll(async () => {
  opened = await openLedger();
  watch = newWatch();
  const sealer = new BlockSealer(opened.dataSource, opened.clock);
  await opened.wallet({ has: 5n });
  await eventually(async () => (await sealer.seal()) || false, { timeoutMs: 60_000 });
});

afterAll(() => opened[Symbol.asyncDispose]());

const found = async () => {
  const [row] = await opened.dataSource.query<{ is_valid: boolean | null; report: object }[]>(
    'select is_valid, report from ledger_check',
  );
  return row;
};

describe('the watch over books', () => {
  it('looks at books a day after their first block, and a day after each look', async () => {
    expect(await watch.look()).toBeNull();
    for (let day = 0; day < 2; day++) {
      opened.clock.advance(DAY_MS);
      expect(await watch.look()).toBe(TENANT);
      expect(await watch.look()).toBeNull();
      expect(await found()).toMatchObject({
        is_valid: true,
        report: { is_valid: true, blocks: 1 },
      });
    }
  });

  it('looks once, however many watches there are', async () => {
    opened.clock.advance(DAY_MS);
    const looks = await Promise.all(Array.from({ length: 50 }, () => newWatch().look()));
    expect(looks.filter(Boolean)).toEqual([TENANT]);
  });

  it('takes over what another was looking at when it ended', async () => {
    opened.clock.advance(DAY_MS);
    const ended = { verify: () => Promise.reject(new Error('It was ended.')) };
    const other = new BookWatch(
      opened.dataSource,
      opened.clock,
      Object.assign(new LedgerVerifier(opened.dataSource), ended),
    );
    await expect(other.look()).rejects.toThrow('It was ended.');
    expect(await watch.look()).toBeNull();
    opened.clock.advance(HOUR_MS);
    expect(await watch.look()).toBe(TENANT);
  });

  it('remembers what is wrong', async () => {
    await opened.dataSource.query(`update account set posted = posted + 1 where kind = 'wallet'`);
    opened.clock.advance(DAY_MS);
    await watch.look();
    expect(await found()).toMatchObject({
      is_valid: false,
      report: { problems: { currencies_not_zero: 1, balances_not_of_entries: 1 } },
    });
  });
});
