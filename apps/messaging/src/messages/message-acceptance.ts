import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { laterBy } from './later-by.js';
import type { Channel, MessageKind } from './message-channel.js';
import type { MessageContent } from './message-content.schema.js';
import { MessageEntity } from './message.entity.js';
import { MessageLanes } from './message-lanes.js';
import { MessageLedger } from './message-ledger.js';
import { smsParts } from './sms-parts.js';

/** Until then a row without a job is a message still being accepted, not one left by a crash. */
const ENQUEUE_WITHIN_MS = 3000;
const DELIVER_WITHIN_MS = 5 * 60_000;

/** Where the content of a message comes from. */
export interface MessageTemplate {
  readonly id: string;
  readonly version: number;
  readonly locale: string;
}

/** A message to send, already checked. */
export interface WantedMessage {
  /** Null for messages of the installation itself. */
  readonly tenant: Tenant | null;
  readonly channel: Channel;
  readonly to: string;
  readonly content: MessageContent;
  readonly kind: MessageKind;
  /** Seconds in which it may still be sent. */
  readonly validityS: number;
  readonly reference?: string | undefined;
  /** Who the recipient is to see, in the place of the installation. */
  readonly senderName?: string | undefined;
  readonly metadata: Record<string, string>;
  /** What the content was made of. */
  readonly template?: MessageTemplate | undefined;
}

/** What new messages get from the settings. */
export interface SenderSettings {
  readonly driver: string;
  readonly name: string;
  readonly email: string;
}

/** Takes messages in: first the row, which is the truth, then the job that leads to a worker. */
@Injectable()
export class MessageAcceptance {
  readonly #logger = new Logger('Messages');

  constructor(
    private readonly sender: SenderSettings,
    private readonly ledger: MessageLedger,
    private readonly lanes: MessageLanes,
    private readonly clock: Clock,
  ) {}

  async accept(wanted: WantedMessage): Promise<MessageEntity> {
    const message = this.#row(wanted);
    await this.ledger.add(message);
    try {
      await this.lanes.enqueue(message.id, message.kind);
      const at = this.clock.now();
      const attendAt = earlier(laterBy(at, DELIVER_WITHIN_MS), message.expiresAt);
      await this.ledger.advance(message.id, 'queued', { at, attendAt });
    } catch (error) {
      // Not a warning: one for each message would bury the one that says what is wrong.
      this.#logger.debug({ msg: 'A message waits for the sweeper.', id: message.id, err: error });
    }
    return message;
  }

  #row({
    to,
    validityS,
    reference,
    senderName,
    template,
    ...wanted
  }: WantedMessage): MessageEntity {
    const createdAt = this.clock.now();
    const sms = wanted.channel === 'sms' ? smsParts(wanted.content.text ?? '') : null;
    return Object.assign(new MessageEntity(), {
      ...wanted,
      id: newId('msg', createdAt.getTime()),
      recipient: to,
      sender: senderOf(wanted.channel, this.sender, senderName),
      reference: reference ?? null,
      templateId: template?.id ?? null,
      templateVersion: template?.version ?? null,
      locale: template?.locale ?? null,
      status: 'accepted' as const,
      rank: 0,
      driver: isTest(wanted.tenant) ? 'outbox' : this.sender.driver,
      smsEncoding: sms?.encoding ?? null,
      smsParts: sms?.parts ?? null,
      attempts: 0,
      claimedUntil: null,
      failure: null,
      createdAt,
      sentAt: null,
      deliveredAt: null,
      expiresAt: laterBy(createdAt, validityS * 1000),
      attendAt: laterBy(createdAt, ENQUEUE_WITHIN_MS),
    });
  }
}

/** In test mode nothing leaves the installation. */
const isTest = (tenant: Tenant | null) => tenant !== null && ownerOf(tenant).mode === 'test';

/** Networks carry names of letters and digits, at most eleven; mails any name, in quotes. */
function senderOf(channel: Channel, { name, email }: SenderSettings, wanted?: string): string {
  if (channel === 'email') return wanted === undefined ? email : `"${wanted}" <${email}>`;
  return wanted !== undefined && /^[A-Za-z0-9 ]{1,11}$/.test(wanted) ? wanted : name;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
