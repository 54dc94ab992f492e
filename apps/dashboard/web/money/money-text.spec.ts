import fc from 'fast-check';
import { decimalOf, minorUnitsIn } from './minor-units.js';
import { moneyText } from './money-text.js';

const [EUR, JPY, KWD, GRAIN] = [
  { code: 'EUR', exponent: 2 },
  { code: 'JPY', exponent: 0 },
  { code: 'KWD', exponent: 3 },
  { code: 'GRAIN', exponent: 8 },
] as const;

describe('amounts that people write', () => {
  it.each([
    ['12.50', EUR, '1250'],
    ['12.5', EUR, '1250'],
    ['12', EUR, '1200'],
    ['12.', EUR, '1200'],
    ['.5', EUR, '50'],
    [' 0.01 ', EUR, '1'],
    ['0', EUR, '0'],
    ['0007.00', EUR, '700'],
    ['1250', JPY, '1250'],
    ['1.234', KWD, '1234'],
    ['0.00000001', GRAIN, '1'],
    ['9007199254740.993', KWD, '9007199254740993'],
    ['9999999999999999.99', EUR, '999999999999999999'],
    ['9999999999.99999999', GRAIN, '999999999999999999'],
  ])('are read digit by digit: %s', (text, currency, minorUnits) => {
    expect(minorUnitsIn(text, currency)).toEqual({ minorUnits });
  });

  it.each([
    ['12.505', EUR, 'EUR has 2 decimals at most.'],
    ['1.5', JPY, 'JPY has no decimals.'],
    ['1.0', JPY, 'JPY has no decimals.'],
    ['0.0001', KWD, 'KWD has 3 decimals at most.'],
    ['0.1', { code: 'MRU', exponent: 0 }, 'MRU has no decimals.'],
    ['0.12', { code: 'TENTH', exponent: 1 }, 'TENTH has 1 decimal at most.'],
    ['10000000000000000.00', EUR, 'That is more than any payment may have.'],
    ['1,250.00', EUR, expect.stringContaining('with a point')],
    ['12,50', EUR, expect.stringContaining('with a point')],
    ['1 250', EUR, expect.stringContaining('with a point')],
    ['', EUR, 'Write an amount.'],
    ['.', EUR, expect.stringContaining('Write a number')],
    ['-1', EUR, expect.stringContaining('Write a number')],
    ['1e3', EUR, expect.stringContaining('Write a number')],
    ['0x10', EUR, expect.stringContaining('Write a number')],
    ['١٢', EUR, expect.stringContaining('Write a number')],
  ])('are refused rather than rounded or guessed: %s', (text, currency, problem) => {
    expect(minorUnitsIn(text, currency)).toEqual({ problem });
  });

  it('are what is shown of them, with any digits and decimals', () => {
    const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, exponent) => {
        const currency = { code: 'ANY', exponent };
        const text = decimalOf(amount, exponent);
        expect(minorUnitsIn(text, currency)).toEqual({ minorUnits: amount.toString() });
        // What is shown has the same digits, too.
        const shown = moneyText(amount, { code: 'POINTS', exponent });
        expect(shown.replace(' POINTS', '').replaceAll(',', '')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('amounts that people read', () => {
  it.each([
    ['1250', EUR, '€12.50'],
    ['-1250', EUR, '-€12.50'],
    ['0', EUR, '€0.00'],
    ['5', EUR, '€0.05'],
    ['1250', JPY, '¥1,250'],
    ['1250', KWD, 'KWD 1.250'],
    ['125000000', GRAIN, '1.25000000 GRAIN'],
    ['-1', GRAIN, '-0.00000001 GRAIN'],
    // Intl would show these with other decimals than ISO 4217 has.
    ['1250', { code: 'HUF', exponent: 2 }, 'HUF 12.50'],
    ['1250', { code: 'IQD', exponent: 3 }, 'IQD 1.250'],
    ['999999999999999999', EUR, '€9,999,999,999,999,999.99'],
    ['9007199254740993', JPY, '¥9,007,199,254,740,993'],
  ])('have the decimals of their currency: %s', (amount, currency, shown) => {
    expect(moneyText(amount, currency).replaceAll('\u00A0', ' ')).toBe(shown);
  });

  it('have a sign where it matters which way they went', () => {
    expect(moneyText('1250', EUR, { isSigned: true })).toBe('+€12.50');
    expect(moneyText('-1250', EUR, { isSigned: true })).toBe('-€12.50');
    expect(moneyText('0', EUR, { isSigned: true })).toBe('€0.00');
  });
});
