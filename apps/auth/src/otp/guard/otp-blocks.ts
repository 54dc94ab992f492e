import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { firstIdAt, isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, Repository } from 'typeorm';
import { History } from '../../history/history.js';
import { OtpErrors } from '../otp.errors.js';
import { OtpBlockEvents } from '../otp.events.js';
import { OtpBlockEntity } from './otp-block.entity.js';
import type { ListOtpBlocks } from './otp-block.schema.js';
import type { Traffic } from './traffic.js';

/** Prefixes and countries that get no codes. */
@Injectable()
export class OtpBlocks {
  readonly #logger = new Logger(OtpBlocks.name);

  constructor(
    @InjectRepository(OtpBlockEntity) private readonly blocks: Repository<OtpBlockEntity>,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Blocks; nothing happens when somebody else did it just now. */
  async create(
    tenant: Tenant,
    { kind, value, sends, verified }: Traffic,
    createdAt: Date,
  ): Promise<void> {
    const id = newId('obl', createdAt.getTime());
    const block = { id, tenant, kind, value, sends, verified, createdAt };
    await this.dataSource.transaction(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(OtpBlockEntity).values(block);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as unknown[]).length === 0) return;
      this.#logger.warn({ msg: 'Codes are blocked.', tenant, kind, value, sends, verified });
      const data = { id, kind, value, sends, verified };
      await this.events.record(manager, {
        type: OtpBlockEvents.created,
        tenant,
        subject: id,
        data,
      });
    });
  }

  /** The blocks of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListOtpBlocks.parse>): Promise<OtpBlockEntity[]> {
    const { is_open, created_after: from, created_before: until, ...exact } = wanted.filters;
    const query = this.blocks.createQueryBuilder('block').where({ tenant, ...exact });
    if (from) query.andWhere('block.id >= :from', { from: firstIdAt('obl', new Date(from)) });
    if (until) query.andWhere('block.id < :until', { until: firstIdAt('obl', new Date(until)) });
    if (is_open) query.andWhere(`block.releasedAt is ${is_open === 'true' ? 'null' : 'not null'}`);
    return readKeyset(query, wanted);
  }

  /** Lets codes go there again. What was released before stays as it is. */
  async release(tenant: Tenant, id: string): Promise<OtpBlockEntity> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const before = isId('obl', id)
        ? await manager.findOne(OtpBlockEntity, { where: { tenant, id }, lock })
        : null;
      if (!before) throw OtpErrors.block_not_found();
      if (before.releasedAt !== null) return before;
      const releasedAt = this.clock.now();
      await manager.update(OtpBlockEntity, { id }, { releasedAt });
      const { kind, value } = before;
      await this.history.noteInMode(manager, {
        type: OtpBlockEvents.released,
        tenant,
        subject: id,
        data: { id, kind, value },
        action: 'otp_block.release',
        before: { kind, value, released_at: null },
        after: { kind, value, released_at: releasedAt },
      });
      return Object.assign(before, { releasedAt });
    });
  }
}
