import { PostgresBus } from '@skydeck/bus';
import { declaredEvents, EventRelay, EventWakes } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import type { LedgerCommand } from '../ledger/command.js';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import { HoldEvents } from '../holds/hold.events.js';
import { PostingEvents, TransferEvents } from './transfer.events.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});

afterAll(() => opened[Symbol.asyncDispose]());

async function done(command: LedgerCommand): Promise<string> {
  const outcome = await opened.ledger.execute({ tenant: TENANT, key: newId('key'), command });
  return outcome.kind === 'decided' ? outcome.operation.id : '';
}

/** Everything that can happen to money between wallets, once. */
async function everything(): Promise<void> {
  const [from = '', to = ''] = await opened.wallets(2, { has: 100n });
  const described = { description: 'A try', metadata: { a: 'b' } };
  const move = {
    kind: 'transfer',
    from,
    to,
    currency: 'EUR',
    reference: 'r',
    ...described,
  } as const;
  const transfer = await done({ ...move, amount: 10n, effectiveAt: new Date(0) });
  await done({ kind: 'transfer', from, to, amount: 1000n, currency: 'EUR' });
  await done({ kind: 'reverse', transfer, amount: 3n, ...described });
  const legs = [from, to].map((account, place) => ({ account, amount: place ? 1n : -1n }));
  await done({ kind: 'posting', legs, reference: 'r', ...described });
  const put = { kind: 'hold', account: from, amount: 5n, currency: 'EUR' } as const;
  const hold = () => done({ ...put, expires: { inSeconds: 60 }, destination: to, ...described });
  const [captured, voided, expired] = [await hold(), await hold(), await hold()];
  await done({ kind: 'increase', hold: captured, amount: 1n });
  await done({ kind: 'capture', hold: captured, amount: 1n, isFinal: false, ...described });
  await done({ kind: 'capture', hold: captured, isFinal: true });
  await done({ kind: 'void', hold: voided });
  opened.clock.advance(60_000);
  await done({ kind: 'expire', hold: expired });
}

it('tells of everything that happens to money, exactly as the catalogue says', async () => {
  await everything();
  const { dataSource, url } = opened;
  const relay = new EventRelay(dataSource, new EventWakes(new PostgresBus(url), dataSource));
  await eventually(async () => (await relay.run()).count === 0);
  const events = await opened.dataSource.query<{ type: string; data: object }[]>(
    'select type, data from event',
  );
  const told = [TransferEvents, PostingEvents, HoldEvents].flatMap((of) =>
    Object.values(of).map(({ type }) => type),
  );
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(told));
  for (const { type, data } of events) {
    expect(declaredEvents().get(type)?.schema.parse(data)).toEqual(data);
  }
});

it('bills what was done in live mode, once, and nothing else', async () => {
  const billed = async () => {
    const [row] = await opened.dataSource.query<{ sum: string }[]>(
      "select coalesce(sum(quantity), 0)::text as sum from usage_record where meter = 'payments.operations'",
    );
    return Number(row?.sum);
  };
  const before = await billed();
  await everything();
  // What the wallets got, a transfer, a reversal, a posting, 3 holds, an increase and 2 captures.
  expect((await billed()) - before).toBe(10);
  const tenant = `${TENANT}.test` as typeof TENANT;
  const [from = '', to = ''] = await opened.wallets(2, { has: 5n, tenant });
  const command = { kind: 'transfer', from, to, amount: 1n, currency: 'EUR' } as const;
  const submission = { tenant, key: newId('key'), command };
  for (let times = 0; times < 2; times++) await opened.ledger.execute(submission);
  expect((await billed()) - before).toBe(10);
});
