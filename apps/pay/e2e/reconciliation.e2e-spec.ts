import { BANK_NUMBERS } from '@skydeck/pay';
import { TestClock } from '@skydeck/testing';
import { PayHarness } from './pay-harness.js';

// No midnight comes between two requests.
const clock = new TestClock();
let harness: PayHarness;
let projects = 0;

beforeAll(async () => {
  harness = await PayHarness.start({ clock }, { PAY_URL: 'http://127.0.0.1:9' });
});

afterAll(() => harness.close());

const today = clock.now().toISOString().slice(0, 10);
const HEADER = 'line,day,kind,order_id,reference,amount,fee,currency';
const numbersOf = (scenario: string) => BANK_NUMBERS.find((one) => one.scenario === scenario)!;

/** A project of its own, with its sandbox and a wallet. */
class Shop {
  private constructor(
    readonly name: string,
    readonly key: string,
    readonly provider: string,
    readonly wallet: string,
  ) {}

  static async open(): Promise<Shop> {
    const name = `shop${++projects}`;
    const key = harness.auth.key(name);
    const { data } = await harness.call(key, '/payment-providers');
    const wallet = await harness.account(name);
    return new Shop(name, key, String(data.items[0]!['id']), wallet);
  }

  async call(path: string, body?: object) {
    return harness.call(this.key, path, body);
  }

  async payin(scenario = 'succeeds', amount = '1250'): Promise<string> {
    const method = { type: 'card', number: numbersOf(scenario).card };
    const asked = { wallet: this.wallet, amount, currency: 'EUR', method };
    return String((await this.call('/payins', asked)).data['id']);
  }

  async payout(amount = '500'): Promise<string> {
    const destination = { type: 'iban', iban: numbersOf('succeeds').iban };
    const asked = { wallet: this.wallet, amount, currency: 'EUR', destination };
    return String((await this.call('/payouts', asked)).data['id']);
  }

  /** Compares today, as the bank or as a file has it. */
  async compare(lines?: readonly string[]) {
    const days = { provider: this.provider, from: today, to: today };
    const csv = lines && [HEADER, ...lines].join('\n');
    return this.call('/reconciliations', { ...days, ...(csv !== undefined && { csv }) });
  }

  async items(filter = '') {
    return (await this.call(`/reconciliation-items?sort=created_at&limit=100${filter}`)).data.items;
  }

  /** What the settlement account says, and what the lines of the provider say it must. */
  async balances() {
    const [row] = await harness.query<{ booked: string; settled: string }>(
      `select (select coalesce(sum(posted), 0) from account
               where tenant = $1 and kind = 'settlement')::text as booked,
         (select coalesce(sum(fee - coalesce(amount, 0)), 0) from reconciliation_item
          where tenant = $1)::text as settled`,
      [`prj_${this.name}`],
    );
    return row!;
  }

  async account(kind: string): Promise<string[]> {
    const rows = await harness.query<{ posted: string }>(
      'select posted from account where tenant = $1 and kind = $2 order by posted',
      [`prj_${this.name}`, kind],
    );
    return rows.map(({ posted }) => posted);
  }

  async agrees(): Promise<void> {
    const { booked, settled } = await this.balances();
    if (booked !== settled) throw new Error(`The books say ${booked}, the provider ${settled}.`);
  }
}

describe('a day of a provider', () => {
  it('201: matches all that moved; the sums are those of the settlement account', async () => {
    const shop = await Shop.open();
    const [first, second] = [await shop.payin(), await shop.payin('succeeds', '990')];
    await shop.payin('declined');
    const paid = await shop.payout();
    const back = await shop.call(`/payins/${second}/refund`, { amount: '90' });
    const { status, data } = await shop.compare();
    expect({ status, data }).toMatchObject({
      status: 201,
      data: {
        source: 'pull',
        lines: 4,
        // 1.4 % and 25 of 1250 and 990, and 20 of the payout.
        totals: [{ day: today, currency: 'EUR', status: 'matched', items: 4, open: 0 }],
      },
    });
    const [total] = data['totals'] as Record<string, string>[];
    expect(total).toMatchObject({ amount: '1650', booked_amount: '1650', fee: '102' });
    const items = await shop.items();
    expect(new Map(items.map((item) => [item['order'], item['amount']]))).toEqual(
      new Map([
        [first, '1250'],
        [second, '990'],
        [paid, '-500'],
        [back.data['id'], '-90'],
      ]),
    );
    expect(await shop.balances()).toEqual({ booked: '-1548', settled: '-1548' });
    expect(await shop.account('fee')).toEqual(['-102']);
  });

  it('changes nothing when it is compared again, 20 at once', async () => {
    const shop = await Shop.open();
    await shop.payin();
    await shop.payin();
    const all = await Promise.all(Array.from({ length: 20 }, () => shop.compare()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await shop.items()).toHaveLength(2);
    await shop.agrees();
    expect(await shop.account('fee')).toEqual(['-86']);
  });

  it('books a return that nobody told of, as the provider says so when it is asked', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    await harness.query(
      `update bank_payment set status = 'returned', failure = 'returned_by_bank'
       where order_id = $1`,
      [id],
    );
    const line = `ret_1,${today},return,${id},,-1250,0,EUR`;
    await shop.compare([`in_1,${today},payin,${id},,1250,0,EUR`, line]);
    expect((await shop.call(`/payins/${id}`)).data['status']).toBe('returned');
    expect(await harness.balance(shop.wallet)).toBe('0 0');
    expect((await shop.items()).map((item) => item['status'])).toEqual(['matched', 'matched']);
    await shop.agrees();
  });
});

describe('what does not match', () => {
  it('missing_internal: a line that the books do not have, which waits in suspense', async () => {
    const shop = await Shop.open();
    await shop.compare([`x_1,${today},payin,pin_of_nobody,,700,10,EUR`]);
    const [item] = await shop.items('&status=missing_internal&is_open=true');
    expect(item).toMatchObject({ amount: '700', booked_amount: null, order: null });
    const path = `/reconciliation-items/${String(item!['id'])}`;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.call(`${path}/resolve`, { action: 'suspense' })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ error }) => error?.code === 'reconciliation.item_settled')).toHaveLength(
      19,
    );
    expect(await shop.account('suspense')).toEqual(['700']);
    await shop.agrees();
    expect(await shop.items('&is_open=true')).toEqual([]);
  });

  it('missing_external: a payment that the provider does not have, which is written off', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    await shop.compare([]);
    const [item] = await shop.items();
    expect(item).toMatchObject({ status: 'missing_external', order: id, booked_amount: '1250' });
    const body = { action: 'write_off', note: 'The bank is gone.' };
    const done = await shop.call(`/reconciliation-items/${String(item!['id'])}/resolve`, body);
    expect(done.data).toMatchObject({ resolution: 'write_off', note: 'The bank is gone.' });
    await shop.agrees();
    expect(await shop.account('fee')).toEqual(['-1250']);
  });

  it('missing_external: becomes matched when the line comes a day later', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    await shop.compare([]);
    await shop.compare();
    expect(await shop.items()).toMatchObject([{ status: 'matched', order: id, amount: '1250' }]);
    await shop.agrees();
  });

  it('amount_differs: only the difference goes to suspense', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    await shop.compare([`d_1,${today},payin,${id},,1200,0,EUR`]);
    const [item] = await shop.items();
    expect(item).toMatchObject({ status: 'amount_differs', amount: '1200', booked_amount: '1250' });
    const path = `/reconciliation-items/${String(item!['id'])}/resolve`;
    await shop.call(path, { action: 'suspense' });
    expect(await shop.account('suspense')).toEqual(['-50']);
    await shop.agrees();
  });

  it('link: a line without a name is joined with a payment by hand', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    await shop.compare([`l_1,${today},payin,misspelt,,1250,0,EUR`]);
    expect(await shop.items('&status=missing_external')).toMatchObject([{ order: id }]);
    const [line] = await shop.items('&status=missing_internal');
    const path = `/reconciliation-items/${String(line!['id'])}/resolve`;
    const wrong = await shop.call(path, { action: 'link', order: 'pin_none' });
    expect(wrong).toMatchObject({ status: 422, error: { code: 'reconciliation.not_linkable' } });
    expect((await shop.call(path, { action: 'link' })).status).toBe(422);
    await shop.call(path, { action: 'link', order: id });
    expect(await shop.items()).toMatchObject([
      { status: 'matched', order: id, resolution: 'link' },
    ]);
    await shop.agrees();
  });

  it('a line without any name is that of the only payment of its amount and day', async () => {
    const shop = await Shop.open();
    const id = await shop.payin('succeeds', '1111');
    await shop.payin();
    await shop.payin();
    await shop.compare([
      `n_1,${today},payin,,,1111,0,EUR`,
      // There are two of these: nobody can say which.
      `n_2,${today},payin,,,1250,0,EUR`,
    ]);
    const statuses = new Map((await shop.items()).map((item) => [item['line'], item['status']]));
    expect(statuses.get('n_1')).toBe('matched');
    expect(statuses.get('n_2')).toBe('missing_internal');
    expect((await shop.items('&status=matched'))[0]!['order']).toBe(id);
  });

  it('a second line of one payment is money that the books do not have', async () => {
    const shop = await Shop.open();
    const id = await shop.payin();
    const line = (name: string) => `${name},${today},payin,${id},,1250,0,EUR`;
    await shop.compare([line('two_1'), line('two_2')]);
    const statuses = (await shop.items()).map((item) => String(item['status']));
    expect(statuses.toSorted()).toEqual(['matched', 'missing_internal']);
  });
});

describe('files', () => {
  it.each([
    [`x,${today},payin,a,b,12.5,0,EUR`, 'Row 2, amount'],
    [`x,${today},payin,a,b,0,0,EUR`, 'Row 2, amount'],
    [`x,2001-01-01,payin,a,b,1,0,EUR`, 'Row 2, day'],
    [`x,${today},gift,a,b,1,0,EUR`, 'Row 2, kind'],
    [`x,${today},payin`, ''],
  ])('422: %s is refused, and the row is named', async (line, place) => {
    const shop = await Shop.open();
    const { status, error } = await shop.compare([line]);
    expect({ status, code: error.code }).toEqual({
      status: 422,
      code: 'reconciliation.unreadable_file',
    });
    expect(error.detail).toContain(place);
    expect(await shop.items()).toEqual([]);
  });

  it('404: another project sees and settles none of it', async () => {
    const [shop, other] = [await Shop.open(), await Shop.open()];
    const { data } = await shop.compare([`o_1,${today},payin,x,,700,0,EUR`]);
    const [item] = await shop.items();
    const path = `/reconciliation-items/${String(item!['id'])}`;
    expect((await other.call(`/reconciliations/${String(data['id'])}`)).status).toBe(404);
    expect((await other.call(path)).status).toBe(404);
    expect((await other.call(`${path}/resolve`, { action: 'suspense' })).status).toBe(404);
    const days = { provider: shop.provider, from: today, to: today };
    expect((await other.call('/reconciliations', days)).status).toBe(404);
    expect((await other.call('/reconciliations')).data.items).toEqual([]);
  });
});
