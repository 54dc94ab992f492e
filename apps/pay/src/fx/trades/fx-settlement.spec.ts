import { newId } from '@skydeck/ids';
import { DataSource } from 'typeorm';
import { Ledger } from '../../ledger/ledger.js';
import { openFx, TENANT } from '../fixtures/open-fx.js';
import { FxUpkeep } from '../fx-upkeep.js';
import { FxQuotes } from '../quotes/fx-quotes.js';
import { FxRates } from '../rates/fx-rates.js';
import { FxTradeClaims } from './fx-trade-claims.js';
import { FxSettlement } from './fx-settlement.js';
import { FxTrades } from './fx-trades.js';

type Opened = Awaited<ReturnType<typeof openFx>>;
let fx: Opened;

beforeAll(async () => {
  fx = await openFx({ PAY_FX_SOURCES: 'table' });
  const price = { base: 'EUR', quote: 'USD', rate: '2', spread_bps: 0 };
  await of(FxRates).set(TENANT, price);
});
afterAll(() => fx[Symbol.asyncDispose]());

const of = <Part>(part: abstract new (...needs: never[]) => Part): Part => fx.app.get(part);
const query = <Row>(sql: string, values: unknown[]) => of(DataSource).query<Row[]>(sql, values);

async function account(currency: string, kind = 'wallet') {
  const id = newId('wal');
  await query(
    `insert into account (public_id, tenant, kind, currency, floor, created_at)
     values ($1, $2, $3, $4, $5, now())`,
    [id, TENANT, kind, currency, kind === 'wallet' ? 0 : null],
  );
  return id;
}

/** Wallets of euros and dollars, and a trade of 100 for 200 between them that was only begun. */
async function begun() {
  const [from, to, world] = [
    await account('EUR'),
    await account('USD'),
    await account('EUR', 'world'),
  ];
  const given = { from: world, to: from, amount: 1000n, currency: 'EUR' };
  const command = { kind: 'transfer', ...given } as const;
  await of(Ledger).execute({ tenant: TENANT, key: newId('key'), command });
  const pair = { sell_currency: 'EUR', buy_currency: 'USD' };
  const quote = await of(FxQuotes).create(TENANT, { ...pair, sell_amount: 100n });
  const wanted = { quote: quote.id, from_wallet: from, to_wallet: to };
  const key = `api:${newId('once')}`;
  const { trade } = await of(FxTradeClaims).claim(TENANT, key, wanted);
  return { trade, wallets: [from, to], wanted, key };
}

const posted = async (wallets: readonly string[]) => {
  const sql = 'select public_id as id, posted from account where public_id = any($1)';
  const rows = await query<{ id: string; posted: string }>(sql, [wallets]);
  return wallets.map((wallet) => rows.find(({ id }) => id === wallet)?.posted);
};
const events = async (id: string) => {
  const sql = 'select type from event where subject = $1';
  return (await query<{ type: string }>(sql, [id])).map(({ type }) => type);
};

describe('a trade that was cut off', () => {
  it('before its money moved is finished by a sweep, however many processes sweep at once', async () => {
    const { trade, wallets } = await begun();
    await of(FxUpkeep).finishPending();
    expect(await posted(wallets)).toEqual(['1000', '0']);
    fx.clock.advance(10_000);
    const other = (await fx.another()).get(FxUpkeep);
    const sweeps = Array.from({ length: 50 }, (_none, place) =>
      (place % 2 ? other : of(FxUpkeep)).finishPending(),
    );
    await Promise.all(sweeps);
    expect(await posted(wallets)).toEqual(['900', '200']);
    expect((await of(FxTrades).get(TENANT, trade.id)).status).toBe('executed');
    expect(await events(trade.id)).toEqual(['fx_trade.executed']);
  });

  it('before its money moved is finished by the same request, and only by that one', async () => {
    const { trade, wallets, wanted, key } = await begun();
    await expect(of(FxTrades).create(TENANT, 'api:another', wanted)).rejects.toMatchObject({
      code: 'quote_used',
    });
    const again = await of(FxTrades).create(TENANT, key, wanted);
    expect(again).toMatchObject({ isReplay: true, trade: { id: trade.id, status: 'executed' } });
    expect(await posted(wallets)).toEqual(['900', '200']);
  });

  it('after its money moved gets its end without moving it again', async () => {
    const { trade, wallets } = await begun();
    const done = await of(FxSettlement).finish(trade);
    await query(
      `update fx_trade set status = 'pending', posting_id = null where id = $1 returning id`,
      [trade.id],
    );
    fx.clock.advance(10_000);
    await of(FxUpkeep).finishPending();
    expect(await posted(wallets)).toEqual(['900', '200']);
    const found = await of(FxTrades).get(TENANT, trade.id);
    expect([found.status, found.postingId]).toEqual(['executed', done.postingId]);
  });

  it('is finished although another one cannot be', async () => {
    const [stuck, fine] = [await begun(), await begun()];
    await query('update fx_trade set buy_amount = 1 where id = $1 returning id', [stuck.trade.id]);
    await of(FxSettlement).finish(stuck.trade);
    await query(
      `update fx_trade set status = 'pending', posting_id = null where id = $1 returning id`,
      [stuck.trade.id],
    );
    fx.clock.advance(10_000);
    await expect(of(FxUpkeep).finishPending()).rejects.toThrow(stuck.trade.quoteId);
    expect(await posted(fine.wallets)).toEqual(['900', '200']);
    await query('delete from fx_trade where id = $1 returning id', [stuck.trade.id]);
  });
});

describe('offers', () => {
  it('that nobody took are forgotten a day after their time, and used ones are kept', async () => {
    const { trade } = await begun();
    const pair = { sell_currency: 'EUR', buy_currency: 'USD' };
    const { id } = await of(FxQuotes).create(TENANT, { ...pair, buy_amount: 7n });
    fx.clock.advance(86_400_000);
    await of(FxUpkeep).forgetQuotes();
    expect((await of(FxQuotes).get(TENANT, id)).sellAmount).toBe('4');
    fx.clock.advance(60_001);
    await of(FxUpkeep).forgetQuotes();
    await expect(of(FxQuotes).get(TENANT, id)).rejects.toMatchObject({ code: 'quote_not_found' });
    expect((await of(FxQuotes).get(TENANT, trade.quoteId)).tradeId).toBe(trade.id);
  });
});
