import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@skydeck/config';
import type { PlatformConfig } from '../platform.config.js';
import type { BuildLimits } from './engine/builder.driver.js';
import type { ReplicaLimits } from './engine/runtime.driver.js';

/**
 * The folder itself, not a link to it: sandboxes run as users who may not enter the home folder
 * that the link lies in.
 */
function realHome(setting: string): string {
  const home = folderOf(setting);
  return existsSync(home) ? realpathSync(home) : home;
}

/** What the parts of Launchpad need to know of the configuration, under one injection token. */
export class LaunchpadSettings {
  /** `SKYDECK_HOME/launchpad`. */
  readonly dir: string;
  /** Six hex digits that keep installations on one machine apart. */
  readonly instance: string;
  readonly queueName: string;
  readonly buildLimits: BuildLimits;
  readonly replicaLimits: ReplicaLimits;
  /** Addresses of the services that the edge serves, by their name. */
  readonly serviceUrls: Readonly<Record<string, string | undefined>>;

  constructor(readonly config: PlatformConfig) {
    const home = realHome(config.SKYDECK_HOME);
    this.dir = join(home, 'launchpad');
    this.instance = createHash('sha256')
      .update(`${home}\n${config.PLATFORM_SCHEMA}`)
      .digest('hex')
      .slice(0, 6);
    this.queueName = `${config.PLATFORM_SCHEMA}-launchpad-deploy`;
    this.buildLimits = {
      cpu: config.LAUNCHPAD_BUILD_CPU,
      memoryMb: config.LAUNCHPAD_BUILD_MEMORY_MB,
      pids: config.LAUNCHPAD_BUILD_PIDS,
      timeoutS: config.LAUNCHPAD_BUILD_TIMEOUT_S,
      diskMb: config.LAUNCHPAD_BUILD_DISK_MB,
    };
    this.replicaLimits = {
      cpu: config.LAUNCHPAD_APP_CPU,
      memoryMb: config.LAUNCHPAD_APP_MEMORY_MB,
      pids: config.LAUNCHPAD_APP_PIDS,
    };
    this.serviceUrls = {
      platform: config.PLATFORM_URL,
      auth: config.AUTH_URL,
      pay: config.PAY_URL,
      media: config.MEDIA_URL,
      vault: config.VAULT_URL,
      messaging: config.MESSAGING_URL,
      location: config.LOCATION_URL,
      dashboard: config.DASHBOARD_URL,
    };
  }

  /** The host name that an app is reached under. */
  hostOf(app: { name: string; projectSlug: string }): string {
    return `${app.name}.${app.projectSlug}.${this.config.LAUNCHPAD_APPS_DOMAIN}`;
  }

  /** The address that an app is reached under. */
  urlOf(app: { name: string; projectSlug: string }): string {
    const url = new URL(this.config.EDGE_URL);
    url.hostname = this.hostOf(app);
    return url.origin;
  }
}
