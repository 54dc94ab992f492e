import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { AuthConfig } from './auth.config.js';

const SETTINGS = Symbol('auth settings');

/** Injects the settings of the service: `@Settings() private readonly config: AuthConfig`. */
export const Settings = () => Inject(SETTINGS);

/** Gives every feature the settings that were read at start. */
@Global()
@Module({})
export class SettingsModule {
  static forRoot(config: AuthConfig): DynamicModule {
    const provider = { provide: SETTINGS, useValue: config };
    return { module: SettingsModule, providers: [provider], exports: [provider] };
  }
}
