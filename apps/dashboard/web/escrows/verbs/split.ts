import { type Decimals, decimalOf, minorUnitsIn } from '../../money/minor-units.js';

export const STEPS = 100;

/** What somebody typed or moved: one side of a division, from which the other follows. */
export interface Split {
  readonly side: 'seller' | 'buyer';
  readonly text: string;
}

/** Both parts in minor units; null when what was typed is no part of the whole. */
export interface Shares {
  readonly seller: bigint;
  readonly buyer: bigint;
}

/** Divides a whole as it was typed. */
export function sharesOf({ side, text }: Split, whole: bigint, currency: Decimals): Shares | null {
  const { minorUnits } = minorUnitsIn(text, currency);
  if (minorUnits === undefined) return null;
  const given = BigInt(minorUnits);
  if (given > whole) return null;
  return side === 'seller'
    ? { seller: given, buyer: whole - given }
    : { seller: whole - given, buyer: given };
}

/** What a slider says, in steps of a hundredth; its ends are all and nothing. */
export function splitAt(step: number, whole: bigint, { exponent }: Decimals): Split {
  const seller = (whole * BigInt(step)) / BigInt(STEPS);
  return { side: 'seller', text: decimalOf(seller, exponent) };
}

/** Where the slider stands for a part. */
export const stepOf = ({ seller }: Shares, whole: bigint): number =>
  whole === 0n ? 0 : Number((seller * BigInt(STEPS) + whole / 2n) / whole);

/** The text of one side: as it was typed, or what follows from the other. */
export function textOf(
  split: Split,
  side: Split['side'],
  shares: Shares | null,
  { exponent }: Decimals,
): string {
  if (split.side === side) return split.text;
  return shares === null ? '' : decimalOf(shares[side], exponent);
}
