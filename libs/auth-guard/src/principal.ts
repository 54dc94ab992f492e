/** Who may do what in a project. */
export type Role = 'owner' | 'admin' | 'developer' | 'viewer';

/** The seven products a key can be made for. */
export const PRODUCTS = [
  'platform',
  'auth',
  'pay',
  'media',
  'vault',
  'messaging',
  'location',
] as const;
export type Product = (typeof PRODUCTS)[number];

/** A project as the guard knows it: both of its names. */
export interface ProjectRef {
  readonly id: string;
  readonly slug: string;
}

/** Who makes a request, and what they may do. */
export interface Principal {
  readonly kind: 'account' | 'key' | 'service';
  /** `acc_…`, `key_…` or the name of a service. */
  readonly id: string;
  /** The project that the request is about; absent on routes about the account itself. */
  readonly project?: ProjectRef;
  readonly role?: Role;
  /** `resource:read`, `resource:write`, `resource:*`, `*:read` or `*`. */
  readonly scopes: readonly string[];
  /** Whether a key moves real things; absent for accounts and services. */
  readonly mode?: 'live' | 'test';
  /** The session of an account's token. */
  readonly sessionId?: string;
}
