import { Amount, CurrencyCode, MOST_MINOR_UNITS } from './money.schema.js';

describe('amounts', () => {
  it('are read digit by digit, also beyond what numbers hold', () => {
    expect(Amount.parse('9007199254740993')).toBe(9_007_199_254_740_993n);
    expect(Amount.parse(MOST_MINOR_UNITS.toString())).toBe(MOST_MINOR_UNITS);
  });

  it.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '1 ',
    '',
    '1'.repeat(19),
    '１',
    12,
    12n,
    null,
  ])('are refused as %p', (given) => {
    expect(Amount.safeParse(given).success).toBe(false);
  });
});

describe('codes of currencies', () => {
  it.each(['EUR', 'POINTS', '1INCH', 'A2345678B0'])('may be %s', (code) => {
    expect(CurrencyCode.parse(code)).toBe(code);
  });

  it.each(['eur', 'EU', 'E-R', 'EUR ', 'A2345678B01', 'ЕUR'])('are refused as %p', (code) => {
    expect(CurrencyCode.safeParse(code).success).toBe(false);
  });
});
