import fc from 'fast-check';
import {
  buyFor,
  customerRate,
  inverse,
  midRate,
  ratioOf,
  sellFor,
  type Terms,
} from './conversion.js';

const RUNS = { numRuns: 2000 };

/** A price as a table of rates may hold it. */
const price = fc
  .tuple(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => decimal(digits, places));

function decimal(digits: bigint, places: number): string {
  const padded = digits.toString().padStart(places + 1, '0');
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

const exponent = fc.integer({ min: 0, max: 8 });
const amount = fc.oneof(fc.bigInt(1n, 200n), fc.bigInt(1n, 10n ** 18n - 1n));
const spread = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 }));

/** Terms of a cross rate, as `buyRate / sellRate`, and of the way back. */
const both = fc
  .record({ sell: price, buy: price, sellExponent: exponent, buyExponent: exponent, spread })
  .map(({ sell, buy, sellExponent, buyExponent, spread: bps }) => {
    const mid = ratioOf(buy, sell);
    const back = inverse(mid);
    return {
      there: { mid, rate: customerRate(mid, bps), sellExponent, buyExponent },
      back: {
        mid: back,
        rate: customerRate(back, bps),
        sellExponent: buyExponent,
        buyExponent: sellExponent,
      },
    } satisfies Record<string, Terms>;
  });

/** The smallest case that a property fails for; null when there is none. */
const counterexampleOf = <Case>(property: fc.IProperty<Case>): Case | null =>
  fc.check(property, RUNS).counterexample;

describe('conversion', () => {
  it.each([
    ['1.0842', 0, '10000', '10842'],
    ['1.0842', 100, '10000', '10734'],
    ['0.5', 100, '3', '1'],
    ['0.5', 0, '3', '1'],
    ['2', 0, '7', '14'],
  ])('buys at %s less %s basis points, for %s: %s', (rate, bps, sold, bought) => {
    const mid = ratioOf(rate);
    const terms = { mid, rate: customerRate(mid, bps), sellExponent: 2, buyExponent: 2 };
    expect(buyFor(BigInt(sold), terms)).toBe(BigInt(bought));
  });

  it('rounds half to even where the spread pays for it', () => {
    const mid = ratioOf('1');
    const terms = { mid, rate: customerRate(mid, 5000), sellExponent: 0, buyExponent: 0 };
    const bought = [1n, 3n, 5n, 7n].map((sold) => buyFor(sold, terms));
    expect(bought).toEqual([0n, 2n, 2n, 4n]);
  });

  it('minds that currencies have different minor units', () => {
    const mid = ratioOf('162.35');
    const terms = { mid, rate: customerRate(mid, 0), sellExponent: 2, buyExponent: 0 };
    expect(buyFor(100_00n, terms)).toBe(16_235n);
    expect(sellFor(16_235n, terms)).toBe(100_00n);
    expect(sellFor(1n, terms)).toBe(1n);
  });

  it('shows a cross rate with 18 significant digits', () => {
    expect(midRate(ratioOf('0.8433', '1.0842')).toFixed()).toBe('0.77780852241283896');
    expect(customerRate(ratioOf('0.8433', '1.0842'), 0).toFixed()).toBe('0.777808522412838959');
    expect(customerRate(ratioOf('1', '3'), 0).toFixed()).toBe('0.333333333333333333');
    expect(customerRate(ratioOf('2', '3'), 0).toFixed()).toBe('0.666666666666666666');
    expect(midRate(ratioOf('2', '3')).toFixed()).toBe('0.666666666666666667');
  });

  it('never gives out what is worth more than what comes in', () => {
    const property = fc.property(both, amount, ({ there }, sold) => {
      const { mid, sellExponent, buyExponent } = there;
      const bought = buyFor(sold, there);
      const worth = mid.numerator.times(sold.toString()).shiftedBy(buyExponent - sellExponent);
      return mid.denominator.times(bought.toString()).lte(worth);
    });
    expect(counterexampleOf(property)).toBeNull();
  });

  it('never makes money of an exchange there and back', () => {
    const property = fc.property(both, amount, ({ there, back }, sold) => {
      const bought = buyFor(sold, there);
      return bought === 0n || buyFor(bought, back) <= sold;
    });
    expect(counterexampleOf(property)).toBeNull();
  });

  it('asks for an amount that is bought at least what that amount is worth', () => {
    const property = fc.property(both, amount, ({ there, back }, bought) => {
      const sold = sellFor(bought, there);
      return sold >= buyFor(bought, back) && sold > 0n;
    });
    expect(counterexampleOf(property)).toBeNull();
  });

  it('is at most a minor unit of each currency away from the exact price of the customer', () => {
    const property = fc.property(both, amount, ({ there }, sold) => {
      const { rate, sellExponent, buyExponent } = there;
      const exact = rate.times(sold.toString()).shiftedBy(buyExponent - sellExponent);
      const difference = exact.minus(buyFor(sold, there).toString()).abs();
      return difference.lt(1);
    });
    expect(counterexampleOf(property)).toBeNull();
  });

  it('gives more for more, and the customer never a better price than before the spread', () => {
    const property = fc.property(both, amount, amount, ({ there }, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const isOrdered = buyFor(less, there) <= buyFor(more, there);
      return isOrdered && there.rate.times(there.mid.denominator).lte(there.mid.numerator);
    });
    expect(counterexampleOf(property)).toBeNull();
  });
});
