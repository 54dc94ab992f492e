import type { Tenant } from '@skydeck/auth-guard';

/** Users of a customer's project, or accounts of the platform; the two never meet. */
export type Plane = 'user' | 'account';

/** Whose factors they are. */
export interface FactorOwner {
  readonly plane: Plane;
  /** `usr_…` or `acc_…`. */
  readonly id: string;
  /** The project and mode of a user; null for accounts. */
  readonly tenant: Tenant | null;
}

/** A user of a project as an owner of factors. */
export const userOwner = ({ id, tenant }: { id: string; tenant: Tenant }): FactorOwner => ({
  plane: 'user',
  id,
  tenant,
});

/** An account of the platform as an owner of factors. */
export const accountOwner = (id: string): FactorOwner => ({ plane: 'account', id, tenant: null });
