import { killedBeforeTheAnswer } from '@skydeck/idempotency/testing';
import { newId } from '@skydeck/ids';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start({}, { QUOTA_WALLETS: '400' });
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

const create = (wanted: object = {}, as = key) =>
  pay.call(as, '/wallets', { currency: 'EUR', ...wanted });
const made = async (wanted: object = {}, as = key) => String((await create(wanted, as)).data['id']);
const read = (wallet: string, as = key) => pay.call(as, `/wallets/${wallet}`);
const change = (wallet: string, body: object, ifMatch?: string) =>
  pay.call(key, `/wallets/${wallet}`, body, {
    method: 'PATCH',
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const verb = (wallet: string, name: string, body: object = {}) =>
  pay.call(key, `/wallets/${wallet}/${name}`, body);
const transfer = (from: string, to: string, amount: string) =>
  pay.call(key, '/transfers', { from, to, amount, currency: 'EUR' });
const events = (subject: string) =>
  pay.query<{ type: string }>('select type from event where subject = $1 order by seq, id', [
    subject,
  ]);
const ZERO = { posted: '0', held: '0', available: '0' };

describe('a wallet', () => {
  it('201: is made empty, and read by id and by external id', async () => {
    const wanted = { name: 'Till', external_id: 'till-1', owner: 'usr_7', metadata: { shop: 'B' } };
    const { status, data } = await create(wanted);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^wal_/),
      kind: 'wallet',
      currency: 'EUR',
      status: 'open',
      ...wanted,
      overdraft_limit: '0',
      balance: ZERO,
      freeze_reason: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const byId = await read(String(data['id']));
    expect(byId.data).toEqual(data);
    expect((await read('till-1')).data).toEqual(data);
    expect(byId.headers.get('etag')).toMatch(/^W\/"1\./);
  });

  it('shows what comes in from the world, which may go below nothing', async () => {
    const [world, wallet] = [await made({ kind: 'world' }), await made()];
    expect((await transfer(world, wallet, '1250')).status).toBe(201);
    const full = { posted: '1250', held: '0', available: '1250' };
    expect((await read(wallet)).data['balance']).toEqual(full);
    const less = { posted: '-1250', held: '0', available: '-1250' };
    expect((await read(world)).data).toMatchObject({ overdraft_limit: null, balance: less });
  });

  it.each([
    ['no currency', { currency: undefined }, 'body.currency'],
    ['an unknown currency', { currency: 'ZZZ' }, 'body.currency'],
    ['a currency in small letters', { currency: 'eur' }, 'body.currency'],
    ['a limit that is a number', { overdraft_limit: 5 }, 'body.overdraft_limit'],
    ['a limit below nothing', { overdraft_limit: '-5' }, 'body.overdraft_limit'],
    ['a limit of 19 digits', { overdraft_limit: '1'.repeat(19) }, 'body.overdraft_limit'],
    ['a limit of the world', { kind: 'world', overdraft_limit: '5' }, 'body.overdraft_limit'],
    ['a kind of the ledger', { kind: 'fee' }, 'body.kind'],
    ['metadata that is no text', { metadata: { a: 1 } }, 'body.metadata.a'],
    ['an unknown field', { color: 'red' }, 'body.color'],
  ])('422: refuses %s', async (_what, wanted, location) => {
    const { status, error } = await create(wanted);
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ location }] });
  });

  it('409: shares its external id with no other, also when 50 ask at once', async () => {
    const asked = Array.from({ length: 50 }, () => create({ external_id: 'only-one' }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ error }) => error?.code === 'external_id_taken');
    expect(refused).toHaveLength(49);
  });

  it('200: is listed by what it is, page by page', async () => {
    const as = pay.auth.key('lists');
    for (const name of ['a', 'b', 'c']) await made({ name, currency: 'USD' }, as);
    const frozen = await made({ name: 'c', owner: 'usr_9', external_id: 'x' }, as);
    await pay.call(as, `/wallets/${frozen}/freeze`, {});
    const list = async (query: string) => {
      const { data, meta } = await pay.call(as, `/wallets?${query}`);
      return { names: data.items.map((item) => item['name']), next: meta.page.next_cursor };
    };
    expect((await list('sort=created_at')).names).toEqual(['a', 'b', 'c', 'c']);
    expect((await list('currency=USD')).names).toEqual(['c', 'b', 'a']);
    expect((await list('status=open&name=c')).names).toEqual(['c']);
    for (const only of ['status=frozen_debit', 'external_id=x', 'owner=usr_9', 'currency=EUR']) {
      expect((await list(only)).names).toEqual(['c']);
    }
    const first = await list('limit=3');
    expect((await list(`limit=3&cursor=${first.next}`)).names).toEqual(['a']);
    expect((await pay.call(as, '/wallets?colour=red')).status).toBe(422);
  });

  it('200: is found by a part of its name, whatever the case', async () => {
    const as = pay.auth.key('searches');
    for (const name of ['Ada Lovelace', 'Grace Hopper', '100 % cotton']) await made({ name }, as);
    await made({ external_id: 'nameless' }, as);
    const found = async (text: string) => {
      const { data } = await pay.call(as, `/wallets?q=${encodeURIComponent(text)}`);
      return data.items.map((item) => item['name']);
    };
    expect(await found('LOVE')).toEqual(['Ada Lovelace']);
    expect(await found('a')).toEqual(['Grace Hopper', 'Ada Lovelace']);
    expect(await found('0 %')).toEqual(['100 % cotton']);
    expect(await found('_')).toEqual([]);
    expect((await pay.call(as, '/wallets?q=')).status).toBe(422);
  });

  it('200: is changed; 412: not when it was changed meanwhile', async () => {
    const wallet = await made({ name: 'Old' });
    const etag = (await read(wallet)).headers.get('etag') ?? '';
    const changed = await change(wallet, { name: 'New', metadata: { a: 'b' } }, etag);
    expect(changed.data).toMatchObject({ name: 'New', metadata: { a: 'b' }, overdraft_limit: '0' });
    expect((await change(wallet, { name: 'Newer' }, etag)).status).toBe(412);
    expect((await change(wallet, {})).status).toBe(422);
    expect((await change(wallet, { currency: 'USD' })).status).toBe(422);
  });

  it('402: goes below nothing as far as it may, and 409: no limit undoes what happened', async () => {
    const [wallet, other] = [await made({ overdraft_limit: '50' }), await made()];
    expect((await transfer(wallet, other, '51')).status).toBe(402);
    expect((await transfer(wallet, other, '50')).status).toBe(201);
    const refused = await change(wallet, { overdraft_limit: '49' });
    expect([refused.status, refused.error.code]).toEqual([409, 'overdraft_in_use']);
    const wide = await change(wallet, { overdraft_limit: null });
    expect(wide.data['overdraft_limit']).toBeNull();
    expect((await transfer(wallet, other, '999')).status).toBe(201);
    const world = await made({ kind: 'world' });
    expect((await change(world, { overdraft_limit: '1' })).status).toBe(422);
  });

  it('429: is refused when the project has as many as it may', async () => {
    const small = await PayHarness.start({}, { QUOTA_WALLETS: '2' });
    try {
      const as = small.auth.key('small');
      const asked = () => small.call(as, '/wallets', { currency: 'EUR' });
      const answers = await Promise.all(Array.from({ length: 6 }, asked));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    } finally {
      await small.close();
    }
  });
});

describe('a frozen wallet', () => {
  it('409: lets nothing out, or nothing in either, until it is open again', async () => {
    const [world, wallet] = [await made({ kind: 'world' }), await made()];
    await transfer(world, wallet, '100');
    const frozen = await verb(wallet, 'freeze', { reason: 'a dispute' });
    expect(frozen.data).toMatchObject({ status: 'frozen_debit', freeze_reason: 'a dispute' });
    expect((await transfer(wallet, world, '1')).error.code).toBe('wallet_frozen');
    expect((await transfer(world, wallet, '1')).status).toBe(201);
    expect((await verb(wallet, 'freeze', { scope: 'all' })).data['status']).toBe('frozen');
    expect((await transfer(world, wallet, '1')).error.code).toBe('wallet_frozen');
    const open = await verb(wallet, 'unfreeze');
    expect(open.data).toMatchObject({ status: 'open', freeze_reason: null });
    expect((await transfer(wallet, world, '101')).status).toBe(201);
    const types = (await events(wallet)).map(({ type }) => type);
    const frozenTwice = ['wallet.frozen', 'wallet.frozen', 'wallet.unfrozen'];
    expect(types.filter((type) => type.startsWith('wallet.'))).toEqual([
      'wallet.created',
      ...frozenTwice,
    ]);
    const audited = await pay.query<{ action: string }>(
      'select action from audit_entry where target = $1 order by seq',
      [wallet],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'wallet.create',
      'wallet.freeze',
      'wallet.freeze',
      'wallet.unfreeze',
    ]);
  });

  it('is frozen once when 50 freeze it', async () => {
    const wallet = await made();
    const asked = Array.from({ length: 50 }, () => verb(wallet, 'freeze', { scope: 'all' }));
    const answers = await Promise.all(asked);
    expect(answers.every(({ status, data }) => status === 200 && data['status'] === 'frozen')).toBe(
      true,
    );
    const types = (await events(wallet)).map(({ type }) => type);
    expect(types).toEqual(['wallet.created', 'wallet.frozen']);
    expect((await read(wallet)).headers.get('etag')).toMatch(/^W\/"2\./);
  });
});

describe('closing a wallet', () => {
  it('409: is refused while money is there or held, and is for ever', async () => {
    const [world, wallet] = [await made({ kind: 'world' }), await made()];
    await transfer(world, wallet, '5');
    expect((await verb(wallet, 'close')).error.code).toBe('wallet_not_empty');
    await transfer(wallet, world, '5');
    expect((await verb(wallet, 'close')).data['status']).toBe('closed');
    expect((await transfer(world, wallet, '5')).error.code).toBe('wallet_closed');
    for (const again of ['close', 'freeze', 'unfreeze']) {
      expect((await verb(wallet, again)).error.code).toBe('wallet_closed');
    }
    expect((await change(wallet, { name: 'x' })).error.code).toBe('wallet_closed');
  });

  it('never leaves money in a closed wallet when 50 pay in at once', async () => {
    for (let round = 0; round < 3; round++) {
      const [world, wallet] = [await made({ kind: 'world' }), await made()];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_none, place) =>
          place % 5 === round ? verb(wallet, 'close') : transfer(world, wallet, '1'),
        ),
      );
      const paid = answers.filter(({ status }) => status === 201).length;
      const closed = answers.filter(({ status }) => status === 200).length;
      const { data } = await read(wallet);
      expect(data['balance']).toMatchObject({ posted: String(paid) });
      expect(data['status']).toBe(closed > 0 ? 'closed' : 'open');
      expect(closed === 0 || paid === 0).toBe(true);
      expect(closed).toBeLessThanOrEqual(1);
    }
  });
});

const counted = async () => {
  const text = await (await fetch(`${pay.service.internalUrl}/metrics`)).text();
  return Number(/wallet_changes_total\{[^}]*change="frozen"[^}]*\} (\d+)/.exec(text)?.[1]);
};

describe('changes of wallets', () => {
  it('are counted, those that change nothing not', async () => {
    const before = await counted();
    const wallet = await made();
    for (let times = 0; times < 3; times++) await verb(wallet, 'freeze');
    expect(await counted()).toBe(before + 1);
  });
});

describe('wallets of others', () => {
  it('404: are not there for another project, nor for the other mode', async () => {
    const wallet = await made({ external_id: 'mine' });
    for (const as of [pay.auth.key('other'), pay.auth.key('demo', { mode: 'test' })]) {
      for (const ref of [wallet, 'mine']) expect((await read(ref, as)).status).toBe(404);
      for (const name of ['freeze', 'unfreeze', 'close']) {
        expect((await pay.call(as, `/wallets/${wallet}/${name}`, {})).status).toBe(404);
      }
      const patch = { method: 'PATCH' };
      expect((await pay.call(as, `/wallets/${wallet}`, { name: 'x' }, patch)).status).toBe(404);
      expect((await pay.call(as, '/wallets')).data.items).toEqual([]);
    }
    expect((await read(wallet)).data['status']).toBe('open');
  });

  it('403: are read and changed by keys that may', async () => {
    const reader = pay.auth.key('demo', { scopes: ['wallets:read'] });
    expect((await pay.call(reader, '/wallets')).status).toBe(200);
    expect((await create({}, reader)).status).toBe(403);
  });
});

describe('GET /api/v1/wallet-totals', () => {
  it('200: sums what is in wallets by currency, without the outside and other projects', async () => {
    const as = pay.auth.key('totals');
    const totals = async (of = as) => (await pay.call(of, '/wallet-totals')).data['items'];
    expect(await totals()).toEqual([]);
    const [world, one, two] = [
      await made({ kind: 'world' }, as),
      await made({}, as),
      await made({}, as),
    ];
    await made({ currency: 'JPY' }, as);
    const closed = await made({ currency: 'USD' }, as);
    await pay.call(as, `/wallets/${closed}/close`, {});
    for (const [to, amount] of [
      [one, '999999999999999999'],
      [two, '250'],
    ]) {
      await pay.call(as, '/transfers', { from: world, to, amount, currency: 'EUR' });
    }
    await pay.call(as, '/holds', { wallet: two, amount: '50', currency: 'EUR', expires_in: 3600 });
    const none = { posted: '0', held: '0', available: '0' };
    const euros = { posted: '1000000000000000249', held: '50', available: '1000000000000000199' };
    expect(await totals()).toEqual([
      { currency: 'EUR', wallets: 2, ...euros },
      { currency: 'JPY', wallets: 1, ...none },
    ]);
    expect(await totals(pay.auth.key('stranger'))).toEqual([]);
  });
});

it('201: a wallet whose answer was lost with the process is not made twice', async () => {
  const as = pay.auth.key('lost');
  const wanted = { currency: 'EUR', name: 'Till' };
  const ask = () => pay.call(as, '/wallets', wanted, { once: 'till-7' });
  const owner = await pay.owner();
  const query = (sql: string) => owner.query(sql);
  const restart = async () => {
    await pay.stop();
    await pay.add();
  };
  const first = await killedBeforeTheAnswer({ query, restart }, ask).finally(() => owner.end());
  const again = await ask();
  expect([first.status, again.status, again.data['id']]).toEqual([201, 201, first.data['id']]);
  expect((await pay.call(as, '/wallets')).data.items).toHaveLength(1);
  const other = await pay.call(as, '/wallets', wanted, { once: 'till-8' });
  expect(other.data['id']).not.toBe(first.data['id']);
}, 60_000);

describe('accounts of the system', () => {
  it('200: are listed with what is on them, apart from what people made', async () => {
    const as = pay.auth.key('system');
    // Accounts of the system come to be by payments; here they are only listed.
    pay.tampered.add('prj_system');
    await made({ kind: 'world' }, as);
    for (const [place, kind] of ['fee', 'fx', 'suspense'].entries()) {
      await pay.query(
        `insert into account (public_id, tenant, kind, currency, floor, posted, created_at)
         values ($1, 'prj_system', $2, 'EUR', null, $3, $4)`,
        [newId('acc'), kind, place * 7, new Date(Date.UTC(2026, 0, 1 + place))],
      );
    }
    const list = async (query: string) => pay.call(as, `/system-accounts?${query}`);
    const kinds = ({ data }: Awaited<ReturnType<typeof list>>) =>
      data.items.map((one) => one['kind']);
    const first = await list('limit=2');
    expect(kinds(first)).toEqual(['suspense', 'fx']);
    expect(first.data.items[0]).toMatchObject({
      id: expect.stringMatching(/^acc_/),
      balance: { posted: '14', held: '0', available: '14' },
    });
    const cursor = first.meta.page.next_cursor;
    expect(kinds(await list(`limit=2&cursor=${cursor}`))).toEqual(['fee']);
    expect(kinds(await list('kind=fx&currency=EUR&sort=created_at'))).toEqual(['fx']);
    const stranger = await pay.call(pay.auth.key('stranger'), '/system-accounts');
    expect(stranger.data.items).toEqual([]);
  });
});
