import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { listOf, toWantedAttachments } from '../attachments/attachment.schema.js';
import type { FallbackStep } from '../fallbacks/fallback-step.js';
import { TemplateRendering, type TemplateUse } from '../templates/render/template-rendering.js';
import type { CreateMessage } from './create-message.schema.js';
import { timesOf } from './send-time.js';
import type { WantedMessage } from './wanted-message.js';

type Way = Pick<CreateMessage, 'channel' | 'to' | 'content'>;

/** Templates that were looked up already, by the name that messages call them. */
export type KnownTemplates = Map<string, Promise<TemplateUse>>;

/** Makes of what a project asks for a message that can be taken in. */
@Injectable()
export class MessagePreparation {
  constructor(
    private readonly templates: TemplateRendering,
    private readonly clock: Clock,
  ) {}

  /**
   * @param known lets many messages share the look-up of their templates
   * @throws `validation_failed`, `template.not_found`, `template.not_published`
   */
  async prepare(
    tenant: Tenant,
    body: CreateMessage,
    known: KnownTemplates = new Map(),
  ): Promise<WantedMessage> {
    const { metadata, fallback, attachments } = body;
    const { scheduledAt, expiresAt } = timesOf(body, this.clock.now());
    const template = await this.#template(tenant, body.template, known);
    const steps = fallback?.map((way) => fill(body, way, template));
    const files = attachments && toWantedAttachments(attachments);
    const first = fill(body, body, template);
    const content = files ? { ...first.content, attachments: listOf(files) } : first.content;
    return {
      ...first,
      content,
      tenant,
      metadata,
      kind: 'transactional',
      scheduledAt,
      validityS: (expiresAt.getTime() - (scheduledAt ?? this.clock.now()).getTime()) / 1000,
      ...(steps && { fallback: { steps, waitS: body.fallback_after_s } }),
      ...(files && { attachments: files }),
    };
  }

  async #template(
    tenant: Tenant,
    name: string | undefined,
    known: KnownTemplates,
  ): Promise<TemplateUse | undefined> {
    if (name === undefined) return undefined;
    const found = known.get(name) ?? this.templates.use(tenant, name);
    known.set(name, found);
    return found;
  }
}

function fill(
  { variables = {}, locale: wanted }: CreateMessage,
  { channel, to, content }: Way,
  use: TemplateUse | undefined,
): FallbackStep {
  if (!use) return { channel, to, content: content ?? {} };
  const rendered = use.render({ channel, locale: wanted, variables });
  const template = { id: use.id, version: use.version, locale: rendered.locale };
  return { channel, to, content: rendered.content, template };
}
