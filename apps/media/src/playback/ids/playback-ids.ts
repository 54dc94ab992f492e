import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { invalid, orderSql } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../../assets/asset.entity.js';
import { AssetErrors } from '../../assets/asset.errors.js';
import { PlaybackErrors } from '../playback.errors.js';
import { PlaybackRestrictionEntity } from '../restrictions/playback-restriction.entity.js';
import { PlaybackIdEntity } from './playback-id.entity.js';
import type {
  CreateLivePlaybackId,
  CreatePlaybackId,
  ListPlaybackIds,
} from './playback-id.schema.js';

/** Says under what names an asset can be played. */
@Injectable()
export class PlaybackIds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** What an earlier attempt at the running request made; null when this is the first. */
  madeBefore(tenant: Tenant): Promise<PlaybackIdEntity | null> {
    return madeBefore('pid', (id) => this.get(tenant, id));
  }

  /** Makes an asset playable. @throws `asset.not_found` */
  async create(
    tenant: Tenant,
    assetId: string,
    wanted: CreatePlaybackId,
  ): Promise<PlaybackIdEntity> {
    const made = await this.madeBefore(tenant);
    if (made) return made;
    return this.dataSource.transaction(async (manager) => {
      await checkAsset(manager, tenant, assetId);
      return this.#add(manager, tenant, { assetId, liveStreamId: null }, wanted);
    });
  }

  /** Makes a live stream playable that is there, and stays while this is written. */
  ofLiveStream(
    manager: EntityManager,
    tenant: Tenant,
    liveStreamId: string,
    wanted: CreateLivePlaybackId,
  ): Promise<PlaybackIdEntity> {
    const open = { ...wanted, encryption: 'none' as const };
    return this.#add(manager, tenant, { assetId: null, liveStreamId }, open);
  }

  async #add(
    manager: EntityManager,
    tenant: Tenant,
    what: Pick<PlaybackIdEntity, 'assetId' | 'liveStreamId'>,
    wanted: CreatePlaybackId,
  ): Promise<PlaybackIdEntity> {
    const row = Object.assign(new PlaybackIdEntity(), {
      id: idOfThing('pid', this.clock.now().getTime()),
      tenant,
      ...what,
      policy: wanted.policy,
      encryption: wanted.encryption,
      restrictionId: wanted.restriction_id,
      createdAt: this.clock.now(),
    });
    await checkRestriction(manager, tenant, wanted.restriction_id);
    await this.quotas.take('playback_ids', manager, tenant);
    await manager.insert(PlaybackIdEntity, row);
    await this.#note(manager, 'create', null, row);
    return row;
  }

  /** @throws `playback.id_not_found` */
  async get(tenant: Tenant, id: string): Promise<PlaybackIdEntity> {
    const row = await this.dataSource.getRepository(PlaybackIdEntity).findOneBy({ tenant, id });
    if (!row) throw PlaybackErrors.id_not_found();
    return row;
  }

  /** Newest first unless asked otherwise, one more than `limit`. */
  list(
    tenant: Tenant,
    { limit, sort, after, filters }: ReturnType<typeof ListPlaybackIds.parse>,
  ): Promise<PlaybackIdEntity[]> {
    const { order, beyond } = orderSql(sort);
    const query = this.dataSource
      .getRepository(PlaybackIdEntity)
      .createQueryBuilder('playback')
      .where({
        tenant,
        ...(filters.asset !== undefined && { assetId: filters.asset }),
        ...(filters.live_stream !== undefined && { liveStreamId: filters.live_stream }),
        ...(filters.policy !== undefined && { policy: filters.policy }),
      });
    if (after) query.andWhere(`playback.id ${beyond} :after`, { after: after.id });
    return query
      .orderBy('playback.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1)
      .getMany();
  }

  /** Ends it: nothing is served under this name any more. @throws `playback.id_not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(PlaybackIdEntity, { tenant, id });
      const { affected } = await manager.delete(PlaybackIdEntity, { tenant, id });
      if (!row || affected !== 1) throw PlaybackErrors.id_not_found();
      await this.#note(manager, 'delete', row, null);
    });
  }

  #note(
    manager: EntityManager,
    verb: 'create' | 'delete',
    before: PlaybackIdEntity | null,
    after: PlaybackIdEntity | null,
  ): Promise<void> {
    const { tenant, id } = (before ?? after) as PlaybackIdEntity;
    const [was, is] = [before && stateOf(before), after && stateOf(after)];
    return this.audit.record(manager, {
      tenant,
      action: `playback_id.${verb}`,
      target: id,
      before: was,
      after: is,
    });
  }
}

const stateOf = (row: PlaybackIdEntity) => ({
  ...(row.assetId !== null && { asset_id: row.assetId }),
  ...(row.liveStreamId !== null && { live_stream_id: row.liveStreamId }),
  policy: row.policy,
  encryption: row.encryption,
  restriction_id: row.restrictionId,
});

/** An asset that is there, and stays while this is written. */
async function checkAsset(manager: EntityManager, tenant: Tenant, id: string): Promise<void> {
  const lock = { mode: 'pessimistic_read' } as const;
  const asset = await manager.findOne(AssetEntity, { where: { tenant, id }, lock });
  if (!asset || asset.status === 'deleting' || asset.status === 'deleted') {
    throw AssetErrors.not_found();
  }
}

async function checkRestriction(
  manager: EntityManager,
  tenant: Tenant,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const lock = { mode: 'pessimistic_read' } as const;
  const found = await manager.findOne(PlaybackRestrictionEntity, { where: { tenant, id }, lock });
  if (found) return;
  const location = 'body.restriction_id';
  const message = 'There is no such playback restriction.';
  throw invalid([{ location, code: 'unknown_playback_restriction', message }]);
}
