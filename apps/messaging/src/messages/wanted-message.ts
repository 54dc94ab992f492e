import type { Tenant } from '@skydeck/auth-guard';
import type { QuietWindow } from '../consent/quiet-hours.js';
import type { FallbackStep } from '../fallbacks/fallback-step.js';
import type { WantedTracking } from '../tracking/tracking.schema.js';
import type { Channel, MessageKind } from './message-channel.js';
import type { MessageContent } from './message-content.schema.js';

/** Where the content of a message comes from. */
export interface MessageTemplate {
  readonly id: string;
  readonly version: number;
  readonly locale: string;
}

/** A file that goes with an e-mail. */
export interface WantedAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A message to send, already checked. */
export interface WantedMessage {
  /** What it is called, when the request that asks for it says so. */
  readonly id?: string | undefined;
  /** Null for messages of the installation itself. */
  readonly tenant: Tenant | null;
  readonly channel: Channel;
  readonly to: string;
  readonly content: MessageContent;
  readonly kind: MessageKind;
  /** Seconds in which it may still be sent, from the time of sending on. */
  readonly validityS: number;
  /** In the place of the seconds, also when it has to wait. */
  readonly expiresAt?: Date | undefined;
  /** When it is to be sent; at once when not given. */
  readonly scheduledAt?: Date | null | undefined;
  readonly reference?: string | undefined;
  /** Who the recipient is to see, in the place of the installation. */
  readonly senderName?: string | undefined;
  readonly metadata: Record<string, string>;
  /** What the content was made of. */
  readonly template?: MessageTemplate | undefined;
  /** What is tried in turn when it is not delivered in time. */
  readonly fallback?: Fallback | undefined;
  /** The message in whose place it is sent. */
  readonly fallbackOf?: string | undefined;
  readonly batchId?: string | undefined;
  /** What it is about. */
  readonly topicId?: string | null | undefined;
  /** The recipient that it is addressed to by name. */
  readonly personId?: string | null | undefined;
  /** In these it waits. */
  readonly quietHours?: QuietWindow | null | undefined;
  /** Answers a word of the recipient, and is sent although they want no more. */
  readonly isAnswer?: boolean | undefined;
  /** In the place of what the settings say. */
  readonly from?: string | undefined;
  readonly attachments?: readonly WantedAttachment[] | undefined;
  /** What is followed of mail, in the place of what the project has set. */
  readonly tracking?: WantedTracking | undefined;
}

/** Other ways to the same person. */
export interface Fallback {
  readonly steps: readonly FallbackStep[];
  /** Seconds that each has to be delivered. */
  readonly waitS: number;
}
