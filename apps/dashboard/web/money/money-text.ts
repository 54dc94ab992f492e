import { type Decimals, decimalOf } from './minor-units.js';

/** How an amount is shown. */
interface MoneyStyle {
  /** Whether what comes in has a plus before it. */
  readonly isSigned?: boolean;
}

/**
 * An amount as people read it, such as `€1,250.00` or `1.50000000 POINTS`. The decimals are those of
 * the service; `Intl` has others for some currencies. It formats the text, so that no digit is lost.
 */
export function moneyText(
  minorUnits: string | bigint,
  currency: Decimals,
  { isSigned = false }: MoneyStyle = {},
): string {
  const decimal = decimalOf(minorUnits, currency.exponent) as `${number}`;
  const signs = { signDisplay: isSigned ? ('exceptZero' as const) : ('auto' as const) };
  const text = numbersOf(currency, signs.signDisplay).format(decimal);
  return hasSymbol(currency.code) ? text : `${text} ${currency.code}`;
}

const known = new Map<string, Intl.NumberFormat>();

function numbersOf(
  { code, exponent }: Decimals,
  signDisplay: 'auto' | 'exceptZero',
): Intl.NumberFormat {
  const key = `${code} ${exponent} ${signDisplay}`;
  const found =
    known.get(key) ??
    new Intl.NumberFormat('en', {
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
      signDisplay,
      ...(hasSymbol(code) ? { style: 'currency', currency: code } : {}),
    });
  known.set(key, found);
  return found;
}

/** `Intl` knows codes of three letters only. */
const hasSymbol = (code: string): boolean => /^[A-Z]{3}$/.test(code);
