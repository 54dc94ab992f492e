import type { DeliveryReport } from '../../../providers/kinds/provider-kind.js';
import { failureOf } from '../whatsapp-failure.js';
import type { WebhookStatus } from './whatsapp-webhook.schema.js';

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  // A voice message that was listened to.
  played: 'read',
  failed: 'undelivered',
};

/** What a status of WhatsApp says of a message; null for what is none of its way. */
export function whatsappReport({ id, status, errors }: WebhookStatus): DeliveryReport | null {
  const meant = STATUSES[status];
  if (meant === undefined) return null;
  const report = { providerMessageId: id, status: meant };
  if (meant !== 'undelivered') return report;
  const [first] = errors ?? [];
  return { ...report, failure: first ? failureOf(first.code) : 'undelivered' };
}
