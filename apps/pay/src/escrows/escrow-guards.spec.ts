import { newId } from '@skydeck/ids';
import { openLedger, TENANT } from '../ledger/fixtures/open-ledger.js';
import { addEscrow } from './new-escrow.js';
import { EscrowTimeline } from './escrow-timeline.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});

afterAll(() => opened[Symbol.asyncDispose]());

/** An escrow of 100 in two milestones, with the money in it. */
async function funded() {
  const [buyer = '', seller = ''] = await opened.wallets(2, { has: 1000n });
  const milestones = [40n, 60n].map((amount) => ({
    id: newId('mls'),
    title: 'A part',
    amount,
    dueAt: null,
  }));
  const id = newId('esc');
  await addEscrow(opened.dataSource.manager, {
    id,
    tenant: TENANT,
    buyer,
    seller,
    account: newId('acc'),
    feeAccount: null,
    arbiter: null,
    currency: 'EUR',
    amount: 100n,
    feeBps: 0,
    feePayer: 'seller',
    inspectionDays: null,
    fundingDeadline: null,
    buyerMayWithdraw: false,
    description: null,
    metadata: {},
    createdAt: opened.clock.now(),
    milestones,
  });
  expect(await opened.code({ kind: 'escrow_fund', escrow: id, as: 'buyer' })).toBe('done');
  return { id, milestone: milestones[0]?.id ?? '' };
}

describe('the tables refuse', () => {
  it.each([
    ['more paid out than came in', 'released = 50, paid_to_seller = 50, fees = 51'],
    ['more released than there is', `released = 101, state = 'disputed'`],
    ['more for the seller than was released', 'paid_to_seller = 1'],
    ['less for the buyer than was refunded', 'refunded = 10'],
    ['a state that does not exist', `state = 'lost'`],
    ['a final state with money in escrow', `state = 'released'`],
    ['all of it paid, and no final state', 'released = 100, paid_to_seller = 100'],
    ['a final state that paid less than came in', `state = 'released', released = 100`],
    ['to forget that money is in it', `state = 'cancelled'`],
    ['a fee that goes nowhere', 'fee_bps = 1'],
    ['one wallet for both', 'seller = buyer'],
  ])('%s', async (_what, change) => {
    const { id } = await funded();
    const changing = opened.dataSource.query(`update escrow set ${change} where id = $1`, [id]);
    await expect(changing).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['a milestone that is paid twice', `state = 'released', released = 80`],
    ['one that is paid to both in full', `state = 'released', released = 40, refunded = 40`],
    ['one that is released and not paid', `state = 'released'`],
    ['one that is paid and still pending', 'released = 40'],
    ['a split that is none', `state = 'split', released = 40`],
    ['an unknown state of a milestone', `state = 'lost'`],
  ])('%s', async (_what, change) => {
    const { milestone } = await funded();
    const changing = opened.dataSource.query(
      `update escrow_milestone set ${change} where id = $1`,
      [milestone],
    );
    await expect(changing).rejects.toMatchObject({ code: '23514' });
  });

  it('to take money out of the account of an escrow that is not there', async () => {
    const { id } = await funded();
    const taking = opened.dataSource.query(
      `update account set posted = posted - 101
       where public_id = (select account from escrow where id = $1)`,
      [id],
    );
    await expect(taking).rejects.toMatchObject({ code: '23514' });
  });
});

it('the timeline is read by an index of its own, however many operations there are', async () => {
  const { id } = await funded();
  const [first] = await new EscrowTimeline(opened.dataSource).of(id);
  expect(first).toMatchObject({ type: 'escrow.funded', as: 'buyer' });
  const plan = await opened.dataSource.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query<object[]>(
      `explain select id from op
       where op.ref = 'esc_1' and op.kind like 'escrow%' and op.code is null`,
    );
  });
  expect(JSON.stringify(plan)).toContain('op_of_escrow');
});
