import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { orderSql } from '@skydeck/envelope';
import type { EntityManager, Repository } from 'typeorm';
import { compileBodies } from './compile/compile-bodies.js';
import { Markup } from './compile/markup.js';
import { TemplateErrors } from './template.errors.js';
import type { TemplateEntity } from './template.entity.js';
import type { CreateTemplate, ListTemplateVersions, UpdateTemplate } from './template.schema.js';
import { TemplateVersionEntity } from './template-version.entity.js';

type Content = Pick<CreateTemplate, 'variables' | 'default_locale' | 'locales'>;

/** A version that has no number yet. */
export type VersionDraft = Pick<
  TemplateVersionEntity,
  'variables' | 'defaultLocale' | 'locales' | 'compiled'
>;

/** What templates say and said. */
@Injectable()
export class TemplateVersions {
  constructor(
    @InjectRepository(TemplateVersionEntity)
    private readonly versions: Repository<TemplateVersionEntity>,
    private readonly markup: Markup,
    private readonly clock: Clock,
  ) {}

  /** Checks what a template is to say, and makes it ready. @throws `validation_failed` */
  async draft({
    variables,
    default_locale: defaultLocale,
    locales,
  }: Content): Promise<VersionDraft> {
    const compiled = await compileBodies(locales, variables, this.markup);
    return { variables, defaultLocale, locales, compiled };
  }

  /** What a template is to say after a change of parts of it. */
  async changed(
    template: TemplateEntity,
    content: Omit<UpdateTemplate, 'description'>,
  ): Promise<VersionDraft> {
    const before = await this.get(template, template.latest);
    const { variables, defaultLocale: default_locale, locales } = before;
    return this.draft({ variables, default_locale, locales, ...content });
  }

  /** Keeps a version as the newest of its template. */
  async add(
    manager: EntityManager,
    { id, latest }: Pick<TemplateEntity, 'id' | 'latest'>,
    draft: VersionDraft,
  ): Promise<void> {
    const createdAt = this.clock.now();
    const version = { templateId: id, number: latest, createdAt, ...draft };
    await manager.insert(TemplateVersionEntity, version);
  }

  /** Versions in the order asked for, one more than `limit`. */
  async list(
    { id: templateId }: TemplateEntity,
    { limit, sort, after }: ReturnType<typeof ListTemplateVersions.parse>,
  ): Promise<TemplateVersionEntity[]> {
    const query = this.versions
      .createQueryBuilder('version')
      .where({ templateId })
      .orderBy('version.number', sort.isDescending ? 'DESC' : 'ASC')
      .limit(limit + 1);
    const { beyond } = orderSql(sort);
    if (after) query.andWhere(`version.number ${beyond} :last`, { last: Number(after.id) });
    return query.getMany();
  }

  /** @throws `template.not_found` */
  async get({ id }: Pick<TemplateEntity, 'id'>, number: number): Promise<TemplateVersionEntity> {
    const found = await this.versions.findOneBy({ templateId: id, number });
    if (!found) throw TemplateErrors.not_found();
    return found;
  }

  /** The version that messages are made of. @throws `template.not_found`, `.not_published` */
  async published(
    tenant: Tenant,
    template: Pick<TemplateEntity, 'id' | 'published' | 'tenant'>,
  ): Promise<TemplateVersionEntity> {
    if (template.tenant !== tenant) throw TemplateErrors.not_found();
    if (template.published === null) throw TemplateErrors.not_published();
    return this.get(template, template.published);
  }
}
