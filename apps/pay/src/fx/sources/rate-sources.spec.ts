import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { openFx, TENANT } from '../fixtures/open-fx.js';
import { dailyFile } from '../fixtures/rate-server.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { FxRates } from '../rates/fx-rates.js';
import { EcbFiles } from './ecb/ecb-files.js';
import { EcbSource } from './ecb/ecb.source.js';
import { itKeepsTheContract } from './rate-source.contract.js';
import { RateSources } from './rate-sources.js';
import { TableSource } from './table.source.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TERMS = { spreadBps: 50, staleDays: 5 };

type Opened = Awaited<ReturnType<typeof openFx>>;
let fx: Opened;

beforeAll(async () => {
  fx = await openFx();
});
afterAll(() => fx[Symbol.asyncDispose]());

const of = <Part>(part: abstract new (...needs: never[]) => Part): Part => fx.app.get(part);
const today = () => fx.clock.now().toISOString().slice(0, 10);
const stored = async () => {
  const rows = await of(DataSource).query<{ day: string; problem: string | null }[]>(
    'select rate_date::text as day, problem from fx_file',
  );
  return rows[0];
};
const ecb = (files = of(EcbFiles)) => new EcbSource(files, TERMS, of(Clock));
const dollars = async (source = ecb()) => {
  const found = await source.find({ tenant: TENANT, sell: 'EUR', buy: 'USD' });
  return found?.mid.numerator.toFixed();
};
const codeOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.catch((problem: unknown) => problem);
  return (error as { code?: string }).code;
};

describe('the table of a project', () => {
  itKeepsTheContract(() => ({
    source: new TableSource(of(FxRates), of(TenantTime)),
    tenant: TENANT,
    publish: async ({ USD, JPY }) => {
      const price = { base: 'EUR', spread_bps: 25 };
      await of(FxRates).set(TENANT, { ...price, quote: 'USD', rate: USD });
      await of(FxRates).set(TENANT, { ...price, quote: 'JPY', rate: JPY });
    },
  }));

  it('takes a price that begins later only then, and one that is set the other way round', async () => {
    const tenant = `${TENANT}_later` as typeof TENANT;
    const source = new TableSource(of(FxRates), of(TenantTime));
    const begin = new Date(fx.clock.now().getTime() + HOUR_MS).toISOString();
    const price = { base: 'EUR', quote: 'USD', rate: '1.1', spread_bps: 0 };
    await of(FxRates).set(tenant, price);
    await of(FxRates).set(tenant, {
      base: 'USD',
      quote: 'EUR',
      rate: '0.5',
      spread_bps: 7,
      valid_from: begin,
    });
    const find = () => source.find({ tenant, sell: 'EUR', buy: 'USD' });
    expect((await find())?.mid.numerator.toFixed()).toBe('1.1');
    fx.clock.advance(HOUR_MS);
    const later = await find();
    expect(later?.mid.numerator.div(later.mid.denominator).toFixed()).toBe('2');
    expect(later?.spreadBps).toBe(7);
  });

  it('has nothing for another project', async () => {
    const source = new TableSource(of(FxRates), of(TenantTime));
    const tenant = 'prj_other' as typeof TENANT;
    expect(await source.find({ tenant, sell: 'EUR', buy: 'USD' })).toBeNull();
  });
});

describe('the rates of the European Central Bank', () => {
  itKeepsTheContract(() => ({
    source: ecb(),
    tenant: TENANT,
    publish: async (perEuro) => {
      fx.server.body = dailyFile(today(), perEuro);
      fx.clock.advance(HOUR_MS);
      await of(EcbFiles).refresh();
    },
  }));

  it('prices two currencies exactly through the euro', async () => {
    fx.server.body = dailyFile(today(), { USD: '1.0842', GBP: '0.8433' });
    fx.clock.advance(HOUR_MS);
    await of(EcbFiles).refresh();
    const found = await ecb().find({ tenant: TENANT, sell: 'USD', buy: 'GBP' });
    const mid = [found?.mid.numerator.toFixed(), found?.mid.denominator.toFixed()];
    expect(mid).toEqual(['0.8433', '1.0842']);
    expect(found).toMatchObject({ spreadBps: 50, date: today() });
  });

  it('keeps the last good file while the address is away or hands out nonsense', async () => {
    fx.server.body = dailyFile(today(), { USD: '1.5' });
    fx.clock.advance(HOUR_MS);
    await of(EcbFiles).refresh();
    const day = today();
    for (const [status, body] of [
      [503, fx.server.body],
      [200, '<html>Maintenance</html>'],
      [200, dailyFile('2020-01-01', { USD: '9' })],
      [200, dailyFile('2036-01-01', { USD: '9' })],
    ] as const) {
      Object.assign(fx.server, { status, body });
      fx.clock.advance(HOUR_MS);
      await of(EcbFiles).refresh();
      expect(await dollars()).toBe('1.5');
      expect((await stored())?.day).toBe(day);
    }
    expect((await stored())?.problem).toContain('future');
    fx.server.status = 200;
  });

  it('503: refuses rates that are more days old than allowed', async () => {
    fx.server.body = dailyFile(today(), { USD: '1.25' });
    fx.clock.advance(HOUR_MS);
    await of(EcbFiles).refresh();
    fx.server.status = 500;
    const toMidnightMs = DAY_MS - (fx.clock.now().getTime() % DAY_MS);
    fx.clock.advance(toMidnightMs + 5 * DAY_MS - 1);
    expect(await dollars()).toBe('1.25');
    fx.clock.advance(1);
    expect(await codeOf(dollars())).toBe('rates_stale');
    fx.server.status = 200;
  });

  it('fetches once for 50 who ask at once in two processes, and nothing until somebody asks', async () => {
    await of(DataSource).query('delete from fx_file');
    fx.server.body = dailyFile(today(), { USD: '1.75' });
    const other = (await fx.another()).get(EcbFiles);
    const before = fx.server.requests;
    await of(EcbFiles).refresh();
    await other.refresh();
    expect(fx.server.requests).toBe(before);
    fx.clock.advance(2 * HOUR_MS);
    const asked = Array.from({ length: 50 }, (_none, place) =>
      dollars(ecb(place % 2 ? other : of(EcbFiles))).catch((error: { code: string }) => error.code),
    );
    const told = new Set(await Promise.all(asked));
    expect(fx.server.requests).toBe(before + 1);
    // Whoever comes while another process fetches is asked to come again.
    expect([...told].filter((one) => one !== 'rates_unavailable')).toEqual(['1.75']);
    expect(await dollars(ecb(other))).toBe('1.75');
    expect(fx.server.requests).toBe(before + 1);
  });

  it('is asked after the table, which has the first word', async () => {
    fx.server.body = dailyFile(today(), { USD: '3', CHF: '2' });
    fx.clock.advance(HOUR_MS);
    await of(EcbFiles).refresh();
    const tenant = 'prj_order' as typeof TENANT;
    const find = (buy: string) => of(RateSources).find({ tenant, sell: 'EUR', buy });
    expect(await find('USD')).toMatchObject({ source: 'ecb' });
    await of(FxRates).set(tenant, { base: 'EUR', quote: 'USD', rate: '4', spread_bps: 0 });
    expect(await find('USD')).toMatchObject({ source: 'table' });
    expect(await find('CHF')).toMatchObject({ source: 'ecb' });
    await of(FxRates).set(tenant, { base: 'USD', quote: 'EUR', rate: null, spread_bps: 0 });
    expect(await find('USD')).toMatchObject({ source: 'ecb' });
    expect(await codeOf(find('AED'))).toBe('no_rate');
  });

  it('503: never reaches into networks that are not public', async () => {
    await using guarded = await openFx({ PAY_FX_ALLOW_CIDRS: '' });
    guarded.server.body = dailyFile('2026-11-20', { USD: '1' });
    const files = guarded.app.get(EcbFiles);
    expect(await codeOf(files.current())).toBe('rates_unavailable');
    expect(guarded.server.requests).toBe(0);
  });
});
