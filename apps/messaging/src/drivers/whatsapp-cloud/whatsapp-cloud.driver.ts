import type { Outbound } from '@skydeck/outbound';
import { z } from 'zod';
import type {
  WhatsappCloudSecrets,
  WhatsappCloudSettings,
} from '../../providers/kinds/whatsapp-cloud.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { GraphApi } from './graph-api.js';
import type { WhatsappRecords } from './whatsapp-records.js';
import { freeRequest, templateRequest, type WhatsappEnvelope } from './whatsapp-request.js';
import type { WhatsappTemplate } from './whatsapp-template.schema.js';

const Sent = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) });
const APPROVED = 'APPROVED';

/** Hands messages to the Cloud API of WhatsApp. */
export class WhatsappCloudDriver extends ChannelDriver {
  readonly name = 'whatsapp-cloud';
  readonly channels = ['whatsapp'] as const;
  /** The platform does not know that it had a message before. */
  readonly isRepeatable = false;
  readonly #graph: GraphApi;

  constructor(
    private readonly settings: WhatsappCloudSettings,
    secrets: WhatsappCloudSecrets,
    outbound: Outbound,
    private readonly records: WhatsappRecords,
  ) {
    super();
    this.#graph = new GraphApi(settings, secrets, outbound);
  }

  /** Text and files go while the window is open; a template that is given goes when it is closed. */
  async send({ id, recipient, content }: OutboundMessage): Promise<SendReceipt> {
    const { whatsapp_template: template, in_reply_to: replyTo } = content ?? {};
    const envelope = { messageId: id, recipient, answers: await this.#answered(replyTo) };
    const free = content && freeRequest(envelope, content);
    if (free && (await this.records.isOpen(recipient))) {
      try {
        return await this.#post(free, 'window_open');
      } catch (error) {
        if (!(error instanceof DriverError) || error.code !== 'window_closed') throw error;
        await this.records.close(recipient);
        if (!template) throw error;
      }
    }
    if (!template) throw new DriverError('window_closed', { detail: 'window_closed' });
    return this.#sendTemplate(envelope, template);
  }

  override async check(_signal: AbortSignal): Promise<void> {
    await this.#graph.get(this.settings.phone_number_id, { fields: 'id,display_phone_number' });
  }

  async #sendTemplate(
    envelope: WhatsappEnvelope,
    template: WhatsappTemplate,
  ): Promise<SendReceipt> {
    const status = await this.records.statusOf(template);
    if (status !== null && status !== APPROVED) {
      throw new DriverError('rejected', { detail: `template_${status.toLowerCase()}` });
    }
    return this.#post(templateRequest(envelope, template), 'template');
  }

  async #post(request: object, note: string): Promise<SendReceipt> {
    const answer = await this.#graph.post(`${this.settings.phone_number_id}/messages`, request);
    const parsed = Sent.safeParse(answer);
    const [first] = parsed.data?.messages ?? [];
    if (!first) throw new DriverError('outcome_unknown', { detail: 'malformed_answer' });
    return { providerId: first.id, status: 'sent', note };
  }

  async #answered(replyTo: string | undefined): Promise<string | null> {
    if (replyTo === undefined) return null;
    if (!replyTo.startsWith('inb_')) return replyTo;
    const name = await this.records.nameOf(replyTo);
    if (name === null) throw new DriverError('rejected', { detail: 'in_reply_to_not_found' });
    return name;
  }
}
