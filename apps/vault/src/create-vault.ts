import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { VaultConfig } from './vault.config.js';
import { VaultModule } from './vault.module.js';

/** What a test may put in the place of the real thing. */
export interface VaultOverrides {
  readonly clock?: Clock;
}

/** The vault service as `createService` and the OpenAPI document need it. */
export function vaultDefinition(
  config: VaultConfig,
  { clock }: VaultOverrides = {},
): ServiceDefinition {
  return {
    name: 'vault',
    title: 'Vault API',
    prefix: 'api/v1',
    module: VaultModule.forRoot(config),
    listen: listenOptions(config, 'VAULT'),
    ...(clock && { clock }),
  };
}

/** Builds the vault service without listening. */
export function createVault(config: VaultConfig, overrides?: VaultOverrides): Promise<Service> {
  return createService(vaultDefinition(config, overrides));
}
