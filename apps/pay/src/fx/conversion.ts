import { BigNumber } from 'bignumber.js';

/** Divides to whole numbers, half to even. */
const Whole = BigNumber.clone({
  DECIMAL_PLACES: 0,
  ROUNDING_MODE: BigNumber.ROUND_HALF_EVEN,
});

/** As many digits as the largest amount has, so that a rate never decides over a minor unit. */
const RATE_DIGITS = 18;
const BASIS_POINTS = 10_000;

/** An exact price: units of the bought currency for one of the sold one. */
export interface Ratio {
  readonly numerator: BigNumber;
  readonly denominator: BigNumber;
}

/** What amounts are converted by. */
export interface Terms {
  /** The price before the spread. */
  readonly mid: Ratio;
  /** The price that the customer gets. */
  readonly rate: BigNumber;
  readonly sellExponent: number;
  readonly buyExponent: number;
}

/** A price of decimals as rate tables write it. */
export const ratioOf = (numerator: string, denominator = '1'): Ratio => ({
  numerator: new BigNumber(numerator),
  denominator: new BigNumber(denominator),
});

/** The price for the other direction. */
export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** A price as a decimal of 18 significant digits, half to even. */
export const midRate = (mid: Ratio): BigNumber =>
  quotient(mid).precision(RATE_DIGITS, BigNumber.ROUND_HALF_EVEN);

/**
 * The price after the spread: `mid × (1 − spread / 10 000)`, to 18 significant digits. It is rounded
 * down, so that it never promises more than the spread leaves.
 */
export function customerRate(mid: Ratio, spreadBps: number): BigNumber {
  const kept = mid.numerator.times(BASIS_POINTS - spreadBps);
  const whole = mid.denominator.times(BASIS_POINTS);
  return quotient({ numerator: kept, denominator: whole }).precision(
    RATE_DIGITS,
    BigNumber.ROUND_DOWN,
  );
}

/**
 * What is bought for an amount: `sell × rate × 10^(buyExponent − sellExponent)` minor units, half to
 * even as in ISO 80000-1, annex B; but never worth more than what is sold at the price before the
 * spread: rounding gives no money away, however often somebody exchanges to and fro.
 */
export function buyFor(sell: bigint, terms: Terms): bigint {
  const shifted = new BigNumber(sell.toString()).shiftedBy(terms.buyExponent - terms.sellExponent);
  const rounded = shifted.times(terms.rate).integerValue(BigNumber.ROUND_HALF_EVEN);
  const worth = shifted.times(terms.mid.numerator).idiv(terms.mid.denominator);
  return toBigInt(BigNumber.min(rounded, worth));
}

/** What has to be sold for an amount: the same the other way round, never worth less than it. */
export function sellFor(buy: bigint, terms: Terms): bigint {
  const shifted = new BigNumber(buy.toString()).shiftedBy(terms.sellExponent - terms.buyExponent);
  const rounded = new Whole(shifted).div(terms.rate);
  const cost = shifted.times(terms.mid.denominator);
  const down = cost.idiv(terms.mid.numerator);
  const isExact = down.times(terms.mid.numerator).eq(cost);
  return toBigInt(BigNumber.max(rounded, isExact ? down : down.plus(1)));
}

/** Digits enough for any price, so that rounding to significant digits later rounds only once. */
const Precise = BigNumber.clone({ DECIMAL_PLACES: 80, ROUNDING_MODE: BigNumber.ROUND_DOWN });

const quotient = ({ numerator, denominator }: Ratio): BigNumber =>
  new Precise(numerator).div(denominator);

const toBigInt = (whole: BigNumber): bigint => BigInt(whole.toFixed(0));
