import { decimalText } from './decimal-text.js';

describe('decimalText', () => {
  it.each([
    [1250n, 2, '12.50'],
    [-1250n, 2, '-12.50'],
    [5n, 2, '0.05'],
    [-5n, 3, '-0.005'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [1250n, 0, '1250'],
    [100_000_000n, 8, '1.00000000'],
    [9_007_199_254_740_993n, 2, '90071992547409.93'],
  ])('shows %s minor units with %s digits as %s', (minorUnits, exponent, shown) => {
    expect(decimalText(minorUnits, exponent)).toBe(shown);
  });
});
