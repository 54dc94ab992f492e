import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Channel } from '../messages/message-channel.js';
import { ProviderSecrets } from '../providers/provider-secrets.js';
import { InboundEvents } from './inbound.events.js';
import {
  type InboundAttachment,
  type InboundKind,
  InboundMessageEntity,
} from './inbound-message.entity.js';
import { InboundMetrics } from './inbound-metrics.js';
import { type AfterStoring, InboundReaders } from './inbound-reader.js';
import { storable } from './storable.js';

const RAW_LIMIT_CHARS = 16_384;

/** A message as a provider gave it. */
export interface ReceivedMessage {
  readonly tenant: Tenant;
  readonly channel: Channel;
  readonly providerId: string;
  readonly providerMessageId: string;
  readonly from: string;
  readonly fromName?: string | undefined;
  readonly to: string;
  readonly kind: InboundKind;
  readonly text: string | null;
  readonly payload?: string | undefined;
  readonly attachments?: readonly InboundAttachment[];
  /** The provider's name of the message that it answers. */
  readonly answers?: string | undefined;
  /** When the provider had it; now when not given. */
  readonly receivedAt?: Date | undefined;
  /** What the provider sent. */
  readonly raw: string;
}

/** Takes in what people send to a project. */
@Injectable()
export class InboundMessages {
  readonly #logger = new Logger('InboundMessages');

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly readers: InboundReaders,
    private readonly box: ProviderSecrets,
    private readonly metrics: InboundMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message, tells its readers and writes its event, all or nothing; a message that the
   * provider sends again changes nothing.
   */
  async receive(received: ReceivedMessage): Promise<void> {
    const later = await this.dataSource.transaction((manager) => this.store(manager, received));
    await this.finish(later);
  }

  /** The same in a transaction of the caller's, who must `finish` what it gives after the commit. */
  async store(manager: EntityManager, received: ReceivedMessage): Promise<AfterStoring[]> {
    const message = this.#rowOf(received);
    message.replyTo = await answered(manager, received);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(InboundMessageEntity)
      .values(message)
      .orIgnore()
      .updateEntity(false)
      .returning('id')
      .execute();
    const isNew = (raw as unknown[]).length > 0;
    this.metrics.received(received, isNew ? 'stored' : 'repeated');
    if (!isNew) return [];
    const { id, tenant, channel, kind, providerId: provider_id, replyTo: in_reply_to } = message;
    const data = { id, channel, kind, provider_id, in_reply_to };
    await this.events.record(manager, { type: InboundEvents.received, tenant, subject: id, data });
    return this.readers.tell(manager, message);
  }

  /** Does what readers left for after the commit; the message is stored whatever comes of it. */
  async finish(later: readonly AfterStoring[]): Promise<void> {
    for (const after of later) {
      await after().catch((error: unknown) => {
        this.#logger.warn({ msg: 'An inbound message was not acted on.', err: error });
      });
    }
  }

  #rowOf(received: ReceivedMessage): InboundMessageEntity {
    const now = this.clock.now();
    const id = newId('inb', now.getTime());
    const { receivedAt, raw } = received;
    return Object.assign(new InboundMessageEntity(), {
      id,
      tenant: received.tenant,
      channel: received.channel,
      providerId: received.providerId,
      providerMessageId: received.providerMessageId,
      sender: received.from,
      senderName: received.fromName === undefined ? null : storable(received.fromName),
      recipient: received.to,
      kind: received.kind,
      text: received.text === null ? null : storable(received.text),
      payload: received.payload === undefined ? null : storable(received.payload),
      attachments: [...(received.attachments ?? [])],
      replyTo: null,
      sealedRaw: raw.length > RAW_LIMIT_CHARS ? null : this.box.seal(raw, id),
      receivedAt: receivedAt && receivedAt < now ? receivedAt : now,
      createdAt: now,
    });
  }
}

async function answered(
  manager: EntityManager,
  { providerId, answers }: ReceivedMessage,
): Promise<string | null> {
  if (answers === undefined) return null;
  const [row] = await manager.query<{ message_id: string }[]>(
    'select message_id from message_attempt where provider_id = $1 and provider_message_id = $2',
    [providerId, answers],
  );
  return row?.message_id ?? null;
}
