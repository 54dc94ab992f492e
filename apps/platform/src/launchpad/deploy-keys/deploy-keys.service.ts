import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { SecretBox } from '../secrets/secret-box.js';
import { DeployKeyEntity, HostKeyEntity } from './deploy-key.entity.js';
import { DeployKeyErrors } from './deploy-key.errors.js';
import { DeployKeyEvents } from './deploy-key.events.js';
import { makeOpenSshKey } from './openssh-key.js';

type App = Pick<AppEntity, 'id' | 'projectId' | 'name'>;
type Key = Pick<DeployKeyEntity, 'fingerprint'>;

/** Deploy keys of apps, and the host keys that are pinned for them. */
@Injectable()
export class DeployKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `deploy_key.not_found` */
  async get({ id }: App): Promise<{ key: DeployKeyEntity; hosts: HostKeyEntity[] }> {
    const { manager } = this.dataSource;
    const key = await manager.findOneBy(DeployKeyEntity, { appId: id });
    if (!key) throw DeployKeyErrors.not_found();
    const hosts = await manager.find(HostKeyEntity, {
      where: { appId: id },
      order: { host: 'ASC' },
    });
    return { key, hosts };
  }

  /** Makes a key; the one before is no longer used. */
  async create(app: App): Promise<DeployKeyEntity> {
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      return this.#make(manager, app);
    });
  }

  /** The key of an app with its private part, made when there is none. */
  async open(app: App): Promise<{ key: DeployKeyEntity; privateKey: string; isNew: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const found = await manager.findOneBy(DeployKeyEntity, { appId: app.id });
      const key = found ?? (await this.#make(manager, app));
      return { key, privateKey: this.box.open(key.privateSealed, ownerOf(app)), isNew: !found };
    });
  }

  /** @throws `deploy_key.not_found` */
  async delete(app: App): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const key = await manager.findOneBy(DeployKeyEntity, { appId: app.id });
      const { affected } = await manager.delete(DeployKeyEntity, { appId: app.id });
      if (!key || affected !== 1) throw DeployKeyErrors.not_found();
      await this.#tell(manager, app, 'deleted', key);
    });
  }

  /** Lets a host have another key: the next one seen is pinned. @throws `deploy_key.host_not_found` */
  async forgetHost(app: App, host: string): Promise<void> {
    const { key } = await this.get(app);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(HostKeyEntity, { appId: app.id, host });
      if (affected !== 1) throw DeployKeyErrors.host_not_found();
      await this.#tell(manager, app, 'host_forgotten', key, host);
    });
  }

  async #make(manager: EntityManager, app: App): Promise<DeployKeyEntity> {
    const { publicKey, privateKey, fingerprint } = makeOpenSshKey(`skydeck-${app.name}`);
    const key = await manager.save(
      manager.create(DeployKeyEntity, {
        appId: app.id,
        publicKey,
        privateSealed: this.box.seal(privateKey, ownerOf(app)),
        fingerprint,
        createdAt: this.clock.now(),
      }),
    );
    await this.#tell(manager, app, 'created', key);
    return key;
  }

  async #tell(
    manager: EntityManager,
    { id, projectId }: App,
    what: keyof typeof DeployKeyEvents,
    { fingerprint }: Key,
    host?: string,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id, fingerprint, ...(host !== undefined && { host }) };
    await this.events.record(manager, {
      type: DeployKeyEvents[what],
      tenant,
      subject: id,
      data,
    });
    await this.audit.record(manager, {
      tenant,
      action: `deploy_key.${what}`,
      target: id,
      after: data,
    });
  }
}

const ownerOf = ({ id }: Pick<App, 'id'>) => `deploy-key ${id}`;
