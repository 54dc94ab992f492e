import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { SuppressionEntity } from '../consent/suppressions/suppression.entity.js';
import { TopicEntity } from './topic.entity.js';
import { TopicErrors } from './topic.errors.js';
import { TopicEvents, topicState } from './topic.events.js';
import type { CreateTopic, ListTopics, UpdateTopic } from './topic.schema.js';
import { Topics } from './topics.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' };

/** What a project does with its topics. */
@Injectable()
export class TopicsService {
  constructor(
    @InjectRepository(TopicEntity) private readonly rows: Repository<TopicEntity>,
    private readonly dataSource: DataSource,
    private readonly topics: Topics,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Makes a topic. @throws `topic.key_taken` */
  async create(
    tenant: Tenant,
    { is_default_in: isDefaultIn, ...given }: CreateTopic,
  ): Promise<TopicEntity> {
    const made = await madeBefore('top', (before) => this.topics.get(tenant, before));
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing('top', now.getTime());
    const times = { createdAt: now, updatedAt: now };
    const row = { id, tenant, ...given, isDefaultIn, version: 1, ...times };
    const topic = Object.assign(new TopicEntity(), row);
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('topics', manager, tenant);
        await manager.insert(TopicEntity, topic);
        await this.#note(manager, 'created', { after: topic });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? TopicErrors.key_taken({ cause: error }) : error;
    }
    return topic;
  }

  /** Topics in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListTopics.parse>): Promise<TopicEntity[]> {
    return readKeyset(
      this.rows.createQueryBuilder('topic').where({ tenant, ...wanted.filters }),
      wanted,
    );
  }

  /** Changes a topic. @throws `topic.not_found` */
  async update(
    tenant: Tenant,
    idOrKey: string,
    { is_default_in: isDefaultIn, ...given }: UpdateTopic,
    expected: Precondition,
  ): Promise<TopicEntity> {
    const { id } = await this.topics.get(tenant, idOrKey);
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      if (before.kind === 'transactional' && isDefaultIn === false) {
        throw TopicErrors.not_optional();
      }
      const changes = {
        ...given,
        ...(isDefaultIn !== undefined && { isDefaultIn }),
        version: before.version + 1,
        updatedAt: this.clock.now(),
      };
      await manager.update(TopicEntity, { id }, changes);
      const after = Object.assign(new TopicEntity(), before, changes);
      await this.#note(manager, 'updated', { before, after });
      return after;
    });
  }

  /** Deletes a topic and what people chose about it; messages of it stay. */
  async delete(tenant: Tenant, idOrKey: string, expected: Precondition): Promise<string> {
    const { id } = await this.topics.get(tenant, idOrKey);
    await this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      await manager.delete(SuppressionEntity, { tenant, topicId: id });
      await manager.delete(TopicEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
    return id;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: TopicEntity; after?: TopicEntity },
  ): Promise<void> {
    const about = after ?? before;
    if (!about) return;
    const { tenant, id } = about;
    const data = topicState(about);
    await this.events.record(manager, { type: TopicEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `topic.${VERBS[what]}`,
      target: id,
      before: before ? auditState(before) : null,
      after: after ? auditState(after) : null,
    });
  }
}

async function lock(manager: EntityManager, id: string): Promise<TopicEntity> {
  const mode = { mode: 'pessimistic_write' } as const;
  const found = await manager.findOne(TopicEntity, { where: { id }, lock: mode });
  if (!found) throw TopicErrors.not_found();
  return found;
}

const auditState = (topic: TopicEntity) => ({
  ...topicState(topic),
  name: topic.name,
  description: topic.description,
  is_default_in: topic.isDefaultIn,
});
