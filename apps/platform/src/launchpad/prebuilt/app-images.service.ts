import { hash } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';
import { parseReference } from '@skydeck/oci-image';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import type { Precondition } from '@skydeck/envelope';
import { SecretBox } from '../secrets/secret-box.js';
import { KEPT_HERE } from '../uploads/kept-code.js';
import { AppImageEntity } from './app-image.entity.js';
import { AppImageErrors } from './app-image.errors.js';
import { AppImageHistory } from './app-image-history.js';
import type { SetAppImage } from './app-image.schema.js';
import { Registries } from './registries.js';
import type { RegistryCredentials } from './registry-client.js';

/** The images that apps are made of. */
@Injectable()
export class AppImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registries: Registries,
    private readonly box: SecretBox,
    private readonly history: AppImageHistory,
    private readonly clock: Clock,
  ) {}

  async find(
    appId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AppImageEntity | null> {
    return manager.findOneBy(AppImageEntity, { appId });
  }

  /** @throws `app_image.not_found` */
  async get(appId: string, manager?: EntityManager): Promise<AppImageEntity> {
    const image = await this.find(appId, manager);
    if (!image) throw AppImageErrors.not_found();
    return image;
  }

  /** The user and the password for its registry. */
  credentialsOf({ appId, credentialsSealed }: AppImageEntity): RegistryCredentials | undefined {
    if (credentialsSealed === null) return undefined;
    return JSON.parse(this.box.open(credentialsSealed, ownerOf(appId))) as RegistryCredentials;
  }

  /** Refuses names that are none, before anything is stored. */
  async admit(wanted: SetAppImage): Promise<void> {
    await this.registries.admit(wanted.ref);
  }

  /** Has an app be made of an image. The caller has locked the app, and admitted the name. */
  async put(
    manager: EntityManager,
    app: AppEntity,
    wanted: SetAppImage,
    expected?: Precondition,
  ): Promise<AppImageEntity> {
    if (app.repo !== KEPT_HERE) throw AppImageErrors.app_has_repo();
    const before = await this.find(app.id, manager);
    if (before) expected?.check(imageVersion(before));
    const saved = await manager.save(
      manager.create(AppImageEntity, {
        appId: app.id,
        ref: wanted.ref,
        credentialsSealed: this.#sealed(app.id, wanted, before),
        digest: before?.ref === wanted.ref ? before.digest : null,
        webhookSha256: before?.webhookSha256 ?? null,
        updatedAt: this.clock.now(),
      }),
    );
    await this.history.tell(manager, app, 'set', { before, saved });
    return saved;
  }

  /** Changes the image for later deployments. */
  async set(app: AppEntity, wanted: SetAppImage, expected: Precondition): Promise<AppImageEntity> {
    await this.admit(wanted);
    return this.dataSource.transaction(async (manager) =>
      this.put(manager, await lockApp(manager, app.id), wanted, expected),
    );
  }

  /** Makes a token for a registry; the one before is no longer good. */
  async createWebhook(app: AppEntity): Promise<string> {
    const token = secretOfThing('image webhook', 32).toString('base64url');
    await this.#change(app, 'webhook_created', hash('sha256', token, 'hex'));
    return token;
  }

  async deleteWebhook(app: AppEntity): Promise<void> {
    await this.#change(app, 'webhook_deleted', null);
  }

  /** Writes down what a name stood for when it was deployed. */
  async deployed(appId: string, ref: string, digest: string): Promise<void> {
    await this.dataSource.manager.update(AppImageEntity, { appId, ref }, { digest });
  }

  async #change(
    app: AppEntity,
    what: 'webhook_created' | 'webhook_deleted',
    webhookSha256: string | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const before = await this.get(app.id, manager);
      const updatedAt = this.clock.now();
      await manager.update(AppImageEntity, { appId: app.id }, { webhookSha256, updatedAt });
      const saved = await this.get(app.id, manager);
      await this.history.tell(manager, app, what, { before, saved });
    });
  }

  /** What was kept for one registry is never sent to another one. */
  #sealed(appId: string, wanted: SetAppImage, before: AppImageEntity | null): string | null {
    const { credentials, ref } = wanted;
    if (credentials) return this.box.seal(JSON.stringify(credentials), ownerOf(appId));
    if (credentials === null || !before) return null;
    return registryOf(before.ref) === registryOf(ref) ? before.credentialsSealed : null;
  }
}

/** Changes with what callers can change of it. */
export const imageVersion = ({ updatedAt }: Pick<AppImageEntity, 'updatedAt'>) =>
  String(updatedAt.getTime());

const registryOf = (ref: string) => parseReference(ref)?.registry;
const ownerOf = (appId: string) => `image ${appId}`;
