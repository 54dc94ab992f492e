export { createPlatform, platformDefinition, type PlatformOverrides } from './create-platform.js';
export { PlatformConfig } from './platform.config.js';
