import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock, currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Address, AddressHash, normalised } from '../consent/suppressions/address-hash.js';
import { SuppressionEntity } from '../consent/suppressions/suppression.entity.js';
import { Suppressions } from '../consent/suppressions/suppressions.js';
import type { StopReason } from '../consent/suppressions/suppression-reason.js';
import { ConsentGate } from '../consent/gate/consent-gate.js';
import { TopicConsentEntity } from './topic-consent.entity.js';
import type { TopicEntity } from './topic.entity.js';
import { TopicEvents, topicState } from './topic.events.js';
import { Topics } from './topics.js';

/** What somebody gets of a topic at one address. */
export interface TopicState extends Address {
  readonly topic: TopicEntity;
  /** Why nothing is sent; null when it is. */
  readonly reason: StopReason | null;
}

/** Who decided, and by which message's link. */
export interface Decision {
  readonly by: string;
  readonly messageId?: string | null;
}

/** What people choose among the topics of a project: a no is a suppression, a yes a consent. */
@Injectable()
export class TopicChoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly topics: Topics,
    private readonly gate: ConsentGate,
    private readonly suppressions: Suppressions,
    private readonly hash: AddressHash,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What is sent of each topic that people may choose, at each address. */
  async read(tenant: Tenant, addresses: readonly Address[]): Promise<TopicState[]> {
    const topics = await this.topics.optionalOnes(tenant);
    const asked = topics.flatMap((topic) => addresses.map((address) => ({ topic, ...address })));
    const verdicts = await this.gate.judge(
      asked.map(({ topic, channel, address }) => ({
        tenant,
        channel,
        recipient: address,
        kind: 'transactional' as const,
        topicId: topic.id,
      })),
    );
    return asked.map(({ topic, channel, address }, index) => {
      const reason = verdicts[index]?.reason ?? null;
      return { topic, channel, address, reason };
    });
  }

  /** Ends everything that people may end. */
  async endAll(tenant: Tenant, address: Address, { by, messageId }: Decision): Promise<void> {
    const wanted = { tenant, ...address, reason: 'unsubscribe' as const, addedBy: by };
    await this.suppressions.addAlone({ ...wanted, messageId: messageId ?? null });
  }

  /**
   * Takes choices in, by topic. Whoever had ended everything and wants one topic again still gets
   * none of the others.
   */
  async choose(
    tenant: Tenant,
    address: Address,
    choices: ReadonlyMap<string, boolean>,
    decision: Decision,
  ): Promise<void> {
    const states = await this.read(tenant, [address]);
    await this.dataSource.transaction(async (manager) => {
      const all = await this.#rowsOf(manager, tenant, address, '');
      const isBack = all.length > 0 && [...choices.values()].some(Boolean);
      for (const { topic, reason } of states) {
        const chosen = choices.get(topic.id) ?? (isBack ? reason === null : undefined);
        if (chosen === true) await this.#begin(manager, address, topic, decision);
        if (chosen === false) await this.#end(manager, address, topic, decision);
      }
      if (isBack) for (const row of all) await this.suppressions.remove(manager, row);
    });
  }

  async #begin(
    manager: EntityManager,
    address: Address,
    topic: TopicEntity,
    { by }: Decision,
  ): Promise<void> {
    const { tenant, id: topicId } = topic;
    for (const row of await this.#rowsOf(manager, tenant, address, topicId)) {
      await this.suppressions.remove(manager, row);
    }
    if (topic.isDefaultIn) return;
    const { channel } = address;
    const consent = { topicId, channel, address: normalised(address), addedBy: by };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(TopicConsentEntity)
      .values({ ...consent, createdAt: this.clock.now() })
      .orIgnore()
      .updateEntity(false)
      .returning('topic_id')
      .execute();
    if ((raw as unknown[]).length === 0) return;
    const data = { ...topicState(topic), channel };
    const about = { tenant, subject: topicId, data };
    await this.events.record(manager, { type: TopicEvents.opted_in, ...about });
    const actor = currentRequest()?.caller ? {} : { actor: RECIPIENT };
    const change = { tenant, action: 'topic.opt_in', target: topicId, after: { channel } };
    await this.audit.record(manager, { ...change, ...actor });
  }

  async #end(
    manager: EntityManager,
    { channel, address }: Address,
    { id: topicId, tenant }: TopicEntity,
    { by, messageId = null }: Decision,
  ): Promise<void> {
    const consent = { topicId, channel, address: normalised({ channel, address }) };
    await manager.delete(TopicConsentEntity, consent);
    const wanted = { tenant, channel, address, topicId, reason: 'unsubscribe' as const };
    await this.suppressions.add(manager, { ...wanted, addedBy: by, messageId });
  }

  /** What people ended themselves; what others put onto the list stays. */
  #rowsOf(
    manager: EntityManager,
    tenant: Tenant,
    { channel, address }: Address,
    topicId: string,
  ): Promise<SuppressionEntity[]> {
    const forms = this.hash.forms(tenant, { channel, address });
    const which = { tenant, channel, address: In(forms), topicId, sender: '' };
    return manager.findBy(SuppressionEntity, { ...which, reason: 'unsubscribe' });
  }
}

const RECIPIENT = { kind: 'system', id: 'recipient' } as const;
