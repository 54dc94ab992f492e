import { newId } from '@skydeck/ids';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start();
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

const wallet = (has = 0n, currency = 'EUR') => pay.account('demo', { has, currency });

const move = async (from: string, to: string, amount: string, more: object = {}) => {
  const { data } = await pay.call(key, '/transfers', {
    from,
    to,
    amount,
    currency: 'EUR',
    ...more,
  });
  return String(data['id']);
};

const leg = (of: string, amount: string) => ({ wallet: of, amount, currency: 'EUR' });

const read = async (id: string) => (await pay.call(key, `/transfers/${id}`)).data;

/** Every identifier of a list, page by page. */
async function listed(query: string, limit = 3): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = '', pages = 0; pages < 50; pages++) {
    const { data, meta } = await pay.call(key, `/transfers?limit=${limit}&${query}${cursor}`);
    ids.push(...data.items.map(({ id }) => String(id)));
    if (meta.page.next_cursor === null) return ids;
    cursor = `&cursor=${encodeURIComponent(meta.page.next_cursor)}`;
  }
  throw new Error('The list has no end.');
}

describe('POST /api/v1/transfers/:id/reverse', () => {
  it('201: moves back a part and then the rest, and 422: never more', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const id = await move(from, to, '60');
    expect((await read(id))['reversed']).toEqual({ amount: '0', state: 'none' });
    const path = `/transfers/${id}/reverse`;
    const part = await pay.call(key, path, { amount: '50', description: 'Two of them broke' });
    expect([part.status, part.data]).toMatchObject([
      201,
      { transfer: id, from: to, to: from, amount: '50', remaining: '10' },
    ]);
    expect((await read(id))['reversed']).toEqual({ amount: '50', state: 'partial' });
    const over = await pay.call(key, path, { amount: '11' });
    expect([over.status, over.error.code]).toEqual([422, 'amount_exceeds_transfer']);
    expect(over.error.detail).toContain('Left: 10');
    expect(await listed(`transfer=${id}&status=posted`)).toEqual([part.data['id']]);
    const once = newId('once');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay.call(key, path, {}, { once })),
    );
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    expect((await read(id))['reversed']).toEqual({ amount: '60', state: 'full' });
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['100 0', '0 0']);
    expect(await read(String(part.data['id']))).toMatchObject({ kind: 'reversal', transfer: id });
  });

  it('404: knows no transfer of another project, and none that failed', async () => {
    const [from, to] = [await wallet(1n), await wallet()];
    const id = await move(from, to, '1');
    const failed = await pay.call(key, `/transfers?wallet=${from}&status=failed`);
    expect(failed.data.items).toEqual([]);
    const other = await pay.call(pay.auth.key('other'), `/transfers/${id}/reverse`, {});
    expect([other.status, other.error.code]).toEqual([404, 'transfer_not_found']);
    expect((await pay.call(pay.auth.key('other'), `/transfers/${id}`)).status).toBe(404);
    const listedThere = await pay.call(pay.auth.key('other'), `/transfers?transfer=${id}`);
    expect(listedThere.data.items).toEqual([]);
    const odd = await pay.call(key, '/transfers?transfer=pst_1');
    expect(odd.error.errors).toMatchObject([{ location: 'query.transfer' }]);
  });
});

describe('POST /api/v1/postings', () => {
  it('201: splits a sale with a fee, and tells of its entries', async () => {
    const [buyer, seller, fee] = [await wallet(100n), await wallet(), await wallet()];
    const legs = [leg(buyer, '-100'), leg(seller, '97'), leg(fee, '3')];
    const made = await pay.call(key, '/postings', { legs, reference: 'sale 1' });
    expect([made.status, made.data]).toMatchObject([201, { legs, reference: 'sale 1' }]);
    expect(await read(String(made.data['id']))).toMatchObject({
      kind: 'posting',
      legs,
      entries: [
        { wallet: buyer, amount: '-100', balance_after: '0', version: 2 },
        { wallet: fee, amount: '3', balance_after: '3', version: 1 },
        { wallet: seller, amount: '97', balance_after: '97', version: 1 },
      ],
    });
    const odd = await pay.call(key, '/postings', { legs: [leg(seller, '-2'), leg(fee, '1')] });
    expect([odd.status, odd.error.code]).toEqual([422, 'unbalanced']);
    const dollars = { wallet: fee, amount: '1', currency: 'USD' };
    const mixed = await pay.call(key, '/postings', { legs: [leg(seller, '-1'), dollars] });
    expect([mixed.status, mixed.error.code]).toEqual([422, 'currency_mismatch']);
    const one = await pay.call(key, '/postings', { legs: [leg(seller, '-1')] });
    expect(one.error.errors).toMatchObject([{ location: 'body.legs' }]);
  });
});

describe('GET /api/v1/transfers', () => {
  it('200: goes through what a wallet did, the newest first, failed ones with it', async () => {
    const [from, to, third] = [await wallet(99n), await wallet(), await wallet()];
    const [start] = await listed(`wallet=${from}`);
    const ids: string[] = [];
    for (let made = 0; made < 5; made++) {
      ids.unshift(await move(from, to, String(made + 1), { reference: `ref ${made}` }));
      await move(to, third, '1');
      await move(from, to, '100');
    }
    const all = await listed(`wallet=${from}`, 4);
    expect(all).toHaveLength(11);
    expect(all.at(-1)).toBe(start);
    expect(all.slice(0, 10).filter((id) => ids.includes(id))).toEqual(ids);
    expect(await listed(`wallet=${from}&sort=created_at`, 4)).toEqual(all.toReversed());
    expect(await listed(`wallet=${from}&status=posted`, 2)).toEqual([...ids, start]);
    const failed = await listed(`wallet=${from}&status=failed`);
    expect(failed).toHaveLength(5);
    expect(await read(failed[0] ?? '')).toMatchObject({
      status: 'failed',
      code: 'insufficient_funds',
      from,
      to,
      amount: '100',
      entries: [],
      reversed: null,
    });
    expect(await listed('reference=ref%203')).toEqual([ids[1]]);
    expect(await listed(`wallet=${to}&kind=reversal`)).toEqual([]);
    expect(await listed('created_before=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await listed(`wallet=${third}&created_after=2020-01-01T00:00:00Z`)).toHaveLength(5);
    expect(await pay.call(pay.auth.key('other'), '/transfers')).toMatchObject({
      data: { items: [] },
    });
  });
});
