import { checked } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isTwilioSigned } from '../../drivers/http-sms/twilio-signature.js';
import { HttpSmsSecrets, HttpSmsSettings } from '../../providers/kinds/http-sms.kind.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';
import { ProviderSecrets } from '../../providers/provider-secrets.js';
import type { InboundAttachment } from '../inbound-message.entity.js';
import { InboundMessages } from '../inbound-messages.js';
import { storableJson } from '../storable.js';
import { type PostedWebhook, type WebhookAnswer, WebhookTaker } from './webhook-taker.js';

const MOST_MEDIA = 10;

const Name = z.string().min(1).max(200);
const Party = z.string().min(1).max(64);

/** @see https://www.twilio.com/docs/messaging/guides/webhook-request */
const TwilioMessage = z.looseObject({
  MessageSid: Name,
  From: Party,
  To: Party,
  Body: z.string().max(10_000).default(''),
  NumMedia: z.coerce.number().int().min(0).max(MOST_MEDIA).default(0),
});

const JsonMessage = z.object({
  id: Name,
  from: Party,
  to: Party,
  text: z.string().max(10_000),
  received_at: z.iso.datetime({ offset: true }).optional(),
});

/** Takes text messages that APIs post: forms as Twilio does, or JSON. */
@Injectable()
export class HttpSmsWebhooks extends WebhookTaker {
  constructor(
    private readonly inbound: InboundMessages,
    private readonly secrets: ProviderSecrets,
  ) {
    super();
  }

  async take(provider: ProviderEntity, posted: PostedWebhook): Promise<WebhookAnswer | null> {
    const { flavour } = HttpSmsSettings.parse(provider.settings);
    return flavour === 'twilio'
      ? this.#takeForm(provider, posted)
      : this.#takeJson(provider, posted);
  }

  async #takeForm(
    provider: ProviderEntity,
    { url, headers, body }: PostedWebhook,
  ): Promise<WebhookAnswer | null> {
    const fields = fieldsOf(body);
    const signature = headers['x-twilio-signature'];
    if (fields === null || typeof signature !== 'string' || provider.sealedSecrets === null) {
      return null;
    }
    const opened = this.secrets.openText(provider.sealedSecrets, provider.id);
    const { token } = HttpSmsSecrets.parse(JSON.parse(opened));
    if (!isTwilioSigned(token, url, fields, signature)) return null;
    const { MessageSid, From, To, Body, NumMedia } = checked(
      TwilioMessage,
      storableJson(JSON.stringify(fields)),
      'body',
    );
    const attachments = Array.from({ length: NumMedia }, (_, index) => mediaOf(fields, index));
    await this.inbound.receive({
      ...about(provider),
      providerMessageId: MessageSid,
      from: From,
      to: To,
      kind: 'text',
      text: Body,
      attachments: attachments.flatMap((media) => media ?? []),
      raw: body.toString('utf8'),
    });
    // Anything else would be sent to the sender as an answer.
    return { type: 'text/xml; charset=utf-8', body: '<Response/>' };
  }

  async #takeJson(provider: ProviderEntity, { body }: PostedWebhook): Promise<WebhookAnswer> {
    const raw = body.toString('utf8');
    const { id, received_at: at, ...message } = checked(JsonMessage, storableJson(raw), 'body');
    await this.inbound.receive({
      ...about(provider),
      ...message,
      providerMessageId: id,
      kind: 'text',
      receivedAt: at === undefined ? undefined : new Date(at),
      raw,
    });
    return { type: 'application/json', body: '{"received":true}' };
  }
}

const about = ({ id: providerId, tenant }: ProviderEntity) => ({
  tenant,
  providerId,
  channel: 'sms' as const,
});

/** The fields of a form; null when one is there twice, as signatures do not tell them apart. */
function fieldsOf(body: Buffer): Record<string, string> | null {
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
}

function mediaOf(fields: Record<string, string>, index: number): InboundAttachment | null {
  const source = fields[`MediaUrl${index}`];
  if (source === undefined) return null;
  const contentType = fields[`MediaContentType${index}`] ?? 'application/octet-stream';
  return { source, contentType, filename: null, sha256: null };
}
