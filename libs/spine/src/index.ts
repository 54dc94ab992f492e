export { SpineConfig } from './spine.config.js';
export { spineMigrations } from './spine.migrations.js';
export { SpineModule, type SpineOptions } from './spine.module.js';
