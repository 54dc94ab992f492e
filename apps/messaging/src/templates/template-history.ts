import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TemplateEntity } from './template.entity.js';
import { TemplateEvents, templateState } from './template.events.js';

const VERBS = { created: 'create', updated: 'update', published: 'publish', deleted: 'delete' };

/** Writes changes of templates down, for whoever listens and for whoever asks later. */
@Injectable()
export class TemplateHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Records a change in its own transaction, as its last step. */
  async note(
    manager: EntityManager,
    what: keyof typeof TemplateEvents,
    { before, after }: { before?: TemplateEntity; after?: TemplateEntity },
  ): Promise<void> {
    const about = after ?? before;
    if (!about) return;
    const { tenant, id } = about;
    const data = templateState(about);
    await this.events.record(manager, { type: TemplateEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `template.${VERBS[what]}`,
      target: id,
      before: before ? auditState(before) : null,
      after: after ? auditState(after) : null,
    });
  }
}

const auditState = (template: TemplateEntity) => ({
  ...templateState(template),
  description: template.description,
});
