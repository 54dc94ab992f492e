import type { PlatformConfig } from '../platform.config.js';

/** What the parts of the databases need to know of the configuration, under one injection token. */
export class DatabaseSettings {
  constructor(readonly config: PlatformConfig) {}
}
