import { createHash } from 'node:crypto';
import { getServers } from 'node:dns';
import { realpathSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@skydeck/config';
import type { PlatformConfig } from '../platform.config.js';

/** What the parts of the servers need to know of the configuration, under one injection token. */
export class VpsSettings {
  /** `SKYDECK_HOME/vps`. */
  readonly dir: string;
  /** Six hex digits that keep installations on one machine apart. */
  readonly instance: string;

  constructor(readonly config: PlatformConfig) {
    const wanted = folderOf(config.SKYDECK_HOME);
    const home = existsSync(wanted) ? realpathSync(wanted) : wanted;
    this.dir = join(home, 'vps');
    this.instance = createHash('sha256')
      .update(`${home}\n${config.PLATFORM_SCHEMA}`)
      .digest('hex')
      .slice(0, 6);
  }

  /** Those that guests can reach: never the loopback ones of this machine. */
  get nameServers(): readonly string[] {
    const { VPS_NAME_SERVERS } = this.config;
    if (VPS_NAME_SERVERS.length > 0) return VPS_NAME_SERVERS;
    return getServers().filter(
      (address) => /^\d+(\.\d+){3}$/.test(address) && !address.startsWith('127.'),
    );
  }

  /** Where built images are kept. */
  get imageDir(): string {
    const { VPS_IMAGE_DIR } = this.config;
    return VPS_IMAGE_DIR === undefined ? join(this.dir, 'images') : folderOf(VPS_IMAGE_DIR);
  }

  /** Name of the bridge that every server is on; interface names have at most 15 characters. */
  get bridge(): string {
    return `sky${this.instance}v0`;
  }

  /** What the names of private networks' bridges begin with. */
  get privatePrefix(): string {
    return `sky${this.instance}n`;
  }
}
