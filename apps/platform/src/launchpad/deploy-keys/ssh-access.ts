import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { PreviewEntity } from '../previews/preview.entity.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { RepoAddress } from '../source/repo-address.js';
import { HostKeyEntity } from './deploy-key.entity.js';
import { DeployKeysService } from './deploy-keys.service.js';

/** What ssh is given to reach a repository. */
export interface SshAccess {
  readonly keyFile: string;
  /** Whether the host must show the key that it had before. */
  readonly isPinned: boolean;
  /** Pins the key that the host has shown, once it was reached. */
  pin(): Promise<void>;
}

/** Puts keys where ssh finds them, for one clone. */
@Injectable()
export class SshAccesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DeployKeysService,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** @param homeDir a folder of this clone alone */
  async prepare(
    clonedFor: string,
    { host = '', port }: RepoAddress,
    homeDir: string,
    log: (line: string) => void,
  ): Promise<SshAccess> {
    const { manager } = this.dataSource;
    // The host knows the key of the app; a preview of it has the same repository.
    const preview = await manager.findOneBy(PreviewEntity, { appId: clonedFor });
    const appId = preview?.parentAppId ?? clonedFor;
    const keyFile = await this.#keyFile(appId, homeDir, log);
    const place = { appId, host: `${host}:${port}` };
    const known = await manager.findOneBy(HostKeyEntity, place);
    const knownFile = join(homeDir, 'known_hosts');
    if (known) await writeFile(knownFile, known.knownHosts, { mode: 0o600 });
    return {
      keyFile,
      isPinned: known !== null,
      pin: async () => {
        if (known) return;
        const knownHosts = await readFile(knownFile, 'utf8').catch(() => '');
        if (knownHosts === '') return;
        const row = { ...place, knownHosts, seenAt: this.clock.now() };
        // Of two clones at once, the first to end decides.
        await manager
          .createQueryBuilder()
          .insert()
          .into(HostKeyEntity)
          .values(row)
          .orIgnore()
          .execute();
        log(`The key of ${place.host} is pinned.`);
      },
    };
  }

  async #keyFile(appId: string, homeDir: string, log: (line: string) => void): Promise<string> {
    const { LAUNCHPAD_SSH_KEY_FILE: shared } = this.settings.config;
    const app = await this.dataSource.manager.findOneByOrFail(AppEntity, { id: appId });
    const own = await this.keys.get(app).catch(() => undefined);
    if (!own && shared !== undefined) return shared;
    const { key, privateKey, isNew } = await this.keys.open(app);
    if (isNew) log(`The host of the repository must know this deploy key: ${key.publicKey}`);
    const keyFile = join(homeDir, 'deploy_key');
    await writeFile(keyFile, privateKey, { mode: 0o600 });
    return keyFile;
  }
}
