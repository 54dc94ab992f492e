import { eventually } from '@skydeck/testing';
import { newId } from '@skydeck/ids';
import type { LedgerCommand } from '../ledger/command.js';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import { digestOfLine } from '../ledger/operation-digest.js';
import { BlockSealer } from './block-sealer.js';
import { LedgerVerifier } from './ledger-verification.js';
import { DIGESTED_LINE } from './operation-line.sql.js';

let opened: Awaited<ReturnType<typeof openLedger>>;
let wallets: string[];

beforeEach(async () => {
  opened = await openLedger();
  wallets = await opened.wallets(3, { has: 1000n });
});

afterEach(() => opened[Symbol.asyncDispose]());

const verify = () => new LedgerVerifier(opened.dataSource).verify(TENANT);

async function seal(): Promise<void> {
  const sealer = new BlockSealer(opened.dataSource, opened.clock);
  await eventually(
    async () => {
      await sealer.seal();
      const { operations, sealed_operations: sealed } = await verify();
      return operations === sealed;
    },
    { timeoutMs: 60_000 },
  );
}

async function done(command: LedgerCommand): Promise<string> {
  const outcome = await opened.ledger.execute({ tenant: TENANT, key: newId('key'), command });
  return outcome.kind === 'decided' ? outcome.operation.id : '';
}

function transfer(amount = 5n): Promise<string> {
  const [from = '', to = ''] = wallets;
  return done({
    kind: 'transfer',
    from,
    to,
    amount,
    currency: 'EUR',
    description: 'Ünïcode 👋 "quoted" \\ and\nlines',
    metadata: { zz: '1', a: '2', 'a.b': '' },
    effectiveAt: new Date('2020-02-29T23:59:59.999Z'),
  });
}

/** Changes the books as only the owner of the tables can. */
async function tamper(sql: string, values: unknown[]): Promise<void> {
  await opened.dataSource.query('alter table op disable trigger user');
  const [, count] = await opened.dataSource.query<[unknown[], number]>(sql, values);
  await opened.dataSource.query('alter table op enable trigger user');
  expect(count).toBe(1);
}

const REWRITE = `update op set result = jsonb_set(result, '{description}', '"other"') where id = $1`;

/** What is told of changed operations, and of blocks. */
async function told() {
  const { is_valid: isValid, problems, broken_blocks: broken } = await verify();
  return { isValid, changed: problems.operations_changed, broken: broken.map((of) => of.reason) };
}

const SOUND = { isValid: true, changed: 0, broken: [] };

describe('digests of operations', () => {
  it('fit to what Postgres gives back of every kind of operation, done or refused', async () => {
    const [from = '', to = '', third = ''] = wallets;
    const moved = await transfer();
    await transfer(100_000n);
    await done({ kind: 'reverse', transfer: moved, amount: 2n });
    const legs = [
      { account: from, amount: -3n },
      { account: to, amount: 1n },
      { account: third, amount: 2n },
      { account: from, amount: -1n },
      { account: third, amount: 1n },
    ];
    await done({ kind: 'posting', legs, metadata: { b: 'x', a: 'y' } });
    const put = { kind: 'hold', account: from, amount: 5n, currency: 'EUR' } as const;
    const hold = await done({ ...put, expires: { inSeconds: 60 }, destination: to });
    await done({ kind: 'capture', hold, amount: 1n, isFinal: false });
    await done({ kind: 'void', hold });
    await done({ kind: 'void', hold });
    expect(await told()).toEqual(SOUND);
    await seal();
    expect(await told()).toEqual(SOUND);
  });

  it('tell what waits for its block from what was changed', async () => {
    const id = await transfer();
    const { sealed_operations: sealed, operations } = await verify();
    expect({ sealed, operations }).toEqual({ sealed: 0, operations: 2 });
    expect(await told()).toEqual(SOUND);
    await tamper(REWRITE, [id]);
    expect(await told()).toEqual({ isValid: false, changed: 1, broken: [] });
    await seal();
    expect(await told()).toEqual({ isValid: false, changed: 1, broken: ['hash_differs'] });
  });

  it('cannot be made to fit once they are sealed', async () => {
    const id = await transfer();
    await seal();
    await tamper(REWRITE, [id]);
    const [row] = await opened.dataSource.query<{ line: unknown[] }[]>(
      `select ${DIGESTED_LINE} as line from op where id = $1`,
      [id],
    );
    await tamper('update op set digest = $2 where id = $1', [id, digestOfLine(row?.line ?? [])]);
    expect(await told()).toEqual({ isValid: false, changed: 0, broken: ['hash_differs'] });
    await tamper('update op set digest = null where id = $1', [id]);
    expect(await told()).toEqual({ isValid: false, changed: 0, broken: ['hash_differs'] });
  });

  it('are not asked of operations from before there were any, which are sealed all the same', async () => {
    const old = await transfer();
    await transfer();
    await tamper('update op set digest = null where id = $1', [old]);
    await seal();
    expect(await told()).toEqual(SOUND);
    await tamper(REWRITE, [old]);
    expect(await told()).toEqual({ isValid: false, changed: 0, broken: ['hash_differs'] });
  });
});
