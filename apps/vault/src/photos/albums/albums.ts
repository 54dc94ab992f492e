import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { PhotoErrors } from '../photo.errors.js';
import { AlbumEntity } from './album.entity.js';
import { AlbumErrors } from './album.errors.js';
import { AlbumNotices } from './album-notices.js';
import type { CreateAlbum, ListAlbums, UpdateAlbum } from './album.schema.js';
import { ADD, COUNT, THERE } from './albums.sql.js';

/** An album with what is in it, counted. */
export type CountedAlbum = AlbumEntity & {
  readonly photoCount: number;
  readonly latestId: string | null;
};

/** Who asks. */
export interface AlbumCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

/** Photographs that people put together. */
@Injectable()
export class Albums {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notices: AlbumNotices,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `space.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create({ project, actor }: AlbumCaller, wanted: CreateAlbum): Promise<CountedAlbum> {
    const made = await madeBefore('alb', (id) => this.get({ project, actor }, id));
    if (made) return made;
    const space = await this.spaces.resolve(project, wanted.space_id, 'write', actor);
    const now = this.clock.now();
    const row = Object.assign(new AlbumEntity(), {
      id: idOfThing('alb', now.getTime()),
      projectId: project.tenant,
      spaceId: space.id,
      name: wanted.name,
      description: wanted.description,
      coverId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('albums', manager, project.tenant);
      await manager.insert(AlbumEntity, row);
      await this.notices.write(manager, 'created', row);
    });
    return Object.assign(row, { photoCount: 0, latestId: null });
  }

  /** @throws `album.not_found`, `space.role_too_low` */
  async get(
    { project, actor }: AlbumCaller,
    id: string,
    need: SpaceNeed = 'read',
  ): Promise<CountedAlbum> {
    const { manager } = this.dataSource;
    const where = { projectId: project.tenant, id };
    const row = isId('alb', id) ? await manager.findOneBy(AlbumEntity, where) : null;
    if (!row) throw AlbumErrors.not_found();
    await this.spaces.resolve(project, row.spaceId, need, actor).catch(asNoAlbum);
    const [counted] = await this.#counted([row]);
    return counted!;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: AlbumCaller,
    wanted: ReturnType<typeof ListAlbums.parse>,
  ): Promise<CountedAlbum[]> {
    const { space_id, photo } = wanted.filters;
    const space = await this.spaces.resolve(project, space_id, 'read', actor);
    const query = this.dataSource
      .createQueryBuilder(AlbumEntity, 'album')
      .where({ spaceId: space.id });
    if (photo !== undefined) {
      query.andWhere('album.id in (select album_id from album_photo where photo_id = :photo)', {
        photo,
      });
    }
    return this.#counted(await readKeyset(query, wanted));
  }

  /** @throws `album.not_found`, `photo.not_found` for another cover, `precondition_failed` */
  async update(
    caller: AlbumCaller,
    id: string,
    { cover_id: coverId, ...same }: UpdateAlbum,
    expected: Precondition,
  ): Promise<CountedAlbum> {
    await this.#change(caller, id, expected, async (manager, before) => {
      if (typeof coverId === 'string') await requirePhotos(manager, before.spaceId, [coverId]);
      return { ...same, ...(coverId !== undefined && { coverId }) };
    });
    return this.get(caller, id);
  }

  /** What is in it already stays so. @throws `album.not_found`, `photo.not_found` */
  async add(caller: AlbumCaller, id: string, photos: readonly string[]): Promise<CountedAlbum> {
    await this.#change(caller, id, null, async (manager, { spaceId }) => {
      const wanted = [...new Set(photos)];
      await requirePhotos(manager, spaceId, wanted);
      await manager.query(ADD, [id, wanted, this.clock.now()]);
      return {};
    });
    return this.get(caller, id);
  }

  /** Takes one out of an album; it stays in the space. @throws `photo.not_found` */
  async remove(caller: AlbumCaller, id: string, photo: string): Promise<CountedAlbum> {
    await this.#change(caller, id, null, async (manager, { coverId }) => {
      const [, gone] = await manager.query<[unknown, number]>(
        'delete from album_photo where album_id = $1 and photo_id = $2',
        [id, photo],
      );
      if (gone === 0) throw PhotoErrors.not_found();
      return coverId === photo ? { coverId: null } : {};
    });
    return this.get(caller, id);
  }

  /** @throws `album.not_found`, `precondition_failed` */
  async delete(caller: AlbumCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, id);
      expected.check(row.version);
      await manager.delete(AlbumEntity, { id });
      await this.notices.write(manager, 'deleted', row, row);
    });
  }

  async #change(
    caller: AlbumCaller,
    id: string,
    expected: Precondition | null,
    change: (manager: EntityManager, before: AlbumEntity) => Promise<Partial<AlbumEntity>>,
  ): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected?.check(before.version);
      const changes = Object.entries(await change(manager, before));
      const given = Object.fromEntries(changes.filter(([, value]) => value !== undefined));
      const row = Object.assign(new AlbumEntity(), before, given, {
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(AlbumEntity, { id }, row);
      await this.notices.write(manager, 'updated', row, before);
    });
  }

  async #counted(rows: readonly AlbumEntity[]): Promise<CountedAlbum[]> {
    const found = await this.dataSource.query<{ id: string; count: number; latest: string }[]>(
      COUNT,
      [rows.map(({ id }) => id)],
    );
    const byId = new Map(found.map((one) => [one.id, one]));
    return rows.map((row) => {
      const { count = 0, latest = null } = byId.get(row.id) ?? {};
      return Object.assign(row, { photoCount: count, latestId: latest });
    });
  }
}

async function requirePhotos(
  manager: EntityManager,
  spaceId: string,
  photos: readonly string[],
): Promise<void> {
  const [found] = await manager.query<{ count: number }[]>(THERE, [spaceId, photos]);
  if (found?.count !== photos.length) throw PhotoErrors.not_found();
}

async function lock(manager: EntityManager, id: string): Promise<AlbumEntity> {
  const row = await manager.findOne(AlbumEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw AlbumErrors.not_found();
  return row;
}

/** Who is no member of a space sees no album of it. */
function asNoAlbum(error: unknown): never {
  if ((error as { code?: string }).code === 'space.not_found') throw AlbumErrors.not_found();
  throw error;
}
