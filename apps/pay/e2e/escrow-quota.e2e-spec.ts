import { EscrowActs } from './escrow-acts.js';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;

beforeAll(async () => {
  pay = await PayHarness.start({}, { QUOTA_OPEN_ESCROWS: '3' });
});

afterAll(() => pay.close());

describe('the quota of escrows', () => {
  it('429: counts those that are open, and 20 that come at once get what is left', async () => {
    const acts = new EscrowActs(pay, pay.auth.key('demo'));
    const { id, buyer, seller } = await acts.funded();
    const asked = Array.from({ length: 20 }, () => acts.create({ buyer, seller }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ error }) => error.code)).toEqual(Array(18).fill('quota_exceeded'));
    expect(await acts.told(id, 'refund', 'seller')).toBe('200 refunded');
    expect((await acts.create({ buyer, seller })).status).toBe(201);
    expect((await acts.create({ buyer, seller })).status).toBe(429);
  });
});
