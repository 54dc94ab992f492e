import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { Events } from '@skydeck/events';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProviderEntity } from '../../../providers/provider.entity.js';
import type { ReadTemplate } from './read-templates.js';
import { TemplateEvents } from './whatsapp-template.events.js';
import { WhatsappTemplateEntity } from './whatsapp-template.entity.js';
import type { ListApprovedTemplates } from './whatsapp-template-list.schema.js';

type Owner = Pick<ProviderEntity, 'id' | 'tenant'>;

/** What is known of the templates of WhatsApp. */
@Injectable()
export class WhatsappTemplates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The templates of one provider, one more than `limit`. */
  list(
    { id: providerId, tenant }: Owner,
    wanted: ReturnType<typeof ListApprovedTemplates.parse>,
  ): Promise<WhatsappTemplateEntity[]> {
    const query = this.dataSource
      .getRepository(WhatsappTemplateEntity)
      .createQueryBuilder('template')
      .where({ tenant, providerId, ...wanted.filters });
    return readKeyset(query, wanted);
  }

  /** Status of a template; null when it was not read yet. */
  async statusOf(
    providerId: string,
    { name, language }: { readonly name: string; readonly language: string },
  ): Promise<string | null> {
    const templates = this.dataSource.getRepository(WhatsappTemplateEntity);
    const found = await templates.findOneBy({ providerId, name, language });
    return found?.status ?? null;
  }

  /** WhatsApp tells that the status of a template has changed. */
  async changed(
    { id: providerId, tenant }: Owner,
    { name, language, status }: Pick<ReadTemplate, 'name' | 'language' | 'status'>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ id: string }[], number]>(CHANGE, [
        providerId,
        name,
        language,
        status,
        this.clock.now(),
      ]);
      const [row] = rows;
      if (row) await this.#tell(manager, tenant, { id: row.id, name, language, status });
    });
  }

  /** Keeps what WhatsApp has now, in the place of what was known; gives how many are gone. */
  async keep(
    owner: Owner,
    read: readonly ReadTemplate[],
    { isAskedFor }: { readonly isAskedFor: boolean },
  ): Promise<number> {
    const now = this.clock.now();
    const { id: providerId, tenant } = owner;
    return this.dataSource.transaction(async (manager) => {
      const ids: string[] = [];
      for (const { name, language, status, category, components } of read) {
        const id = newId('wat', now.getTime());
        const kept = [id, tenant, providerId, name, language, status, category];
        const key = [providerId, name, language];
        const [before] = await manager.query<{ status: string }[]>(BEFORE, key);
        const values = [...kept, JSON.stringify(components), now];
        const [row] = await manager.query<{ id: string }[]>(KEEP, values);
        if (!row) continue;
        ids.push(row.id);
        if (before && before.status !== status) {
          await this.#tell(manager, tenant, { id: row.id, name, language, status });
        }
      }
      const [, removed] = await manager.query<[unknown[], number]>(REMOVE, [providerId, ids]);
      // What is read by itself every hour is nobody's deed.
      if (!isAskedFor) return removed;
      const action = 'message_provider.sync_templates';
      const after = { read: read.length, removed };
      await this.audit.record(manager, { tenant, action, target: providerId, after });
      return removed;
    });
  }

  async #tell(
    manager: EntityManager,
    tenant: Tenant,
    data: { id: string; name: string; language: string; status: string },
  ): Promise<void> {
    await this.events.record(manager, {
      type: TemplateEvents.status_changed,
      tenant,
      subject: data.id,
      data,
    });
  }
}

const CHANGE = `
  update whatsapp_template set status = $4, synced_at = $5
  where provider_id = $1 and name = $2 and language = $3 and status <> $4 returning id`;

const BEFORE = `
  select status from whatsapp_template
  where provider_id = $1 and name = $2 and language = $3 for update`;

const KEEP = `
  insert into whatsapp_template
    (id, tenant, provider_id, name, language, status, category, components, created_at, synced_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (provider_id, name, language) do update set status = excluded.status,
    category = excluded.category, components = excluded.components, synced_at = excluded.synced_at
  returning id`;

const REMOVE = 'delete from whatsapp_template where provider_id = $1 and id <> all($2)';
