import { newId } from '@skydeck/ids';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import type { EscrowCommand } from './escrow-command.js';
import { addEscrow } from './new-escrow.js';

const DAY_MS = 86_400_000;

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});

afterAll(() => opened[Symbol.asyncDispose]());

/** An escrow of 100 that was delivered a day ago; then its inspection is over. */
async function delivered(agoMs = DAY_MS) {
  const [buyer = '', seller = ''] = await opened.wallets(2, { has: 1000n });
  const [id, account] = [newId('esc'), newId('acc')];
  await addEscrow(opened.dataSource.manager, {
    id,
    tenant: TENANT,
    buyer,
    seller,
    account,
    feeAccount: null,
    arbiter: null,
    currency: 'EUR',
    amount: 100n,
    feeBps: 0,
    feePayer: 'seller',
    inspectionDays: 1,
    fundingDeadline: null,
    buyerMayWithdraw: false,
    description: null,
    metadata: {},
    createdAt: opened.clock.now(),
    milestones: [],
  });
  await opened.code({ kind: 'escrow_fund', escrow: id, as: 'buyer' });
  await opened.code({ kind: 'escrow_deliver', escrow: id, as: 'seller' });
  opened.clock.advance(agoMs);
  return { id, seller, account };
}

it('escrow_not_due: nothing is paid by itself before the inspection is over', async () => {
  const { id: escrow, seller } = await delivered(DAY_MS - 1);
  expect(await opened.code({ kind: 'escrow_auto_release', escrow })).toBe('escrow_not_due');
  opened.clock.advance(1);
  expect(await opened.code({ kind: 'escrow_auto_release', escrow })).toBe('done');
  expect(await opened.balance(seller)).toBe('1100 0');
});

describe('50 at once, in two processes', () => {
  it.each([
    ['an automatic release', { kind: 'escrow_auto_release' } as const],
    ['a release', { kind: 'escrow_release', as: 'buyer' } as const],
  ])('%s and a dispute: exactly one of both happens', async (_what, paying) => {
    const { id: escrow, seller, account } = await delivered();
    const other = opened.another();
    const dispute = { kind: 'escrow_dispute', as: 'buyer', reason: 'Broken' } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_none, place) => {
        const ledger = place % 2 ? opened.ledger : other;
        const command: EscrowCommand = { ...(place % 4 < 2 ? paying : dispute), escrow };
        const outcome = await ledger.execute({ tenant: TENANT, key: newId('key'), command });
        return outcome.kind === 'decided' ? (outcome.operation.code ?? command.kind) : 'reused';
      }),
    );
    const done = outcomes.filter((one) => one !== 'escrow_wrong_state');
    expect(done).toHaveLength(1);
    expect([paying.kind, 'escrow_dispute']).toContain(done[0]);
    const isPaid = done[0] === paying.kind;
    expect(await opened.balance(seller)).toBe(isPaid ? '1100 0' : '1000 0');
    expect(await opened.balance(account)).toBe(isPaid ? '0 0' : '100 0');
  });
});
