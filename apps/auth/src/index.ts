export { AuthConfig } from './auth.config.js';
export { authDefinition, type AuthOverrides, createAuth } from './create-auth.js';
export { KycSweeper } from './kyc/retention/kyc-sweeper.js';
