import type { Tenant } from '@skydeck/auth-guard';
import type { RateSource } from './rate-source.js';

/** A source whose prices the test decides. */
export interface SourceUnderTest {
  readonly source: RateSource;
  readonly tenant: Tenant;
  /** Has it know from now on that one euro is so many dollars and yen. */
  readonly publish: (perEuro: { readonly USD: string; readonly JPY: string }) => Promise<void>;
}

/** What every source of prices promises. */
export function itKeepsTheContract(make: () => SourceUnderTest): void {
  const find = (sell: string, buy: string) => {
    const { source, tenant } = make();
    return source.find({ tenant, sell, buy });
  };
  const price = async (sell: string, buy: string) => {
    const found = await find(sell, buy);
    return found?.mid.numerator.div(found.mid.denominator).toFixed(10);
  };

  it('tells the price of two currencies, in either direction', async () => {
    await make().publish({ USD: '1.0842', JPY: '162.35' });
    expect(await price('EUR', 'USD')).toBe('1.0842000000');
    expect(await price('USD', 'EUR')).toBe('0.9223390518');
    expect(await price('EUR', 'JPY')).toBe('162.3500000000');
  });

  it('has prices of both directions that are exactly the inverse of each other', async () => {
    await make().publish({ USD: '1.0843', JPY: '162.35' });
    const [there, back] = [await find('USD', 'EUR'), await find('EUR', 'USD')];
    if (!there || !back) throw new Error('There is no price.');
    const one = there.mid.numerator.times(back.mid.numerator);
    expect(one.eq(there.mid.denominator.times(back.mid.denominator))).toBe(true);
  });

  it('says which day the price is of, and what is kept of it', async () => {
    await make().publish({ USD: '1.0844', JPY: '162.35' });
    const found = await find('EUR', 'USD');
    expect(found?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isInteger(found?.spreadBps)).toBe(true);
  });

  it('tells the newest price', async () => {
    await make().publish({ USD: '1.1', JPY: '162.35' });
    await make().publish({ USD: '1.2', JPY: '162.35' });
    expect(await price('EUR', 'USD')).toBe('1.2000000000');
  });

  it('knows no price of currencies that nobody named', async () => {
    expect(await find('EUR', 'POINTS')).toBeNull();
    expect(await find('POINTS', 'USD')).toBeNull();
  });
}
