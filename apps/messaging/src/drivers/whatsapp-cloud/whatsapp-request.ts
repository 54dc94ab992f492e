import type { MessageContent } from '../../messages/message-content.schema.js';
import type { WhatsappTemplate } from './whatsapp-template.schema.js';

/** Whom a message goes to, and under which name its reports come. */
export interface WhatsappEnvelope {
  readonly messageId: string;
  readonly recipient: string;
  /** WhatsApp's name of the message that it answers. */
  readonly answers: string | null;
}

/** A template as WhatsApp is asked to send it. */
export function templateRequest(
  envelope: WhatsappEnvelope,
  { name, language, components }: WhatsappTemplate,
): object {
  const parts = components?.map((component) =>
    component.type === 'button' ? { ...component, index: String(component.index) } : component,
  );
  const inLanguage = { policy: 'deterministic', code: language };
  const template = { name, language: inLanguage, ...(parts && { components: parts }) };
  return { ...enveloped(envelope), type: 'template', template };
}

/**
 * Text or a file as WhatsApp is asked to send it; null when there is neither.
 * @see https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
 */
export function freeRequest(
  envelope: WhatsappEnvelope,
  { text, media, preview_url: preview }: MessageContent,
): object | null {
  if (media) {
    const { kind, ...file } = media;
    const caption = kind !== 'audio' && text !== undefined ? { caption: text } : {};
    return { ...enveloped(envelope), type: kind, [kind]: { ...file, ...caption } };
  }
  if (text === undefined) return null;
  const shown = { body: text, ...(preview !== undefined && { preview_url: preview }) };
  return { ...enveloped(envelope), type: 'text', text: shown };
}

function enveloped({ messageId, recipient, answers }: WhatsappEnvelope): object {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: recipient.replace('+', ''),
    // Comes back with every report.
    biz_opaque_callback_data: messageId,
    ...(answers !== null && { context: { message_id: answers } }),
  };
}
