import type { Tenant } from '@skydeck/auth-guard';
import type { QuietWindow } from '../consent/quiet-hours.js';
import type { Channel, MessageKind } from '../messages/message-channel.js';
import type { MessageContent } from '../messages/message-content.schema.js';

/** A file that goes with an e-mail. */
export interface OutboundAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What a driver is given to deliver. */
export interface OutboundMessage {
  /** Our id: a driver that can, passes it on so that a repeated message is recognised. */
  readonly id: string;
  /** Null for messages of the installation itself. */
  readonly tenant: Tenant | null;
  readonly channel: Channel;
  readonly recipient: string;
  readonly sender: string;
  readonly content: MessageContent | null;
  /** Files of an e-mail. */
  readonly attachments?: readonly OutboundAttachment[];
  /** What it is for. */
  readonly kind: MessageKind;
  /** What it is about. */
  readonly topicId?: string | null;
  /** In these it waits. */
  readonly quietHours?: QuietWindow | null;
  /** Answers a word of the recipient. */
  readonly isAnswer?: boolean;
  /** From then on it is not to arrive any more. */
  readonly expiresAt?: Date;
  /** Whom the caller named, where `recipient` is the token of a device of theirs. */
  readonly addressee?: string;
  /** The app that the device of a push message is known by. */
  readonly app?: string | null;
}

export interface SendReceipt {
  /** The provider's name for the message; later reports come under it. */
  readonly providerId: string;
  /** `delivered` when the driver knows that it arrived, else `sent`. */
  readonly status: 'sent' | 'delivered';
  /** How it was sent, for the way of the message: `window_open`, `template`. */
  readonly note?: string;
}

/**
 * Delivers messages in one way. A driver keeps no state of its own; the row is the truth.
 * Every driver passes `channel-driver.contract.ts`.
 */
export abstract class ChannelDriver {
  abstract readonly name: string;
  abstract readonly channels: readonly Channel[];
  /** Whether the recipient gets a message once, however often it is sent under the same id. */
  abstract readonly isRepeatable: boolean;
  /** Whether what the recipient's side puts off is tried for two days, and not for minutes. */
  readonly isPatient: boolean = false;

  /** Hands a message over. Throws a `DriverError` that says whether another attempt makes sense. */
  abstract send(message: OutboundMessage, signal: AbortSignal): Promise<SendReceipt>;

  /** Milliseconds that a message should stay away, as whoever takes it is busy. */
  waitMs(_message: OutboundMessage): number {
    return 0;
  }

  /** Sees whether the other side takes messages, without sending one. Throws a `DriverError`. */
  async check(_signal: AbortSignal): Promise<void> {}

  /** Ends its connections. */
  async close(): Promise<void> {}
}
