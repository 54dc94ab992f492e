import { createHmac, timingSafeEqual } from 'node:crypto';
import { checked } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InboundMessages } from '../../../inbound/inbound-messages.js';
import { storableJson } from '../../../inbound/storable.js';
import {
  type PostedWebhook,
  type WebhookAnswer,
  WebhookTaker,
} from '../../../inbound/webhooks/webhook-taker.js';
import {
  WhatsappCloudSecrets,
  WhatsappCloudSettings,
} from '../../../providers/kinds/whatsapp-cloud.kind.js';
import { ProviderEntity } from '../../../providers/provider.entity.js';
import { ProviderSecrets } from '../../../providers/provider-secrets.js';
import { DeliveryReports } from '../../../providers/reports/delivery-reports.js';
import { Windows } from '../../../windows/windows.js';
import { WhatsappTemplates } from '../templates/whatsapp-templates.js';
import { whatsappInbound } from './whatsapp-inbound.js';
import { whatsappReport } from './whatsapp-status.js';
import {
  MessagesValue,
  WebhookMessage,
  WebhookNotification,
  WebhookStatus,
  WebhookTemplate,
} from './whatsapp-webhook.schema.js';

const RECEIVED = { type: 'application/json', body: '{"received":true}' } as const;

/** Takes what WhatsApp posts: messages of people, what became of ours, and judged templates. */
@Injectable()
export class WhatsappWebhooks extends WebhookTaker {
  readonly #logger = new Logger('WhatsappWebhooks');

  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: ProviderSecrets,
    private readonly inbound: InboundMessages,
    private readonly reports: DeliveryReports,
    private readonly windows: Windows,
    private readonly templates: WhatsappTemplates,
  ) {
    super();
  }

  async take(
    provider: ProviderEntity,
    { headers, body }: PostedWebhook,
  ): Promise<WebhookAnswer | null> {
    const signature = headers['x-hub-signature-256'];
    if (typeof signature !== 'string' || !this.#isSigned(provider, body, signature)) return null;
    const { entry } = checked(WebhookNotification, storableJson(body.toString('utf8')), 'body');
    for (const { field, value } of entry.flatMap(({ changes }) => changes)) {
      if (field === 'messages') await this.#takeMessages(provider, value);
      if (field === 'message_template_status_update') await this.#takeTemplate(provider, value);
    }
    return RECEIVED;
  }

  /** The bytes are signed as they came. */
  #isSigned({ id, sealedSecrets }: ProviderEntity, body: Buffer, signature: string): boolean {
    if (sealedSecrets === null) return false;
    const opened = this.secrets.openText(sealedSecrets, id);
    const { app_secret: secret } = WhatsappCloudSecrets.parse(JSON.parse(opened));
    const ours = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    const theirs = Buffer.from(signature);
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  async #takeMessages(asked: ProviderEntity, value: unknown): Promise<void> {
    const { data } = MessagesValue.safeParse(value);
    const provider = data && (await this.#numberOf(asked, data.metadata.phone_number_id));
    if (!data || !provider) return;
    for (const message of data.messages) await this.#takeMessage(provider, data, message);
    for (const status of data.statuses) await this.#takeStatus(provider, status);
  }

  /** An app has one address for all its numbers; each number is a provider of the same project. */
  async #numberOf(asked: ProviderEntity, phoneNumberId: string): Promise<ProviderEntity | null> {
    const { phone_number_id: own } = WhatsappCloudSettings.parse(asked.settings);
    if (own === phoneNumberId) return asked;
    return this.dataSource
      .getRepository(ProviderEntity)
      .createQueryBuilder('provider')
      .where({ tenant: asked.tenant, kind: asked.kind })
      .andWhere("provider.settings ->> 'phone_number_id' = :phoneNumberId", { phoneNumberId })
      .orderBy('provider.id', 'ASC')
      .getOne();
  }

  async #takeMessage(
    { id: providerId, tenant, settings }: ProviderEntity,
    { contacts = [] }: MessagesValue,
    value: unknown,
  ): Promise<void> {
    const { data: message } = WebhookMessage.safeParse(value);
    // Sent again, it would be no better: the others of this post must not wait for it.
    if (!message) return this.#logger.warn('WhatsApp sent a message of an unknown shape.');
    // Says that somebody has another number now: nobody wrote it, and it opens no window.
    if (message.type === 'system') return;
    const contact = contacts.find(({ wa_id: name }) => name === message.from) ?? contacts[0];
    await this.inbound.receive({
      tenant,
      providerId,
      channel: 'whatsapp',
      providerMessageId: message.id,
      from: `+${message.from}`,
      fromName: contact?.profile?.name,
      to: WhatsappCloudSettings.parse(settings).from,
      receivedAt: new Date(Number(message.timestamp) * 1000),
      raw: JSON.stringify(value),
      ...whatsappInbound(message),
    });
  }

  async #takeStatus(provider: ProviderEntity, value: unknown): Promise<void> {
    const { data: status } = WebhookStatus.safeParse(value);
    const report = status && whatsappReport(status);
    if (!report) return;
    const messageId = await this.#messageOf(provider.id, status);
    if (messageId === null) return;
    if (report.failure === 'window_closed') await this.#close(provider, messageId);
    await this.reports.about(provider.id, messageId, report);
  }

  /** Our own name comes back with each report; the number may send messages that are not ours. */
  async #messageOf(
    providerId: string,
    { id, biz_opaque_callback_data: own = '' }: WebhookStatus,
  ): Promise<string | null> {
    const column = isId('msg', own) ? 'message_id' : 'provider_message_id';
    const [row] = await this.dataSource.query<{ message_id: string }[]>(
      `select message_id from message_attempt where provider_id = $1 and ${column} = $2 limit 1`,
      [providerId, isId('msg', own) ? own : id],
    );
    return row?.message_id ?? null;
  }

  async #close({ tenant, settings }: ProviderEntity, messageId: string): Promise<void> {
    const { from: sender } = WhatsappCloudSettings.parse(settings);
    const [row] = await this.dataSource.query<{ recipient: string }[]>(
      'select recipient from message where id = $1',
      [messageId],
    );
    if (row) await this.windows.close({ tenant, sender, recipient: row.recipient });
  }

  async #takeTemplate(provider: ProviderEntity, value: unknown): Promise<void> {
    const { data } = WebhookTemplate.safeParse(value);
    if (!data) return;
    const { event: status, message_template_name: name, message_template_language } = data;
    const language = message_template_language.replace('-', '_');
    await this.templates.changed(provider, { name, language, status });
  }
}
