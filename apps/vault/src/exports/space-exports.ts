import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { isSecretOf, newLinkToken, readLinkToken } from '../files/shares/share-secrets.js';
import type { SpaceRef } from '../spaces/space-access.js';
import { ExportNotices } from './export-notices.js';
import { ExportSettings } from './export-settings.js';
import { EXPORT_OPERATION } from './export.handler.js';
import { SpaceExportEntity } from './space-export.entity.js';
import { SpaceExportErrors } from './space-export.errors.js';
import type { ListSpaceExports } from './space-export.schema.js';

const DAY_MS = 86_400_000;
const UNFINISHED = ['queued', 'running'] as const;

/** Archives of spaces: asked for, looked at, downloaded, deleted. */
@Injectable()
export class SpaceExports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly blobs: Blobs,
    private readonly notices: ExportNotices,
    private readonly settings: ExportSettings,
    private readonly clock: Clock,
  ) {}

  /** Asks for an archive. @throws `space_export.in_progress` */
  async create(space: SpaceRef, actor: string | undefined): Promise<SpaceExportEntity> {
    const made = await madeBefore('exp', (id) => this.get(space, id));
    if (made) return made;
    const now = this.clock.now();
    const row = Object.assign(new SpaceExportEntity(), {
      id: idOfThing('exp', now.getTime()),
      projectId: space.projectId,
      spaceId: space.id,
      status: 'queued' as const,
      blobId: null,
      sizeBytes: null,
      sha256: null,
      counts: null,
      problem: null,
      linkHash: null,
      createdBy: actor ?? null,
      createdAt: now,
      finishedAt: null,
      expiresAt: new Date(now.getTime() + this.settings.days * DAY_MS),
    });
    const operation = await this.dataSource.transaction(async (manager) => {
      await manager.query('select from space where id = $1 for update', [space.id]);
      const unfinished = { spaceId: space.id, status: In([...UNFINISHED]) };
      if (await manager.existsBy(SpaceExportEntity, unfinished)) {
        throw SpaceExportErrors.in_progress();
      }
      await manager.insert(SpaceExportEntity, row);
      const started = await this.operations.start(manager, {
        projectId: space.tenant,
        kind: EXPORT_OPERATION,
        resource: { type: 'space_export', id: row.id },
        isFirst: true,
      });
      await this.notices.created(manager, row);
      return started;
    });
    void this.operations.wake(operation);
    return row;
  }

  /** One more than `limit`. */
  list(
    { id: spaceId }: SpaceRef,
    wanted: ReturnType<typeof ListSpaceExports.parse>,
  ): Promise<SpaceExportEntity[]> {
    const query = this.dataSource.createQueryBuilder(SpaceExportEntity, 'export');
    query.where({ spaceId, expiresAt: MoreThan(this.clock.now()) });
    return readKeyset(query, wanted);
  }

  /** @throws `space_export.not_found` */
  async get({ id: spaceId }: SpaceRef, id: string): Promise<SpaceExportEntity> {
    const where = { spaceId, id, expiresAt: MoreThan(this.clock.now()) };
    const { manager } = this.dataSource;
    const row = isId('exp', id) ? await manager.findOneBy(SpaceExportEntity, where) : null;
    if (!row) throw SpaceExportErrors.not_found();
    return row;
  }

  /** Makes a link; the one before leads nowhere from then on. @throws `space_export.not_ready` */
  async link(row: SpaceExportEntity): Promise<string> {
    if (row.status !== 'ready') throw SpaceExportErrors.not_ready();
    const { token, tokenHash: linkHash } = newLinkToken(row.id);
    await this.dataSource.transaction(async (manager) => {
      await manager.update(SpaceExportEntity, { id: row.id }, { linkHash });
      await this.notices.linked(manager, row);
    });
    return token;
  }

  /** What a link leads to. @throws `space_export.not_found` */
  async open(token: string): Promise<SpaceExportEntity> {
    const read = readLinkToken(token);
    const where = { id: read?.id ?? '', expiresAt: MoreThan(this.clock.now()) };
    const row = await this.dataSource.manager.findOneBy(SpaceExportEntity, where);
    if (!read || !row?.linkHash || !isSecretOf(row.linkHash, read.secret)) {
      throw SpaceExportErrors.not_found();
    }
    const [space] = await this.dataSource.query<unknown[]>(
      'select 1 from space where id = $1 and deleted_at is null',
      [row.spaceId],
    );
    if (space === undefined) throw SpaceExportErrors.not_found();
    return row;
  }

  /** Calls it off when it is being made, and lets go of its bytes. */
  async delete(id: string): Promise<void> {
    const calledOff = await this.dataSource.transaction((manager) => this.#remove(manager, id));
    for (const operation of calledOff) await this.operations.wake(operation);
  }

  async #remove(manager: EntityManager, id: string): Promise<OperationEntity[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(SpaceExportEntity, { where: { id }, lock });
    if (!row) return [];
    await manager.delete(SpaceExportEntity, { id });
    if (row.blobId !== null) await this.blobs.release(manager, row.blobId);
    const unfinished = { resourceId: id, finishedAt: IsNull() };
    await manager.update(OperationEntity, unfinished, { cancelRequested: true });
    const calledOff = await manager.findBy(OperationEntity, unfinished);
    await this.notices.deleted(manager, row);
    return calledOff;
  }
}
