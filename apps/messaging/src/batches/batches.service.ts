import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { MessageAcceptance } from '../messages/message-acceptance.js';
import { MessageEndings } from '../messages/message-endings.js';
import type { MessageStatus } from '../messages/message-status.js';
import { BatchErrors } from './batch.errors.js';
import { BatchEvents } from './batch.events.js';
import type { Batch, ListBatches } from './batch.schema.js';
import { BatchLines } from './batch-lines.js';
import { MessageBatchEntity } from './message-batch.entity.js';
import type { Line } from './read-lines.js';

const MOST_PROBLEMS = 1000;

/** A batch, and how many of its messages are in each status. */
export interface CountedBatch {
  readonly id: string;
  readonly batch: MessageBatchEntity;
  readonly counts: Batch['counts'];
}

/** Many messages given at once. */
@Injectable()
export class BatchesService {
  constructor(
    @InjectRepository(MessageBatchEntity) private readonly batches: Repository<MessageBatchEntity>,
    private readonly dataSource: DataSource,
    private readonly lines: BatchLines,
    private readonly acceptance: MessageAcceptance,
    private readonly endings: MessageEndings,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes in every message that is good, in one transaction, or finds the batch when an earlier attempt at
   * this request did. @throws `quota_exceeded`
   */
  async create(tenant: Tenant, lines: readonly Line[], name: string | null): Promise<CountedBatch> {
    const made = await madeBefore('bat', (id) => this.batches.findOneBy({ tenant, id }));
    if (made) return this.get(tenant, made.id);
    const createdAt = this.clock.now();
    const id = idOfThing('bat', createdAt.getTime());
    const { wanted, problems } = await this.lines.prepare(tenant, id, lines);
    const [total, accepted] = [lines.length, wanted.length];
    const batch = Object.assign(new MessageBatchEntity(), {
      id,
      tenant,
      name,
      total,
      accepted,
      canceledAt: null,
      createdAt,
      problems: problems.slice(0, MOST_PROBLEMS),
    });
    const messages = await this.dataSource.transaction(async (manager) => {
      if (accepted > 0) await this.quotas.take('messages_per_day', manager, tenant, accepted);
      await manager.insert(MessageBatchEntity, batch);
      const written = await this.acceptance.writeMany(manager, wanted);
      const data = { id, total, accepted };
      await this.events.record(manager, { type: BatchEvents.created, tenant, subject: id, data });
      const action = 'batch.create';
      await this.audit.record(manager, { tenant, action, target: id, after: { total, accepted } });
      return written;
    });
    await this.acceptance.sendMany(messages);
    return { id, batch, counts: countsOf(messages) };
  }

  /** Batches in the order asked for, one more than `limit`. */
  async list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListBatches.parse>,
  ): Promise<CountedBatch[]> {
    const { created_after: from, created_before: until } = wanted.filters;
    const query = this.batches.createQueryBuilder('batch').where({ tenant });
    if (from) query.andWhere('batch.id >= :from', { from: firstIdAt('bat', new Date(from)) });
    if (until) query.andWhere('batch.id < :until', { until: firstIdAt('bat', new Date(until)) });
    return this.#counted(await readKeyset(query, wanted));
  }

  /** One batch. @throws `batch.not_found` */
  async get(tenant: Tenant, id: string): Promise<CountedBatch> {
    const batch = isId('bat', id) ? await this.batches.findOneBy({ tenant, id }) : null;
    if (!batch) throw BatchErrors.not_found();
    const [counted] = await this.#counted([batch]);
    if (!counted) throw BatchErrors.not_found();
    return counted;
  }

  /** Calls off what is left of a batch; a second time changes nothing. */
  async cancel(tenant: Tenant, id: string): Promise<CountedBatch> {
    const { batch } = await this.get(tenant, id);
    await this.dataSource.transaction(async (manager) => {
      const canceledAt = this.clock.now();
      const canceled = await this.endings.cancelBatch(manager, tenant, id);
      const { affected } = await manager
        .createQueryBuilder()
        .update(MessageBatchEntity)
        .set({ canceledAt })
        .where('id = :id and canceled_at is null', { id })
        .execute();
      if (affected === 0) return;
      const { total, accepted } = batch;
      const data = { id, total, accepted, canceled };
      await this.events.record(manager, { type: BatchEvents.canceled, tenant, subject: id, data });
      const action = 'batch.cancel';
      await this.audit.record(manager, { tenant, action, target: id, after: { canceled } });
    });
    return this.get(tenant, id);
  }

  async #counted(batches: readonly MessageBatchEntity[]): Promise<CountedBatch[]> {
    const ids = batches.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await this.dataSource.query<CountRow[]>(COUNT, [ids]);
    return batches.map((batch) => {
      const own = rows.filter(({ batch_id: id }) => id === batch.id);
      const counts = Object.fromEntries(own.map(({ status, count }) => [status, count]));
      return { id: batch.id, batch, counts };
    });
  }
}

interface CountRow {
  readonly batch_id: string;
  readonly status: MessageStatus;
  readonly count: number;
}

const COUNT = `
  select batch_id, status, count(*)::int as count from message
  where batch_id = any($1) group by batch_id, status`;

function countsOf(messages: readonly { readonly status: MessageStatus }[]): Batch['counts'] {
  const counts: Batch['counts'] = {};
  for (const { status } of messages) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
