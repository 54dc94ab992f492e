import type { InboundAttachment, InboundKind } from '../../../inbound/inbound-message.entity.js';
import type { ReceivedMessage } from '../../../inbound/inbound-messages.js';
import type { WebhookMessage } from './whatsapp-webhook.schema.js';

type Said = Pick<ReceivedMessage, 'kind' | 'text' | 'payload' | 'attachments' | 'answers'>;

const FILES = ['image', 'video', 'audio', 'document', 'sticker'] as const;
const NAMED: Readonly<Partial<Record<string, InboundKind>>> = { contacts: 'contacts' };

/** What a message of WhatsApp says; kinds that are not known here stay `other`. */
export function whatsappInbound(message: WebhookMessage): Said {
  const answers = message.reaction?.message_id ?? message.context?.id;
  return { answers, ...contentOf(message) };
}

function contentOf(message: WebhookMessage): Omit<Said, 'answers'> {
  const { text, button, interactive, reaction, location, type } = message;
  const choice = interactive?.button_reply ?? interactive?.list_reply;
  for (const kind of FILES) {
    const file = message[kind];
    if (file) return { kind, text: file.caption ?? null, attachments: [attachmentOf(file)] };
  }
  if (text) return { kind: 'text', text: text.body };
  if (button) return { kind: 'button', text: button.text, payload: button.payload };
  if (choice) return { kind: 'choice', text: choice.title, payload: choice.id };
  if (reaction) return { kind: 'reaction', text: reaction.emoji ?? null };
  if (location) return { kind: 'location', text: placeOf(location) };
  return { kind: NAMED[type] ?? 'other', text: null };
}

function attachmentOf(file: NonNullable<WebhookMessage['image']>): InboundAttachment {
  return {
    source: file.id,
    contentType: file.mime_type,
    filename: file.filename ?? null,
    sha256: file.sha256 ?? null,
  };
}

/** A place as a line of text: its name, its address, and where it is (RFC 5870). */
function placeOf({ latitude, longitude, name, address }: NonNullable<WebhookMessage['location']>) {
  const said = [name, address, `geo:${latitude},${longitude}`];
  return said.filter((part) => part !== undefined && part !== '').join(', ');
}
