import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { firstIdAt, isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { Topics } from '../../topics/topics.js';
import { AddressHash } from './address-hash.js';
import { SuppressionEntity } from './suppression.entity.js';
import { SuppressionErrors } from './suppression.errors.js';
import { SuppressionEvents } from './suppression.events.js';
import type { CreateSuppression, ListSuppressions } from './suppression.schema.js';
import { callerId, Suppressions } from './suppressions.js';

const CHUNK = 500;

/** What a project does with its list of addresses. */
@Injectable()
export class SuppressionsService {
  constructor(
    @InjectRepository(SuppressionEntity) private readonly rows: Repository<SuppressionEntity>,
    private readonly dataSource: DataSource,
    private readonly suppressions: Suppressions,
    private readonly topics: Topics,
    private readonly hash: AddressHash,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Adds an address; gives the row that is there already when it was on the list. */
  async create(tenant: Tenant, wanted: CreateSuppression): Promise<SuppressionEntity> {
    const row = await this.#rowOf(tenant, wanted);
    return this.dataSource.transaction(async (manager) => {
      const { address, channel, reason, topicId, sender } = row;
      const key = { tenant, address, channel, reason, topicId, sender };
      const known = await manager.findOneBy(SuppressionEntity, key);
      if (known) return known;
      const added = await this.suppressions.add(manager, row);
      return added ?? manager.findOneByOrFail(SuppressionEntity, key);
    });
  }

  /** Addresses in the order asked for, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListSuppressions.parse>,
  ): Promise<SuppressionEntity[]> {
    const { address, channel, reason, topic_id: topicId } = wanted.filters;
    const { created_after: from, created_before: until } = wanted.filters;
    const query = this.rows.createQueryBuilder('suppression').where({
      tenant,
      ...(channel !== undefined && { channel }),
      ...(reason !== undefined && { reason }),
      ...(topicId !== undefined && { topicId }),
      ...(address !== undefined && { address: In(this.#formsOf(tenant, address)) }),
    });
    if (from) query.andWhere('suppression.id >= :from', { from: firstIdAt('sup', new Date(from)) });
    if (until) {
      query.andWhere('suppression.id < :until', { until: firstIdAt('sup', new Date(until)) });
    }
    return readKeyset(query, wanted);
  }

  /** One of the list. @throws `suppression.not_found` */
  async get(tenant: Tenant, id: string): Promise<SuppressionEntity> {
    const row = isId('sup', id) ? await this.rows.findOneBy({ tenant, id }) : null;
    if (!row) throw SuppressionErrors.not_found();
    return row;
  }

  /** Takes an address off the list. @throws `suppression.not_found` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    const row = await this.get(tenant, id);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.suppressions.remove(manager, row))) throw SuppressionErrors.not_found();
    });
  }

  /** Adds many at once, all or none; those that are on the list already stay as they are. */
  async import(
    tenant: Tenant,
    wanted: readonly CreateSuppression[],
  ): Promise<{ added: number; known: number }> {
    const rows: SuppressionEntity[] = [];
    for (const one of wanted) rows.push(await this.#rowOf(tenant, one));
    return this.dataSource.transaction(async (manager) => {
      const added = await this.#insert(manager, rows);
      const data = { added, known: rows.length - added };
      const about = { tenant, subject: tenant, data };
      await this.events.record(manager, { type: SuppressionEvents.imported, ...about });
      const action = 'suppression.import';
      await this.audit.record(manager, { tenant, action, target: tenant, after: data });
      return data;
    });
  }

  async #insert(manager: EntityManager, rows: readonly SuppressionEntity[]): Promise<number> {
    let added = 0;
    for (let from = 0; from < rows.length; from += CHUNK) {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(SuppressionEntity)
        .values(rows.slice(from, from + CHUNK))
        .orIgnore()
        .updateEntity(false)
        .returning('id')
        .execute();
      added += (raw as unknown[]).length;
    }
    return added;
  }

  async #rowOf(tenant: Tenant, wanted: CreateSuppression): Promise<SuppressionEntity> {
    const { topic, note = null, ...given } = wanted;
    const topicId = topic === undefined ? '' : (await this.topics.optional(tenant, topic)).id;
    return this.suppressions.rowOf({ tenant, ...given, note, topicId, addedBy: callerId() });
  }

  /** Any channel: whoever looks for an address need not know its channel. */
  #formsOf(tenant: Tenant, address: string): string[] {
    const channels = ['email', 'sms', 'whatsapp', 'push'] as const;
    const forms = channels.flatMap((channel) => this.hash.forms(tenant, { channel, address }));
    return [...new Set(forms)];
  }
}
