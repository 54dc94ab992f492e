/** The largest amount that a payment may have: 18 digits of minor units. */
const MOST_DIGITS = 18;

/** What of a currency its amounts need. */
export interface Decimals {
  readonly code: string;
  /** Digits after the point. */
  readonly exponent: number;
}

/** What somebody wrote: an amount in minor units, or why it is none. */
export type ReadAmount =
  | { readonly minorUnits: string; readonly problem?: undefined }
  | { readonly minorUnits?: undefined; readonly problem: string };

/**
 * Reads a decimal as minor units, digit by digit: `12.5` euros are `1250`. Nothing is rounded and
 * nothing is guessed: a comma is one thing here and another there.
 */
export function minorUnitsIn(text: string, { code, exponent }: Decimals): ReadAmount {
  const given = text.trim();
  if (given === '') return { problem: 'Write an amount.' };
  if (/[,'\s_]/.test(given)) {
    return { problem: 'Write it with a point and nothing between the digits, such as 1250.50.' };
  }
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(given) ?? [];
  if (whole === '' && part === '') return { problem: 'Write a number, such as 1250.50.' };
  if (part.length > exponent) return { problem: tooFine(code, exponent) };
  const digits = (whole + part.padEnd(exponent, '0')).replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return { problem: 'That is more than any payment may have.' };
  return { minorUnits: digits };
}

function tooFine(code: string, exponent: number): string {
  if (exponent === 0) return `${code} has no decimals.`;
  return `${code} has ${exponent} ${exponent === 1 ? 'decimal' : 'decimals'} at most.`;
}

/** Minor units as a plain decimal, as {@link minorUnitsIn} reads it: `1250` euros are `12.50`. */
export function decimalOf(minorUnits: string | bigint, exponent: number): string {
  const amount = BigInt(minorUnits);
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  const sign = amount < 0n ? '-' : '';
  return `${sign}${digits.slice(0, at)}${exponent === 0 ? '' : `.${digits.slice(at)}`}`;
}
