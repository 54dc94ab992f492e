import { answersNotKept } from '@skydeck/idempotency/testing';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { EscrowActs } from './escrow-acts.js';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let acts: EscrowActs;

beforeAll(async () => {
  pay = await PayHarness.start();
  acts = new EscrowActs(pay, pay.auth.key('demo'));
});

afterAll(() => pay.close());

const types = async (id: string) =>
  ((await acts.read(id)).data['timeline'] as { type: string }[]).map(({ type }) => type);
const PARTS = [
  { title: 'Draft', amount: '300' },
  { title: 'Final', amount: '700' },
];

describe('an escrow', () => {
  it('201: is made without moving money, and read again', async () => {
    const [buyer, seller] = [await acts.wallet(1000n), await acts.wallet()];
    const made = await acts.create({
      buyer,
      seller,
      fee: { bps: 250, payer: 'buyer' },
      milestones: PARTS,
      inspection_days: 3,
      metadata: { order: '7' },
    });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      id: expect.stringMatching(/^esc_/),
      state: 'created',
      buyer,
      seller,
      amount: '1000',
      remaining: '1000',
      funded: '0',
      fee: { bps: 250, payer: 'buyer' },
      milestones: [
        { title: 'Draft', amount: '300', state: 'pending' },
        { title: 'Final', amount: '700', state: 'pending' },
      ],
      metadata: { order: '7' },
    });
    const id = String(made.data['id']);
    const read = await acts.read(id);
    expect(read.data).toMatchObject({ ...made.data, timeline: [{ type: 'escrow.created' }] });
    expect(await pay.balance(buyer)).toBe('1000 0');
    const listed = await pay.call(acts.key, `/escrows?buyer=${buyer}&state=created`);
    expect(listed.data.items).toEqual([made.data]);
    expect((await pay.call(acts.key, `/escrows?seller=${buyer}`)).data.items).toEqual([]);
  });

  it('pays seller and fee, and is empty afterwards', async () => {
    const { id, buyer, seller } = await acts.made({ fee: { bps: 333, payer: 'both' } });
    expect(await acts.told(id, 'fund', 'buyer')).toBe('200 funded');
    // 3.33 % of 1000 is 33.3, rounded 33: 16 of the buyer, 17 of the seller.
    expect([await pay.balance(buyer), await acts.inside(id)]).toEqual(['3984 0', '1016']);
    expect(await acts.told(id, 'accept', 'seller')).toBe('200 funded');
    expect(await acts.told(id, 'deliver', 'seller')).toBe('200 delivered');
    expect(await acts.told(id, 'release', 'buyer', { amount: '400' })).toBe(
      '200 partially_released',
    );
    const last = await acts.act(id, 'release', 'buyer');
    expect(last.data).toMatchObject({
      state: 'released',
      remaining: '0',
      paid_to_seller: '983',
      fees: '33',
      operation: { type: 'escrow.released', as: 'buyer', fee: '20', to_seller: '590' },
    });
    expect([await pay.balance(seller), await acts.inside(id)]).toEqual(['983 0', '0']);
    expect(await types(id)).toEqual([
      'escrow.created',
      'escrow.funded',
      'escrow.accepted',
      'escrow.delivered',
      'escrow.partially_released',
      'escrow.released',
    ]);
    const expected = await types(id);
    await eventually(async () => {
      const told = await pay.query<{ type: string }>(
        'select type from event where subject = $1 order by seq, id',
        [id],
      );
      expect(told.map(({ type }) => type)).toEqual(expected);
    });
  });

  it('releases and refunds by milestone, each once', async () => {
    const { id, buyer, seller, milestones } = await acts.funded({ milestones: PARTS });
    const [draft, final] = milestones;
    expect(await acts.told(id, 'release', 'buyer', { amount: '1' })).toBe(
      '422 escrow_has_milestones',
    );
    expect(await acts.told(id, 'release', 'buyer', { milestone: newId('mls') })).toBe(
      '404 milestone_not_found',
    );
    expect(await acts.told(id, 'deliver', 'seller', { milestone: draft })).toBe('200 funded');
    expect(await acts.told(id, 'release', 'buyer', { milestone: draft })).toBe(
      '200 partially_released',
    );
    expect(await acts.told(id, 'release', 'buyer', { milestone: draft })).toBe(
      '409 milestone_wrong_state',
    );
    expect(await acts.told(id, 'refund', 'seller', { milestone: final })).toBe('200 released');
    expect([await pay.balance(buyer), await pay.balance(seller)]).toEqual(['4700 0', '300 0']);
  });

  it('gives the money back with the fee, which nothing was released for', async () => {
    const { id, buyer } = await acts.funded({ fee: { bps: 500, payer: 'buyer' } });
    expect(await pay.balance(buyer)).toBe('3950 0');
    expect(await acts.told(id, 'refund', 'buyer')).toBe('403 escrow_wrong_role');
    expect(await acts.told(id, 'refund', 'seller')).toBe('200 refunded');
    expect([await pay.balance(buyer), await acts.inside(id)]).toEqual(['5000 0', '0']);
  });

  it('lets the buyer withdraw if the terms do, until the seller accepts', async () => {
    const terms = { buyer_may_withdraw: true };
    const [early, late] = [await acts.funded(terms), await acts.funded(terms)];
    expect(await acts.told(early.id, 'refund', 'buyer')).toBe('200 refunded');
    expect(await acts.told(late.id, 'accept', 'seller')).toBe('200 funded');
    expect(await acts.told(late.id, 'refund', 'buyer')).toBe('403 escrow_wrong_role');
  });

  it('402: is not funded with money that is not there, 409: nor twice', async () => {
    const { id } = await acts.made({ has: 1000n, fee: { bps: 1, payer: 'buyer' }, amount: '1000' });
    expect(await acts.told(id, 'fund', 'buyer')).toBe('200 funded');
    expect(await acts.told(id, 'fund', 'buyer')).toBe('409 escrow_wrong_state');
    const dear = await acts.made({ has: 1000n, fee: { bps: 100, payer: 'buyer' } });
    expect(await acts.told(dear.id, 'fund', 'buyer')).toBe('402 insufficient_funds');
    expect(await acts.told(dear.id, 'cancel', 'seller')).toBe('200 cancelled');
    expect(await acts.told(dear.id, 'fund', 'buyer')).toBe('409 escrow_wrong_state');
  });

  it('does what a key asks for once, and answers the same again', async () => {
    const { id, seller } = await acts.funded();
    const once = newId('once');
    const first = await acts.act(id, 'release', 'buyer', { amount: '100' }, { once });
    const second = await acts.act(id, 'release', 'buyer', { amount: '100' }, { once });
    expect(second.data).toEqual(first.data);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await pay.balance(seller)).toBe('100 0');
    expect(await acts.told(id, 'release', 'buyer', { amount: '101' }, { once })).toBe(
      '422 idempotency_mismatch',
    );
    expect(await acts.told(id, 'release', 'buyer', {}, { once: null })).toBe(
      '400 idempotency_key_required',
    );
  });

  it('422: says which of the terms cannot be', async () => {
    const [buyer, seller] = [await acts.wallet(), await acts.wallet()];
    const wrong = async (terms: object) =>
      (await acts.create({ buyer, seller, ...terms })).error.errors.map(({ location }) => location);
    expect(await wrong({ seller: buyer })).toEqual(['body.seller']);
    expect(await wrong({ milestones: PARTS.slice(1) })).toEqual(['body.milestones']);
    expect(await wrong({ funding_deadline: '2001-01-01T00:00:00Z' })).toEqual([
      'body.funding_deadline',
    ]);
    expect(await wrong({ fee: { bps: 10_001 } })).toEqual(['body.fee.bps']);
    const code = async (terms: object) =>
      (await acts.create({ buyer, seller, ...terms })).error.code;
    expect(await code({ seller: newId('wal') })).toBe('wallet_not_found');
    expect(await code({ currency: 'USD' })).toBe('currency_mismatch');
  });

  it('404: does not exist for another project, nor in test mode', async () => {
    const { id } = await acts.funded();
    const others = [pay.auth.key('other'), pay.auth.key('demo', { mode: 'test' })];
    for (const other of others) {
      const stranger = new EscrowActs(pay, other);
      expect((await stranger.read(id)).error.code).toBe('escrow_not_found');
      expect(await stranger.told(id, 'release', 'buyer')).toBe('404 escrow_not_found');
    }
  });

  it('412: changes metadata only of the version that was seen', async () => {
    const { id } = await acts.made();
    const etag = (await acts.read(id)).headers.get('etag') ?? '';
    const change = (metadata: object) =>
      pay.call(
        acts.key,
        `/escrows/${id}`,
        { metadata },
        {
          method: 'PATCH',
          headers: { 'if-match': etag },
        },
      );
    expect((await change({ a: '1' })).data).toMatchObject({ metadata: { a: '1' } });
    expect((await change({ a: '2' })).status).toBe(412);
    expect(await types(id)).toEqual(['escrow.created', 'escrow.updated']);
  });
});

describe('a dispute', () => {
  it('stops everything, takes evidence, and is divided by the arbiter', async () => {
    const { id, buyer, seller } = await acts.funded({ fee: { bps: 1000 }, milestones: PARTS });
    const evidence = { as: 'buyer', text: 'A photograph.', links: ['https://example.com/1.jpg'] };
    const add = (body: object = evidence) => pay.call(acts.key, `/escrows/${id}/evidence`, body);
    expect((await add()).error.code).toBe('escrow_not_disputed');
    expect(await acts.told(id, 'dispute', 'arbiter', { reason: 'No' })).toBe(
      '403 escrow_wrong_role',
    );
    expect(await acts.told(id, 'dispute', 'buyer', { reason: 'Broken' })).toBe('200 disputed');
    expect(await acts.told(id, 'release', 'buyer')).toBe('409 escrow_wrong_state');
    expect((await add()).status).toBe(201);
    const resolve = (to_seller: string, to_buyer: string) =>
      acts.told(id, 'resolve', 'arbiter', { to_seller, to_buyer, note: 'Half broken' });
    expect(await resolve('400', '601')).toBe('422 amount_exceeds_escrow');
    expect(await resolve('400', '599')).toBe('422 escrow_split_incomplete');
    expect(await resolve('400', '600')).toBe('200 resolved');
    expect([await pay.balance(buyer), await pay.balance(seller)]).toEqual(['4600 0', '360 0']);
    expect(await acts.inside(id)).toBe('0');
    const { data } = await acts.read(id);
    expect(data).toMatchObject({
      fees: '40',
      dispute: { by: 'buyer', reason: 'Broken' },
      milestones: [{ state: 'released' }, { state: 'split', released: '100', refunded: '600' }],
    });
    expect((data['timeline'] as object[]).slice(-2)).toMatchObject([
      { type: 'escrow.evidence_added', reason: 'A photograph.', links: evidence.links },
      { type: 'escrow.resolved', reason: 'Half broken', to_seller: '360', to_buyer: '600' },
    ]);
  });

  it('201: keeps evidence once whose answer was lost', async () => {
    const { id } = await acts.funded();
    await acts.act(id, 'dispute', 'buyer', { reason: 'Broken' });
    const body = { as: 'buyer', text: 'A photograph.' };
    const ask = () => pay.call(acts.key, `/escrows/${id}/evidence`, body, { once: 'photograph' });
    const owner = await pay.owner();
    const query = (sql: string) => owner.query(sql);
    const first = await answersNotKept(query, ask).finally(() => owner.end());
    expect(await ask()).toMatchObject({ status: 201, data: first.data });
    const timeline = (await acts.read(id)).data['timeline'] as { type: string }[];
    expect(timeline.filter(({ type }) => type === 'escrow.evidence_added')).toHaveLength(1);
  });

  it('403: is not decided by anybody but the arbiter that the escrow names', async () => {
    const named = await acts.funded({ arbiter: newId('key') });
    await acts.act(named.id, 'dispute', 'seller', { reason: 'Unpaid' });
    expect(
      await acts.told(named.id, 'resolve', 'arbiter', { to_seller: '1000', to_buyer: '0' }),
    ).toBe('403 escrow_not_arbiter');
    expect(await acts.state(named.id)).toBe('disputed');
    const told = () =>
      acts.told(named.id, 'resolve', 'arbiter', { to_seller: '0', to_buyer: '1000' });
    await pay.query('update escrow set arbiter = $2 where id = $1', [named.id, 'key_demo']);
    expect(await told()).toBe('200 resolved');
  });
});

describe('50 at once', () => {
  it('release a milestone once', async () => {
    const { id, seller, milestones } = await acts.funded({ milestones: PARTS });
    const [milestone] = milestones;
    const told = await Promise.all(
      Array.from({ length: 50 }, () => acts.told(id, 'release', 'buyer', { milestone })),
    );
    expect(told.filter((one) => one.startsWith('200'))).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(['200 partially_released', '409 milestone_wrong_state']));
    expect(await pay.balance(seller)).toBe('300 0');
  });

  it('release and dispute: one of both happens, and the money is where it belongs', async () => {
    const other = await pay.add();
    const { id, seller } = await acts.funded();
    const told = await Promise.all(
      Array.from({ length: 50 }, (_none, place) =>
        place % 2
          ? acts.told(id, 'release', 'buyer', {}, { service: other })
          : acts.told(id, 'dispute', 'buyer', { reason: 'Broken' }),
      ),
    );
    const done = told.filter((one) => one.startsWith('200'));
    expect(done).toHaveLength(1);
    const [end] = done;
    expect(['200 released', '200 disputed']).toContain(end);
    const isReleased = end === '200 released';
    expect(await pay.balance(seller)).toBe(isReleased ? '1000 0' : '0 0');
    expect(await acts.inside(id)).toBe(isReleased ? '0' : '1000');
  });
});
