/** What is shown of escrows in tables. */
export const ESCROW_COLUMNS = [
  'id',
  'state',
  'amount',
  'currency',
  'remaining',
  'paid_to_seller',
  'paid_to_buyer',
  'fees',
  'release_at',
  'created_at',
] as const;
