import { hash } from 'node:crypto';
import { wantedOf } from '@skydeck/oci-image';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { AppPauses } from '../rollbacks/app-pauses.js';
import { AppImageEntity } from './app-image.entity.js';
import { AppImageHistory } from './app-image-history.js';
import { AppImagesService } from './app-images.service.js';
import { Registries } from './registries.js';

const TIMEOUT_MS = 20_000;

/** What came of a look. */
export interface ImageLook {
  readonly digest: string;
  readonly moved: boolean;
  readonly deployment: DeploymentEntity | null;
}

/** Looks whether names stand for other images than those that were deployed. */
@Injectable()
export class ImageChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: AppImagesService,
    private readonly registries: Registries,
    private readonly rows: DeploymentRows,
    private readonly queue: DeploymentQueue,
    private readonly deployments: DeploymentHistory,
    private readonly pauses: AppPauses,
    private readonly history: AppImageHistory,
  ) {}

  /** Deploys the image of an app when its name has moved. @throws `deployment.image_…` */
  async check(app: AppEntity): Promise<ImageLook> {
    const image = await this.images.get(app.id);
    const reference = await this.registries.admit(image.ref);
    const client = this.registries.client(
      reference,
      this.images.credentialsOf(image),
      AbortSignal.timeout(TIMEOUT_MS),
    );
    const { digest } = await client.manifest(wantedOf(reference));
    if (digest === image.digest) return { digest, moved: false, deployment: null };
    const { deployment, isNew } = await this.#deploy(app.id, image.ref, digest);
    if (isNew) await this.queue.wake(deployment);
    return { digest, moved: true, deployment };
  }

  /**
   * As {@link check}, for a registry that was given a token. Apps that were rolled back are left
   * alone. @returns undefined when nobody was given that token
   */
  async told(token: string): Promise<ImageLook | 'paused' | undefined> {
    const { manager } = this.dataSource;
    const webhookSha256 = hash('sha256', token, 'hex');
    const image = await manager.findOneBy(AppImageEntity, { webhookSha256 });
    if (!image) return undefined;
    const app = await manager.findOneBy(AppEntity, { id: image.appId, deletedAt: IsNull() });
    if (!app) return undefined;
    return (await this.pauses.isPaused(app.id)) ? 'paused' : this.check(app);
  }

  /** However often it is told, one deployment waits. */
  async #deploy(appId: string, ref: string, digest: string) {
    return this.dataSource.transaction(async (manager) => {
      const app = await lockApp(manager, appId);
      const waiting = await manager.findOneBy(DeploymentEntity, { appId, status: 'queued' });
      if (waiting) return { deployment: waiting, isNew: false };
      const deployment = await this.rows.queue(appId, {}, manager);
      await this.deployments.note(manager, 'deployment.create', deployment);
      await this.history.moved(manager, app, ref, digest);
      return { deployment, isNew: true };
    });
  }
}
