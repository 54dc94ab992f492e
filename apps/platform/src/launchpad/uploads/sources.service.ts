import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeploymentSourceEntity, SourceEntity } from './source.entity.js';
import { SourceErrors } from './source.errors.js';
import { SourceEvents } from './source.events.js';
import { SourceStore } from './source-store.js';

/** Uploads of code, and which deployments are made of them. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: SourceStore,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Keeps an archive. @throws a `source.…` error */
  async upload(
    project: ProjectRef,
    body: AsyncIterable<Buffer>,
    announced?: string,
  ): Promise<SourceEntity> {
    const made = await madeBefore('src', (id) =>
      this.dataSource.manager.findOneBy(SourceEntity, { projectId: project.id, id }),
    );
    if (made) return made;
    const { digest, sizeBytes, ...content } = await this.store.keep(body, announced);
    const now = this.clock.now();
    const tenant = tenantOf(project.id);
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.save(
        manager.create(SourceEntity, {
          id: idOfThing('src', now.getTime()),
          projectId: project.id,
          digest,
          sizeBytes: String(sizeBytes),
          unpackedBytes: String(content.unpackedBytes),
          files: content.files,
          createdAt: now,
        }),
      );
      const data = { id: row.id, digest, size_bytes: sizeBytes };
      await this.events.record(manager, {
        type: SourceEvents.uploaded,
        tenant,
        subject: row.id,
        data,
      });
      const after = { digest, size_bytes: sizeBytes };
      await this.audit.record(manager, {
        tenant,
        action: 'source.upload',
        target: row.id,
        before: null,
        after,
      });
      return row;
    });
  }

  /** Keeps an upload from being removed until the transaction ends. @throws `source.not_found` */
  async require(manager: EntityManager, projectId: string, id: string): Promise<SourceEntity> {
    const row = await manager.findOne(SourceEntity, {
      where: { id, projectId },
      lock: { mode: 'pessimistic_read' },
    });
    if (!row) throw SourceErrors.not_found();
    return row;
  }

  /**
   * Has a deployment take its code from an upload, or from what was pushed.
   * @param sourceId `src_…`, or `push`
   */
  async use(
    manager: EntityManager,
    deployment: { readonly id: string; readonly appId: string; readonly projectId: string },
    sourceId: string,
  ): Promise<void> {
    const isPush = sourceId === 'push';
    if (!isPush) await this.require(manager, deployment.projectId, sourceId);
    await manager.insert(DeploymentSourceEntity, {
      deploymentId: deployment.id,
      appId: deployment.appId,
      kind: isPush ? 'push' : 'upload',
      sourceId: isPush ? null : sourceId,
    });
  }
}
