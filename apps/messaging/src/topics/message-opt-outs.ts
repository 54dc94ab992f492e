import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ERASED } from '../consent/gate/consent-gate.js';
import type { Address } from '../consent/suppressions/address-hash.js';
import { MessageEntity } from '../messages/message.entity.js';
import { TopicChoices } from './topic-choices.js';
import { TopicEntity } from './topic.entity.js';

/** A message whose recipient decides by its link. */
export interface LinkedMessage {
  readonly tenant: Tenant;
  /** Null once the person was erased. */
  readonly address: Address | null;
  /** The topic that it can be ended with; null when it has none that people may choose. */
  readonly topic: TopicEntity | null;
  readonly locale: string | null;
}

/** What recipients decide by the links in messages. */
@Injectable()
export class MessageOptOuts {
  constructor(
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
    @InjectRepository(TopicEntity) private readonly topics: Repository<TopicEntity>,
    private readonly choices: TopicChoices,
  ) {}

  /** The message of a link; null when it is not there, or of no project. */
  async find(messageId: string): Promise<LinkedMessage | null> {
    const message = await this.messages.findOneBy({ id: messageId });
    if (!message || message.tenant === null) return null;
    const { tenant, channel, recipient: address, topicId, locale } = message;
    const topic =
      topicId === null
        ? null
        : await this.topics.findOneBy({ tenant, id: topicId, kind: 'marketing' });
    const known = address === ERASED ? null : { channel, address };
    return { tenant, address: known, topic, locale };
  }

  /** Ends the topic of a message, or everything when it has none or all is meant. */
  async end(messageId: string, what: 'topic' | 'all'): Promise<void> {
    const message = await this.find(messageId);
    if (!message?.address) return;
    const { tenant, address, topic } = message;
    const decision = { by: 'recipient', messageId };
    if (what === 'all' || topic === null) await this.choices.endAll(tenant, address, decision);
    else await this.choices.choose(tenant, address, new Map([[topic.id, false]]), decision);
  }
}
