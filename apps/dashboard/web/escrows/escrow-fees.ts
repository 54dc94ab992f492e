const BASIS_POINTS = 10_000n;

export type FeePayer = 'buyer' | 'seller' | 'both';

/** What everybody pays and gets when all of an escrow is released. */
export interface FeePreview {
  readonly fee: bigint;
  readonly buyerPays: bigint;
  readonly sellerGets: bigint;
}

/** The fee on an amount as the service takes it: half a minor unit up, the odd one the seller's. */
export function previewFee(amount: bigint, bps: number, payer: FeePayer): FeePreview {
  const fee = (amount * BigInt(bps) + BASIS_POINTS / 2n) / BASIS_POINTS;
  const ofBuyer = { buyer: fee, both: fee / 2n, seller: 0n }[payer];
  return { fee, buyerPays: amount + ofBuyer, sellerGets: amount - (fee - ofBuyer) };
}

/** Basis points in a percentage such as `2.5`; undefined when it is none. */
export function bpsIn(text: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return bps <= Number(BASIS_POINTS) ? bps : undefined;
}
