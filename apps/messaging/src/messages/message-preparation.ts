import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { TemplateRendering } from '../templates/render/template-rendering.js';
import type { CreateMessage } from './create-message.schema.js';
import type { WantedMessage } from './message-acceptance.js';

const VALIDITY_S = 4 * 3600;

/** Makes of what a project asks for a message that can be taken in. */
@Injectable()
export class MessagePreparation {
  constructor(private readonly templates: TemplateRendering) {}

  /** @throws `validation_failed`, `template.not_found`, `template.not_published` */
  async prepare(tenant: Tenant, body: CreateMessage): Promise<WantedMessage> {
    const { channel, to, metadata } = body;
    const about = { kind: 'transactional', validityS: VALIDITY_S } as const;
    return { tenant, channel, to, metadata, ...about, ...(await this.#content(tenant, body)) };
  }

  async #content(
    tenant: Tenant,
    { channel, content, template, variables = {}, locale: wanted }: CreateMessage,
  ): Promise<Pick<WantedMessage, 'content' | 'template'>> {
    if (template === undefined) return { content: content ?? {} };
    const { id, version, render } = await this.templates.use(tenant, template);
    const rendered = render({ channel, locale: wanted, variables });
    return { content: rendered.content, template: { id, version, locale: rendered.locale } };
  }
}
