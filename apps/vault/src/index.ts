export { createVault, vaultDefinition, type VaultOverrides } from './create-vault.js';
export { VaultConfig } from './vault.config.js';
