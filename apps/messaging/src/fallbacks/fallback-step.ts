import type { Channel } from '../messages/message-channel.js';
import type { MessageContent } from '../messages/message-content.schema.js';
import type { MessageTemplate } from '../messages/wanted-message.js';

/** Another way to reach the same person, ready to be sent. */
export interface FallbackStep {
  readonly channel: Channel;
  readonly to: string;
  readonly content: MessageContent;
  readonly template?: MessageTemplate | undefined;
}
