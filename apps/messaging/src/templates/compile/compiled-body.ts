import type { WhatsappTemplate } from '../../drivers/whatsapp-cloud/whatsapp-template.schema.js';
import type { Channel } from '../../messages/message-channel.js';

/** A body in the shape of a message, with gaps. */
export interface CompiledBody {
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly whatsapp_template?: WhatsappTemplate;
}

/** Bodies by language and channel. */
export type CompiledBodies = Readonly<
  Record<string, Readonly<Partial<Record<Channel, CompiledBody>>>>
>;
