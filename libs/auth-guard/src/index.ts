export { AllowedAddresses, networkProblem } from './allowed-addresses.js';
export { hashOf, isApiKey, type KeyMode, makeApiKey } from './api-key.js';
export { AuthGuardModule, type AuthGuardOptions } from './auth-guard.module.js';
export { readBearer } from './bearer.js';
export {
  CredentialSource,
  type IssuedToken,
  type KeyRecord,
  type Membership,
} from './credential-source.js';
export { CurrentPrincipal, CurrentProject, InternalOnly, Public, Requires } from './decorators.js';
export {
  hasTestMode,
  type Principal,
  type Product,
  PRODUCTS,
  type ProjectNames,
  type ProjectRef,
  projectRef,
  type Role,
} from './principal.js';
export { Refusals } from './refusals.js';
export { Revocation, REVOKED_TOPIC } from './revocations.js';
export { isAllowed } from './scopes.js';
export { type ServiceCall, ServiceClient } from './service-client.js';
export { ServiceTokens } from './service-tokens.js';
export { ownerOf, type Tenant, tenantOf } from './tenant.js';
export { Authenticator } from './authenticator.js';
export { TrustCache } from './trust-cache.js';
