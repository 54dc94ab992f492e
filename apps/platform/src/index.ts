export { createPlatform, platformDefinition, type PlatformOverrides } from './create-platform.js';
export { PlatformConfig } from './platform.config.js';
export { CLUSTER_RIGHTS, GATEWAY_RIGHTS } from './launchpad/engine/kubernetes/rights.js';
export { DATABASE_RIGHTS } from './databases/engine/kubernetes/rights.js';
