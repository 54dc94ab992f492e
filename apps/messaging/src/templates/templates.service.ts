import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { TemplateEntity } from './template.entity.js';
import { TemplateErrors } from './template.errors.js';
import { TemplateHistory } from './template-history.js';
import type {
  CreateTemplate,
  ListTemplates,
  PublishTemplate,
  UpdateTemplate,
} from './template.schema.js';
import { TemplateVersions } from './template-versions.js';

/** The templates of a project in one mode. */
@Injectable()
export class TemplatesService {
  constructor(
    @InjectRepository(TemplateEntity) private readonly templates: Repository<TemplateEntity>,
    private readonly dataSource: DataSource,
    private readonly versions: TemplateVersions,
    private readonly history: TemplateHistory,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Makes a template with its first version. @throws `template.name_taken` */
  async create(
    tenant: Tenant,
    { name, description, ...content }: CreateTemplate,
  ): Promise<TemplateEntity> {
    const made = await madeBefore('tpl', (id) => this.templates.findOneBy({ tenant, id }));
    if (made) return made;
    const draft = await this.versions.draft(content);
    const now = this.clock.now();
    const template = Object.assign(new TemplateEntity(), {
      id: idOfThing('tpl', now.getTime()),
      tenant,
      name,
      description,
      latest: 1,
      published: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('templates', manager, tenant);
        await manager.insert(TemplateEntity, template);
        await this.versions.add(manager, template, draft);
        await this.history.note(manager, 'created', { after: template });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? TemplateErrors.name_taken({ cause: error }) : error;
    }
    return template;
  }

  /** Templates in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListTemplates.parse>): Promise<TemplateEntity[]> {
    const { name, published } = wanted.filters;
    const query = this.templates.createQueryBuilder('template').where({
      tenant,
      ...(name !== undefined && { name }),
      ...(published !== undefined && {
        published: published === 'true' ? Not(IsNull()) : IsNull(),
      }),
    });
    return readKeyset(query, wanted);
  }

  /** One template, by identifier or by name. @throws `template.not_found` */
  async get(tenant: Tenant, idOrName: string): Promise<TemplateEntity> {
    const found = await this.templates.findOneBy({ tenant, ...which(idOrName) });
    if (!found) throw TemplateErrors.not_found();
    return found;
  }

  /** Changes a template. What it says becomes a new version; the published one stays as it is. */
  async update(
    tenant: Tenant,
    idOrName: string,
    { description, ...content }: UpdateTemplate,
    expected: Precondition,
  ): Promise<TemplateEntity> {
    const seen = await this.get(tenant, idOrName);
    expected.check(seen.version);
    const isNewVersion = Object.keys(content).length > 0;
    const draft = isNewVersion ? await this.versions.changed(seen, content) : null;
    return this.#change(tenant, seen.id, 'updated', async (manager, before) => {
      expected.check(before.version);
      const described = description === undefined ? {} : { description };
      if (!draft) return described;
      const latest = before.latest + 1;
      await this.versions.add(manager, { id: before.id, latest }, draft);
      return { ...described, latest };
    });
  }

  /** Makes a version the one that is sent. @throws `template.not_found` for an unknown version */
  async publish(
    tenant: Tenant,
    idOrName: string,
    { version }: PublishTemplate,
    expected: Precondition,
  ): Promise<TemplateEntity> {
    const { id } = await this.get(tenant, idOrName);
    return this.#change(tenant, id, 'published', async (_manager, before) => {
      expected.check(before.version);
      const number = version ?? before.latest;
      if (number > before.latest) throw TemplateErrors.not_found();
      return { published: number };
    });
  }

  /** Deletes a template with its versions; messages that were made of it stay. */
  async delete(tenant: Tenant, idOrName: string, expected: Precondition): Promise<string> {
    const { id } = await this.get(tenant, idOrName);
    await this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(TemplateEntity, { id });
      await this.history.note(manager, 'deleted', { before });
    });
    return id;
  }

  async #change(
    tenant: Tenant,
    id: string,
    what: 'updated' | 'published',
    change: (manager: EntityManager, before: TemplateEntity) => Promise<Partial<TemplateEntity>>,
  ): Promise<TemplateEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      const changed = await change(manager, before);
      const changes = { ...changed, version: before.version + 1, updatedAt: this.clock.now() };
      await manager.update(TemplateEntity, { id }, changes);
      const after = Object.assign(new TemplateEntity(), before, changes);
      await this.history.note(manager, what, { before, after });
      return after;
    });
  }

  async #lock(manager: EntityManager, tenant: Tenant, id: string): Promise<TemplateEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.findOne(TemplateEntity, { where: { tenant, id }, lock });
    if (!found) throw TemplateErrors.not_found();
    return found;
  }
}

const which = (idOrName: string) => (isId('tpl', idOrName) ? { id: idOrName } : { name: idOrName });
