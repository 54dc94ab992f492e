import type { FactorEntity } from '../factor.entity.js';

/** Which factors are second ones for somebody whose first went to a number or an address. */
export const isUsableAfter =
  (provenTo: string | null) =>
  ({ destination }: Pick<FactorEntity, 'destination'>): boolean =>
    destination === null || destination !== provenTo;
