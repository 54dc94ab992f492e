import type { Template, TemplateVersion } from './template.schema.js';
import type { TemplateVersionEntity } from './template-version.entity.js';
import type { TemplateEntity } from './template.entity.js';

/** A template as callers see it. */
export function toTemplate(template: TemplateEntity): Template {
  return {
    id: template.id,
    name: template.name,
    description: template.description,
    latest_version: template.latest,
    published_version: template.published,
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
  };
}

/** A version as callers see it. */
export function toTemplateVersion(
  version: TemplateVersionEntity,
  { published }: Pick<TemplateEntity, 'published'>,
): TemplateVersion {
  return {
    template_id: version.templateId,
    number: version.number,
    is_published: version.number === published,
    default_locale: version.defaultLocale,
    variables: version.variables,
    locales: version.locales,
    created_at: version.createdAt.toISOString(),
  };
}
