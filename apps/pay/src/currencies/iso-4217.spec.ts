import { ISO_CURRENCIES } from './iso-4217.js';

/**
 * Intl follows CLDR, which tells how many digits people write, not how many the minor unit has.
 * These are the differences to ISO 4217: the exponent of ISO, then that of Intl.
 */
const WRITTEN_OTHERWISE: Readonly<Record<string, readonly [iso: number, intl: number]>> = {
  AFN: [2, 0],
  ALL: [2, 0],
  COP: [2, 0],
  HUF: [2, 0],
  IDR: [2, 0],
  IQD: [3, 0],
  IRR: [2, 0],
  KPW: [2, 0],
  LAK: [2, 0],
  LBP: [2, 0],
  MGA: [2, 0],
  MMK: [2, 0],
  PKR: [2, 0],
  SOS: [2, 0],
  SYP: [2, 0],
  YER: [2, 0],
};

/** In list one, and not among the currencies that Intl supports. */
const NOT_IN_INTL = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED', 'XAD'];

const active = ISO_CURRENCIES.filter(({ isActive }) => isActive);
const inIntl = new Set(Intl.supportedValuesOf('currency'));

function digitsOfIntl(currency: string): number | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits;
}

describe('the table of ISO 4217', () => {
  it('agrees with Intl on exponents, but for the differences that are known', () => {
    const compared = active.filter(({ code }) => inIntl.has(code));
    const differences = compared
      .map(({ code, exponent }) => [code, [exponent, digitsOfIntl(code)]] as const)
      .filter(([, [iso, intl]]) => iso !== intl);
    expect(Object.fromEntries(differences)).toEqual(WRITTEN_OTHERWISE);
    expect(compared.length).toBeGreaterThan(150);
  });

  it('has every currency of Intl, in use or not, and names those that Intl lacks', () => {
    const codes = new Set(ISO_CURRENCIES.map(({ code }) => code));
    expect([...inIntl].filter((code) => !codes.has(code))).toEqual([]);
    expect(active.map(({ code }) => code).filter((code) => !inIntl.has(code))).toEqual(NOT_IN_INTL);
  });

  it.each(['XCG', 'ZWG', 'SLE', 'VED', 'EUR'])('has %s in use', (code) => {
    expect(active.map((currency) => currency.code)).toContain(code);
  });

  it.each(['ANG', 'BGN', 'HRK', 'CUC', 'SLL', 'ZWL', 'XXX', 'XTS', 'XAU'])(
    'knows %s and has it out of use',
    (code) => {
      expect(ISO_CURRENCIES.find((currency) => currency.code === code)?.isActive).toBe(false);
    },
  );

  it('has each code once, each number in use once, and exponents that ISO has', () => {
    const codes = ISO_CURRENCIES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const numbers = active.map(({ numeric }) => numeric);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { code, numeric, exponent, name } of ISO_CURRENCIES) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(numeric).toMatch(/^\d{3}$/);
      expect([0, 2, 3, 4]).toContain(exponent);
      expect(name.trim()).not.toBe('');
    }
  });
});
