import type { Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { readKeyset } from '@skydeck/database';
import { invalid } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StreamFilters } from '../stream/stream-filters.js';
import { ShareEntity } from './share.entity.js';
import { ShareErrors } from './share.errors.js';
import { ShareNotes } from './share-notes.js';
import type { CreateShare, ListShares } from './share.schema.js';
import { isSecretOf, newShareToken, readShareToken } from './share-token.js';

/** Told when a link was taken back. */
export const SHARES_TOPIC = 'location.shares';

const LONGEST_MS = 366 * 86_400_000;

/** The links of a project. */
@Injectable()
export class Shares {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly filters: StreamFilters,
    private readonly notes: ShareNotes,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Makes a link. @throws `tracked_device.not_found`, `quota_exceeded`, `validation_failed` */
  async create(
    tenant: Tenant,
    wanted: CreateShare,
  ): Promise<{ share: ShareEntity; token: string }> {
    const now = this.clock.now();
    const until = new Date(wanted.until);
    if (until <= now || until.getTime() > now.getTime() + LONGEST_MS) {
      const message = 'Must lie ahead, at most a year.';
      throw invalid([{ location: 'body.until', code: 'out_of_range', message }]);
    }
    const { destination = null } = wanted;
    const id = idOfThing('shr', now.getTime());
    const { token, tokenHash } = newShareToken(id);
    const made = await madeBefore('shr', (before) => this.get(tenant, before));
    if (made) return { share: made, token };
    const share = Object.assign(new ShareEntity(), {
      id,
      tenant,
      name: wanted.name ?? null,
      tokenHash,
      deviceIds: await this.filters.ids(tenant, wanted.devices),
      shows: wanted.shows,
      destination: destination && { ...destination, name: destination.name ?? null },
      profile: wanted.profile,
      until,
      endedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('shares', manager, tenant);
      await manager.insert(ShareEntity, share);
      await this.notes.changed(manager, 'created', share);
    });
    return { share, token };
  }

  /** Links in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListShares.parse>): Promise<ShareEntity[]> {
    const { status, device } = wanted.filters;
    const now = this.clock.now();
    const query = this.dataSource.createQueryBuilder(ShareEntity, 'share').where({ tenant });
    if (status === 'active') query.andWhere('share.until > :now', { now });
    if (status === 'ended') query.andWhere('share.until <= :now', { now });
    if (device) query.andWhere(':device = any(share.device_ids)', { device });
    return readKeyset(query, wanted);
  }

  /** One link. @throws `share.not_found` */
  async get(tenant: Tenant, id: string): Promise<ShareEntity> {
    const rows = this.dataSource.getRepository(ShareEntity);
    const share = isId('shr', id) ? await rows.findOneBy({ tenant, id }) : null;
    if (!share) throw ShareErrors.not_found();
    return share;
  }

  /** Takes a link back; who follows it sees that at once. @throws `share.not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.get(tenant, id);
    await this.dataSource.transaction(async (manager) => {
      const share = await manager.findOne(ShareEntity, {
        where: { tenant, id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!share) throw ShareErrors.not_found();
      await manager.delete(ShareEntity, { id });
      await this.notes.changed(manager, 'deleted', share);
    });
    // Who is not told finds it out by looking.
    await this.bus.publish(SHARES_TOPIC, { id }).catch(() => undefined);
  }

  /** What a token is for. @throws `share.not_found`, `share.ended` */
  async open(token: string): Promise<ShareEntity> {
    const said = readShareToken(token);
    const share = said && (await this.dataSource.manager.findOneBy(ShareEntity, { id: said.id }));
    if (!share || !isSecretOf(share.tokenHash, said.secret)) throw ShareErrors.not_found();
    if (share.until <= this.clock.now()) throw ShareErrors.ended();
    return share;
  }
}
