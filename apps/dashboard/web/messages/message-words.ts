import type { Channel, MessageStatus } from '../api/message-log.js';

/** What each status means, in a sentence for whoever looks at a message. */
const MEANING: Readonly<Record<MessageStatus, string>> = {
  accepted: 'Taken in',
  scheduled: 'Waits for its time',
  queued: 'Waits for a worker',
  sending: 'A worker has it',
  sent: 'Handed over',
  delivered: 'Arrived',
  read: 'Read',
  unknown: 'Nobody knows whether it was sent',
  canceled: 'Called off',
  expired: 'Too late to be sent',
  failed: 'Could not be sent',
  undelivered: 'Did not arrive',
  suppressed: 'Not sent, as the recipient wants none',
};

export const meaningOf = (status: MessageStatus): string => MEANING[status];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const STATUS_CHOICES = Object.keys(MEANING).map((value) => ({
  value,
  label: capital(value),
}));

export const CHANNEL_CHOICES: readonly { readonly value: Channel; readonly label: string }[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
  { value: 'push', label: 'Push' },
  { value: 'whatsapp', label: 'WhatsApp' },
];

/** Whether a message can still be called off, as far as the page knows. */
export const isCancelable = (status: MessageStatus): boolean =>
  ['accepted', 'scheduled', 'queued', 'sending'].includes(status);
