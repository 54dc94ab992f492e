import type { AllowedAddresses } from './allowed-addresses.js';
import type { KeyMode } from './api-key.js';
import { type Tenant, tenantOf } from './tenant.js';

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

/** Whether a product can be rehearsed. What the platform makes is real: there is nothing to rehearse. */
export const hasTestMode = (service: string): boolean => service !== 'platform';

/** Both names of a project. */
export interface ProjectNames {
  readonly id: string;
  readonly slug: string;
}

/** The project that a request is about, and the side of it. */
export interface ProjectRef extends ProjectNames {
  readonly mode: KeyMode;
  /** What is stored for the project in this mode is stored and looked up by it. */
  readonly tenant: Tenant;
}

/** A project in a mode. */
export function projectRef({ id, slug }: ProjectNames, mode: KeyMode): ProjectRef {
  return { id, slug, mode, tenant: tenantOf(id, mode) };
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
  /** Whether real things are moved: of a key, or as an account chose; absent for services. */
  readonly mode?: KeyMode;
  /** Where a key may be used from; absent when it may be used from everywhere. */
  readonly allowedAddresses?: AllowedAddresses;
  /** Requests of this key in a minute, where it has a limit of its own. */
  readonly ratePerMinute?: number;
  /** The session of an account's token. */
  readonly sessionId?: string;
}
