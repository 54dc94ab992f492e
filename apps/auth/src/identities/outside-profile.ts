import type { Tenant } from '@skydeck/auth-guard';

/** Who an outside provider says is there, in the project that asked. */
export interface OutsideProfile {
  readonly tenant: Tenant;
  readonly providerId: string;
  /** Which provider it is, such as `google`. */
  readonly kind: string;
  /** Names the person for ever, at this provider. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has verified the address, and the project takes its word for it. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly pictureUrl: string | null;
}
