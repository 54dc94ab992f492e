import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { AssetErrors } from '../assets/asset.errors.js';
import { SHOWN_STATUSES } from '../assets/asset.schema.js';
import { TrackCompletion } from './track-completion.js';
import { TrackEntity } from './track.entity.js';
import { TrackErrors } from './track.errors.js';
import { TrackNotes } from './track-notes.js';
import { isGone, TrackTexts } from './track-texts.js';
import type { ListTracks, UpdateTrack } from './track.schema.js';

/** What a project does with the tracks of its assets. */
@Injectable()
export class TracksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: TrackTexts,
    private readonly completion: TrackCompletion,
    private readonly notes: TrackNotes,
    private readonly clock: Clock,
  ) {}

  /** Tracks of an asset in the order asked for, one more than `limit`. @throws `asset.not_found` */
  async list(
    tenant: Tenant,
    assetId: string,
    wanted: ReturnType<typeof ListTracks.parse>,
  ): Promise<TrackEntity[]> {
    const where = { tenant, id: assetId, status: In(SHOWN_STATUSES) };
    if (!(await this.dataSource.manager.existsBy(AssetEntity, where)))
      throw AssetErrors.not_found();
    const { status, language } = wanted.filters;
    const query = this.dataSource.manager.createQueryBuilder(TrackEntity, 'track').where({
      tenant,
      assetId,
      ...(status !== undefined && { status }),
      ...(language !== undefined && { language }),
    });
    return readKeyset(query, wanted);
  }

  /** One track. @throws `track.not_found` */
  async get(tenant: Tenant, assetId: string, id: string): Promise<TrackEntity> {
    const where = { tenant, assetId, id };
    const found = isId('trk', id)
      ? await this.dataSource.manager.findOneBy(TrackEntity, where)
      : null;
    if (!found || !(await this.#isShown(tenant, assetId))) throw TrackErrors.not_found();
    return found;
  }

  /** Its words as players get them. @throws `track.not_found`, `track.not_ready` */
  async textOf(tenant: Tenant, assetId: string, id: string): Promise<string> {
    const track = await this.get(tenant, assetId, id);
    if (track.status !== 'ready') throw TrackErrors.not_ready();
    return this.texts.read(track).catch((error: unknown) => {
      throw isGone(error) ? TrackErrors.not_found() : error;
    });
  }

  /** Changes what its owner may. @throws `asset.not_found`, `track.not_found` */
  update(
    tenant: Tenant,
    assetId: string,
    id: string,
    { is_default: isDefault, ...given }: UpdateTrack,
    expected: Precondition,
  ): Promise<TrackEntity> {
    return this.#change({ tenant, assetId, id }, async (manager, before) => {
      expected.check(before.version);
      if (isDefault === true) await unsetDefault(manager, assetId);
      const { version } = before;
      const after = Object.assign(new TrackEntity(), before, given, {
        isDefault: isDefault ?? before.isDefault,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      const { language, name, kind, updatedAt } = after;
      const changes = { language, name, kind, updatedAt, isDefault: after.isDefault };
      await manager.update(TrackEntity, { id }, { ...changes, version: after.version });
      await this.notes.write(manager, 'updated', before, after);
      return after;
    });
  }

  /** Removes a track, its words too. @throws `asset.not_found`, `track.not_found` */
  async delete(tenant: Tenant, assetId: string, id: string, expected: Precondition): Promise<void> {
    const gone = await this.#change({ tenant, assetId, id }, async (manager, track, asset) => {
      expected.check(track.version);
      await manager.delete(TrackEntity, { id });
      await this.completion.dropped(manager, asset, track);
      await this.notes.write(manager, 'deleted', track, null);
      return track;
    });
    await this.texts.remove(gone);
  }

  #isShown(tenant: Tenant, id: string): Promise<boolean> {
    const where = { tenant, id, status: In(SHOWN_STATUSES) };
    return this.dataSource.manager.existsBy(AssetEntity, where);
  }

  /** The asset is locked first: tracks of one asset change one after the other. */
  #change<T>(
    { tenant, assetId, id }: Pick<TrackEntity, 'tenant' | 'assetId' | 'id'>,
    work: (manager: EntityManager, track: TrackEntity, asset: AssetEntity) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await lockAsset(manager, tenant, assetId);
      const track = await manager.findOneBy(TrackEntity, { tenant, assetId, id });
      if (!track) throw TrackErrors.not_found();
      return work(manager, track, asset);
    });
  }
}

/** An asset that its owner sees, locked. @throws `asset.not_found` */
export async function lockAsset(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<AssetEntity> {
  const asset = await manager.findOne(AssetEntity, {
    where: { tenant, id, status: In(SHOWN_STATUSES) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!asset) throw AssetErrors.not_found();
  return asset;
}

/** Only one of an asset is shown by itself. */
export async function unsetDefault(manager: EntityManager, assetId: string): Promise<void> {
  await manager.update(TrackEntity, { assetId, isDefault: true }, { isDefault: false });
}
