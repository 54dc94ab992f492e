import { PostgresBus } from '@skydeck/bus';
import { connect } from '@skydeck/database';
import { EventRelay, Events, EventWakes } from '@skydeck/events';
import { Usage } from '@skydeck/usage';
import { newId } from '@skydeck/ids';
import { TestClock, type TestDatabase, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { MessageAttachmentEntity } from '../src/attachments/message-attachment.entity.js';
import { MessageBatchEntity } from '../src/batches/message-batch.entity.js';
import { MessageFallbackEntity } from '../src/fallbacks/message-fallback.entity.js';
import { MessageClaims } from '../src/messages/message-claims.js';
import { MessageEntity } from '../src/messages/message.entity.js';
import { MessageEventEntity } from '../src/messages/message-event.entity.js';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { migrations } from '../src/migrations/index.js';
import { OutboxCounterEntity } from '../src/outbox/outbox-counter.entity.js';
import { OutboxEntryEntity } from '../src/outbox/outbox-entry.entity.js';
import { TemplateEntity } from '../src/templates/template.entity.js';
import { TemplateVersionEntity } from '../src/templates/template-version.entity.js';

export const MINUTE_MS = 60_000;

/** The tables of messaging without the service around them. */
export class MessageStore {
  readonly clock = new TestClock();
  readonly ledger: MessageLedger;
  readonly claims: MessageClaims;

  private constructor(
    private readonly database: TestDatabase,
    readonly dataSource: DataSource,
  ) {
    const wakes = new EventWakes(new PostgresBus(database.url), dataSource);
    const events = new Events(dataSource, new EventRelay(dataSource, wakes), this.clock);
    this.ledger = new MessageLedger(dataSource, events, new Usage());
    this.claims = new MessageClaims(dataSource);
  }

  static async open(): Promise<MessageStore> {
    const database = testDatabase();
    const dataSource = await connect({
      url: database.url,
      schema: database.schema('messaging'),
      entities: [
        MessageEntity,
        MessageEventEntity,
        OutboxEntryEntity,
        OutboxCounterEntity,
        MessageAttachmentEntity,
        MessageBatchEntity,
        MessageFallbackEntity,
        TemplateEntity,
        TemplateVersionEntity,
      ],
      migrations,
    });
    return new MessageStore(database, dataSource);
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
    await this.database[Symbol.asyncDispose]();
  }

  /** Writes a message as it stands right before its job is added; gives its id. */
  async add(change: Partial<MessageEntity> = {}): Promise<string> {
    const message = newMessage(this.clock.now(), change);
    await this.ledger.add(message);
    return message.id;
  }

  get(id: string): Promise<MessageEntity> {
    return this.dataSource.getRepository(MessageEntity).findOneByOrFail({ id });
  }

  /** The reports of a message as `provider status`, in the order in which they came. */
  async reports(messageId: string): Promise<string[]> {
    const events = await this.dataSource
      .getRepository(MessageEventEntity)
      .find({ where: { messageId }, order: { seq: 'ASC' } });
    return events.map(({ provider, status }) => `${provider} ${status}`);
  }
}

/** A code for the installation, valid for five minutes. */
export function newMessage(now: Date, change: Partial<MessageEntity> = {}): MessageEntity {
  return Object.assign(new MessageEntity(), {
    id: newId('msg', now.getTime()),
    tenant: null,
    channel: 'sms',
    recipient: '+14155550123',
    sender: 'Skydeck',
    content: { text: 'Your code is 123456' },
    kind: 'otp',
    metadata: {},
    reference: null,
    templateId: null,
    templateVersion: null,
    locale: null,
    scheduledAt: null,
    batchId: null,
    fallbackOf: null,
    status: 'accepted',
    rank: 0,
    driver: 'outbox',
    smsEncoding: 'gsm7',
    smsParts: 1,
    attempts: 0,
    claimedUntil: null,
    failure: null,
    createdAt: now,
    sentAt: null,
    deliveredAt: null,
    expiresAt: new Date(now.getTime() + 5 * MINUTE_MS),
    attendAt: new Date(now.getTime() + 10_000),
    ...change,
  });
}
