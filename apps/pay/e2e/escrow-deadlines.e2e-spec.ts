import { eventually, TestClock } from '@skydeck/testing';
import { EscrowActs } from './escrow-acts.js';
import { PayHarness } from './pay-harness.js';

const DAY_MS = 86_400_000;
const clock = new TestClock();
let pay: PayHarness;
let acts: EscrowActs;

beforeAll(async () => {
  pay = await PayHarness.start({ clock });
  await pay.add({ clock });
  acts = new EscrowActs(pay, pay.auth.key('demo'));
});

afterAll(() => pay.close());

const becomes = (id: string, state: string) =>
  eventually(async () => expect(await acts.state(id)).toBe(state), { timeoutMs: 20_000 });
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();

describe('time that is over', () => {
  it('pays the seller of a delivery, and of each milestone by itself', async () => {
    const whole = await acts.funded({ inspection_days: 3, fee: { bps: 100 } });
    const parts = await acts.funded({
      inspection_days: 3,
      milestones: [
        { title: 'Draft', amount: '300' },
        { title: 'Final', amount: '700' },
      ],
    });
    await acts.act(whole.id, 'deliver', 'seller');
    await acts.act(parts.id, 'deliver', 'seller', { milestone: parts.milestones[0] });
    clock.advance(2 * DAY_MS);
    await acts.act(parts.id, 'deliver', 'seller', { milestone: parts.milestones[1] });
    expect(await acts.state(whole.id)).toBe('delivered');
    clock.advance(DAY_MS);
    await becomes(whole.id, 'released');
    await becomes(parts.id, 'partially_released');
    expect([await pay.balance(whole.seller), await pay.balance(parts.seller)]).toEqual([
      '990 0',
      '300 0',
    ]);
    clock.advance(2 * DAY_MS);
    await becomes(parts.id, 'released');
    const { data } = await acts.read(parts.id);
    expect((data['timeline'] as object[]).slice(-2)).toMatchObject([
      { type: 'escrow.auto_released', as: 'system', to_seller: '300' },
      { type: 'escrow.auto_released', as: 'system', to_seller: '700' },
    ]);
    const keys = await pay.query<{ key: string }>(
      `select key from op where ref = $1 and kind = 'escrow_auto_release' order by seq`,
      [parts.id],
    );
    expect(keys.map(({ key }) => key)).toEqual(
      parts.milestones.map((one) => `escrow-auto:${parts.id}:${one}`),
    );
  });

  it('ends an escrow that nobody funded, and 409: one that is late', async () => {
    const { id } = await acts.made({ funding_deadline: inDays(1) });
    clock.advance(DAY_MS);
    const late = await acts.told(id, 'fund', 'buyer');
    expect(['409 escrow_funding_late', '409 escrow_wrong_state']).toContain(late);
    await becomes(id, 'expired');
  });

  it('does not pay what is disputed', async () => {
    const [still, sent] = [
      await acts.funded({ inspection_days: 1 }),
      await acts.funded({ inspection_days: 1 }),
    ];
    for (const { id } of [still, sent]) await acts.act(id, 'deliver', 'seller');
    await acts.act(still.id, 'dispute', 'buyer', { reason: 'Broken' });
    clock.advance(DAY_MS);
    await becomes(sent.id, 'released');
    expect(await acts.state(still.id)).toBe('disputed');
  });

  it('tries again when the wallet of the seller was frozen', async () => {
    const { id, seller } = await acts.funded({ inspection_days: 1 });
    await acts.act(id, 'deliver', 'seller');
    const set = (status: string) =>
      pay.query('update account set status = $2 where public_id = $1', [seller, status]);
    await set('frozen');
    clock.advance(DAY_MS);
    await eventually(
      async () => {
        const [row] = await pay.query<{ auto_tries: number }>(
          'select auto_tries from escrow where id = $1',
          [id],
        );
        expect(row?.auto_tries).toBe(1);
      },
      { timeoutMs: 20_000 },
    );
    await set('open');
    clock.advance(DAY_MS);
    await becomes(id, 'released');
  });

  it('pays or is disputed, when 50 dispute at that moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => acts.funded({ inspection_days: 1 })),
    );
    await Promise.all(all.map(({ id }) => acts.act(id, 'deliver', 'seller')));
    clock.advance(DAY_MS);
    await Promise.all(all.map(({ id }) => acts.act(id, 'dispute', 'buyer', { reason: 'Broken' })));
    for (const { id, seller } of all) {
      const isPaid = (await acts.state(id)) === 'released';
      expect(await pay.balance(seller)).toBe(isPaid ? '1000 0' : '0 0');
      expect(await acts.inside(id)).toBe(isPaid ? '0' : '1000');
    }
    const none = await pay.query(
      `select from escrow where state not in ('released', 'disputed') and id = any($1)`,
      [all.map(({ id }) => id)],
    );
    expect(none).toEqual([]);
  });
});
