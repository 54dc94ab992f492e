import { type DynamicModule, Global, Module } from '@nestjs/common';
import { z } from 'zod';
import { VaultAddress } from './vault-address.js';

/** Settings of where the vault is reached. */
export const addressConfig = {
  VAULT_URL: z
    .url()
    .optional()
    .describe(
      'Public address of the vault, at which links, feeds and booking pages begin; as requests name it when not set.',
    ),
};

/** Where the vault is reached from outside. */
@Global()
@Module({})
export class AddressModule {
  static forRoot({ VAULT_URL: url }: { readonly VAULT_URL?: string | undefined }): DynamicModule {
    return {
      module: AddressModule,
      providers: [{ provide: VaultAddress, useValue: new VaultAddress(url) }],
      exports: [VaultAddress],
    };
  }
}
