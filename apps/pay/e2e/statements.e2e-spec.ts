import { TestClock } from '@skydeck/testing';
import { parse } from 'csv-parse/sync';
import { PayHarness } from './pay-harness.js';
import { fillWallets } from './fill-wallets.js';
import { textOf } from './pdf-text.js';

const HOUR_MS = 3_600_000;
const FORMULA = '=HYPERLINK("https://example.com","Pay")';

const START_MS = Date.UTC(2026, 4, 10);
const clock = new TestClock(new Date(START_MS));
let pay: PayHarness;
let key: string;
let world: string;
let wallet: string;

beforeAll(async () => {
  pay = await PayHarness.start({ clock });
  key = pay.auth.key('demo');
  world = await made({ kind: 'world', name: 'Outside' });
  wallet = await made({ name: 'Café Łódź', external_id: 'cafe' });
  await move(world, wallet, '100000', { description: 'First money' });
  await move(wallet, world, '1250', { description: FORMULA, reference: '+49 30' });
  await move(world, wallet, '5', { description: 'Оплата, "№ 7"', effective: hour(-45) });
  const other = await made({ name: '@other' });
  await move(wallet, other, '30000', { description: 'Rent' });
  clock.advance(HOUR_MS);
});

afterAll(() => pay.close());

async function made(wanted: object, as = key): Promise<string> {
  const { data } = await pay.call(as, '/wallets', { currency: 'EUR', ...wanted });
  return String(data['id']);
}

/** Moves money an hour after what was moved before. */
async function move(
  from: string,
  to: string,
  amount: string,
  {
    description,
    reference,
    effective,
  }: { description?: string; reference?: string; effective?: string } = {},
) {
  clock.advance(HOUR_MS);
  const body = { from, to, amount, currency: 'EUR', description, reference };
  const answer = await pay.call(key, '/transfers', { ...body, effective_at: effective });
  if (answer.status !== 201) throw new Error(answer.error.detail);
  return String(answer.data['id']);
}

/** A moment, in hours after the start: entries are booked at 1, 2, 3 and 4. */
const hour = (hours: number) => new Date(START_MS + hours * HOUR_MS).toISOString();
const read = (path: string, as = key) => pay.call(as, `/wallets/${wallet}/${path}`);

async function download(query: string, of = wallet) {
  const response = await fetch(`${pay.service.url}/api/v1/wallets/${of}/statement?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

describe('the balance of a wallet', () => {
  it('200: is told of now, of a moment, of a version and by effect', async () => {
    const now = { wallet, currency: 'EUR', posted: '68755', held: '0', available: '68755' };
    expect((await read('balance')).data).toEqual({ ...now, version: 4, at: hour(5) });
    const past = { wallet, currency: 'EUR', held: null, available: null };
    expect((await read('balance?version=2')).data).toMatchObject({ ...past, posted: '98750' });
    expect((await read('balance?version=0')).data).toMatchObject({ posted: '0', version: 0 });
    const then = await read(`balance?at=${hour(2.5)}`);
    expect(then.data).toMatchObject({ ...past, posted: '98750', version: 2, at: hour(2.5) });
    const effective = await read(`balance?at=${hour(-15)}&effective=true`);
    expect(effective.data).toEqual({ ...past, posted: '5', version: null, at: hour(-15) });
  });

  it.each(['version=5', 'version=1&at=2026-01-01T00:00:00Z', 'at=yesterday', 'effective=maybe'])(
    '422: refuses %s',
    async (query) => {
      expect((await read(`balance?${query}`)).error.code).toBe('validation_failed');
    },
  );

  it('200: has a history for charts', async () => {
    const { data } = await read(`balance/history?from=${hour(0)}&to=${hour(5)}&step=hour`);
    expect(data).toMatchObject({ wallet, step: 'hour' });
    const shown = ['0', '100000', '98750', '98755', '68755', '68755'];
    expect(data.items.map(({ posted }) => posted)).toEqual(shown);
    expect((await read('balance/history')).data.items).toHaveLength(31);
    for (const query of ['step=hour&from=2020-01-01T00:00:00Z', `from=${hour(9)}`]) {
      expect((await read(`balance/history?${query}`)).status).toBe(422);
    }
  });
});

describe('the entries of a wallet', () => {
  it('200: tell what booked them, and who is on the other side', async () => {
    const { data } = await read('entries?sort=version');
    expect(data.items[1]).toEqual({
      version: 2,
      direction: 'out',
      amount: '-1250',
      balance_after: '98750',
      operation: { id: expect.stringMatching(/^txn_/), kind: 'transfer' },
      description: FORMULA,
      reference: '+49 30',
      counterparty: { id: world, name: 'Outside' },
      effective_at: hour(2),
      created_at: hour(2),
    });
    expect(data.items[2]).toMatchObject({ effective_at: hour(-45), direction: 'in' });
  });

  it.each([
    ['', [4, 3, 2, 1]],
    ['sort=version', [1, 2, 3, 4]],
    ['direction=in', [3, 1]],
    ['direction=out&min_amount=2000', [4]],
    ['max_amount=1250', [3, 2]],
    ['kind=transfer&min_amount=100000', [1]],
    ['kind=capture', []],
  ])('200: are filtered and sorted by %s', async (query, versions) => {
    const { data } = await read(`entries?${query}`);
    expect(data.items.map(({ version }) => version)).toEqual(versions);
  });

  it('200: are those of a period, page by page in both directions', async () => {
    const period = `from=${hour(2)}&to=${hour(4)}`;
    const within = await read(`entries?${period}`);
    expect(within.data.items.map(({ version }) => version)).toEqual([3, 2]);
    for (const [sort, versions] of [
      ['-version', [1]],
      ['version', [4]],
    ] as const) {
      const first = await read(`entries?limit=3&sort=${sort}`);
      const next = await read(`entries?limit=3&sort=${sort}&cursor=${first.meta.page.next_cursor}`);
      expect(next.data.items.map(({ version }) => version)).toEqual(versions);
      expect(next.meta.page.next_cursor).toBeNull();
    }
  });

  it('names nobody when there are several on the other side', async () => {
    const [one, two] = [await made({}), await made({})];
    await move(world, one, '100');
    const currency = 'EUR';
    const legs = [
      { wallet: one, amount: '-100', currency },
      { wallet: two, amount: '60', currency },
      { wallet: world, amount: '40', currency },
    ];
    const posted = await pay.call(key, '/postings', { legs });
    expect(posted.status).toBe(201);
    const of = async (id: string) => (await pay.call(key, `/wallets/${id}/entries`)).data.items[0];
    expect(await of(one)).toMatchObject({ counterparty: null, operation: { kind: 'posting' } });
    expect(await of(two)).toMatchObject({ counterparty: { id: one, name: null } });
  });
});

const PERIOD = `from=${hour(2)}&to=${hour(5)}`;

describe('the statement of a wallet', () => {
  it('200: is JSON with balances, totals and lines', async () => {
    const { response, body } = await download(PERIOD);
    expect(response.headers.get('content-type')).toContain('application/json');
    const { data, meta } = JSON.parse(body.toString()) as Record<string, Record<string, unknown>>;
    expect(meta).toEqual({ request_id: response.headers.get('x-request-id') });
    expect(data).toMatchObject({
      wallet,
      currency: 'EUR',
      exponent: 2,
      opening_balance: '100000',
      closing_balance: '68755',
      total_in: '5',
      total_out: '31250',
      count: 3,
      lines: [{ version: 2, amount: '-1250' }, { version: 3 }, { version: 4 }],
    });
  });

  it('200: is CSV that no spreadsheet runs, with decimal amounts', async () => {
    const { response, body } = await download(`${PERIOD}&format=csv`, 'cafe');
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toContain(`filename="${wallet}_2026-05-`);
    const rows = parse<Record<string, string>>(body, { columns: true });
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ kind: 'opening_balance', balance: '1000.00', in: '' });
    expect(rows[1]).toMatchObject({
      description: `'${FORMULA}`,
      reference: "'+49 30",
      counterparty: world,
      in: '',
      out: '12.50',
      balance: '987.50',
    });
    expect(rows[2]).toMatchObject({ description: 'Оплата, "№ 7"', in: '0.05', out: '' });
    expect(rows[3]).toMatchObject({ counterparty_name: "'@other", out: '300.00' });
    const last = { kind: 'closing_balance', in: '0.05', out: '312.50', balance: '687.55' };
    expect(rows[4]).toMatchObject(last);
    const outside = await download('format=csv', world);
    expect(outside.body.toString()).toContain(',-1000.00\r\n');
  });

  it('200: is a PDF whose text a reader finds', async () => {
    const { response, body } = await download(`${PERIOD}&format=pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = await textOf(body);
    for (const shown of [
      'Café Łódź',
      wallet,
      /Opening balance +1000\.00 EUR/,
      /Total out +312\.50 EUR/,
      /Closing balance +687\.55 EUR/,
      /Оплата, "№ 7" +0\.05 +987\.55/,
      /Rent +300\.00 +687\.55/,
      `to ${world}`,
      'Page 1 of 1',
    ]) {
      expect(text).toMatch(shown);
    }
  });

  it('200: goes by the exponent of the currency, and cuts what is too long for a page', async () => {
    const [from, to] = [
      await made({ kind: 'world', currency: 'JPY' }),
      await made({ currency: 'JPY' }),
    ];
    const description = 'Very long '.repeat(20).trim();
    await pay.call(key, '/transfers', { from, to, amount: '1250', currency: 'JPY', description });
    clock.advance(1);
    const csv = (await download('format=csv', to)).body.toString();
    expect(csv).toContain(',JPY,1250,,1250\r\n');
    const pdf = await textOf((await download('format=pdf', to)).body);
    expect(pdf).toMatch(/Closing balance +1250 JPY/);
    expect(pdf).toMatch(/(Very long )+.*… +1250 +1250$/m);
    expect(pdf).not.toContain(description);
    expect(csv).toContain(description);
  });

  it('200: has many pages', async () => {
    const [from, to] = [await made({ kind: 'world' }), await made({ name: 'Busy' })];
    await fillWallets(pay, { from, to, count: 2000, until: clock.now() });
    const pdf = await textOf((await download('format=pdf', to)).body);
    const pages = pdf.match(/Page \d+ of \d+/g) ?? [];
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`);
    const lines = [...pdf.matchAll(/Sale (\d+) +0\.01 +(\d+\.\d\d)$/gm)];
    expect(lines.map(([, sale]) => Number(sale))).toEqual(
      Array.from({ length: 2000 }, (_none, place) => place + 1),
    );
    expect(lines.at(-1)?.[2]).toBe('20.00');
    const { body } = await download('', to);
    const { data } = JSON.parse(body.toString()) as { data: { lines: unknown[]; count: number } };
    expect([data.lines.length, data.count]).toEqual([2000, 2000]);
  });

  it.each(['format=xml', 'from=2026-02-30T00:00:00Z', 'from=2027-01-01T00:00:00Z', 'x=1'])(
    '422: refuses %s',
    async (query) => {
      expect((await read(`statement?${query}`)).error.code).toBe('validation_failed');
    },
  );

  it('404: is of wallets of the project and the mode only', async () => {
    for (const as of [pay.auth.key('other'), pay.auth.key('demo', { mode: 'test' })]) {
      for (const path of ['balance', 'balance/history', 'entries', 'statement?format=pdf']) {
        const { status, error } = await read(path, as);
        expect([status, error.code]).toEqual([404, 'wallet_not_found']);
      }
    }
  });
});
