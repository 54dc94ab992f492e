import type { Message } from '../api/shapes.js';

const CHANNELS: Record<string, string> = {
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  whatsapp: 'WhatsApp',
};

export const channelName = (channel: string): string => CHANNELS[channel] ?? channel;

/** One line that stands for a message. Codes are blanked some time after they were sent. */
export function previewOf({ content }: Message): string {
  return content?.subject ?? content?.text ?? (content ? '(no text)' : '(content was blanked)');
}
