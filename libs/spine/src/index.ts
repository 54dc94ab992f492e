export { SealedColumns, SecretRenewal } from './sealed/secret-renewal.js';
export { type SealedColumn, sealedFor } from './sealed/sealed-column.js';
export { SpineConfig } from './spine.config.js';
export { spineMigrations } from './spine.migrations.js';
export { SpineModule, type SpineOptions } from './spine.module.js';
