import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CHANNELS, type Channel } from '../messages/message-channel.js';
import { MessageContent } from '../messages/message-content.schema.js';
import { Locale, TemplateBodies } from './template-body.schema.js';
import { VariableDeclarations, VariableValues } from './variables/variable.schema.js';

export const TemplateName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,62}$/, 'Must be small letters, digits and `-`, at most 63.')
  .describe('Name that messages call it by.');

const description = z.string().max(500).nullable().describe('For whoever works with it.');
const variables = VariableDeclarations;
const default_locale = Locale.describe('Language for whoever wants one that is not there.');

/** A template as it is made. */
export const CreateTemplate = z
  .strictObject({
    name: TemplateName,
    description: description.default(null),
    variables: variables.default({}),
    default_locale: default_locale.default('en'),
    locales: TemplateBodies,
  })
  .meta({ id: 'CreateTemplate' });
export type CreateTemplate = z.output<typeof CreateTemplate>;

/** What changes of a template; what is not given stays as it is. */
export const UpdateTemplate = z
  .strictObject({ description, variables, default_locale, locales: TemplateBodies })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTemplate' });
export type UpdateTemplate = z.output<typeof UpdateTemplate>;

export const PublishTemplate = z
  .strictObject({
    version: z.int().min(1).optional().describe('Number of the version; the newest by default.'),
  })
  .meta({ id: 'PublishTemplate' });
export type PublishTemplate = z.output<typeof PublishTemplate>;

const filling = {
  channel: z.enum(CHANNELS).describe('Which body to show.'),
  locale: Locale.optional().describe('Language wanted; the default of the template otherwise.'),
  variables: VariableValues.default({}),
};

export const PreviewTemplate = z
  .strictObject({
    ...filling,
    version: z.int().min(1).optional().describe('Number of the version; the newest by default.'),
  })
  .meta({ id: 'PreviewTemplate' });
export type PreviewTemplate = z.output<typeof PreviewTemplate>;

/** A template that is not kept, and what to fill into it. */
export const RenderTemplate = z
  .strictObject({
    template: CreateTemplate.omit({ name: true, description: true }),
    ...filling,
  })
  .meta({ id: 'RenderTemplate' });
export type RenderTemplate = z.output<typeof RenderTemplate>;

export const Template = z
  .object({
    id: z.string().describe('`tpl_…`'),
    name: z.string().describe('Name that messages call it by.'),
    description: z.string().nullable().describe('For whoever works with it.'),
    latest_version: z.int().describe('Number of the newest version.'),
    published_version: z.int().nullable().describe('What messages are made of; null if nothing.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Template' });
export type Template = z.output<typeof Template>;

export const TemplateVersion = z
  .object({
    template_id: z.string().describe('`tpl_…`'),
    number: z.int().describe('Counts from 1.'),
    is_published: z.boolean().describe('Whether messages are made of it.'),
    default_locale: z.string().describe('Language for whoever wants one that is not there.'),
    variables: VariableDeclarations,
    locales: TemplateBodies,
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'TemplateVersion' });
export type TemplateVersion = z.output<typeof TemplateVersion>;

export const TemplatePreview = z
  .object({
    channel: z.enum(CHANNELS).describe('Whose body it is.'),
    locale: z.string().describe('Language that was found.'),
    content: MessageContent,
  })
  .meta({ id: 'TemplatePreview' });
export type TemplatePreview = z.output<typeof TemplatePreview>;

export const TemplateResponse = envelopeOf(Template);
export const TemplateListResponse = pageOf(Template);
export const TemplateVersionResponse = envelopeOf(TemplateVersion);
export const TemplateVersionListResponse = pageOf(TemplateVersion);
export const TemplatePreviewResponse = envelopeOf(TemplatePreview);

/** Which templates to list. */
export const ListTemplates = listQuery('templates', {
  filters: {
    name: z.string().max(63).describe('Only the template of exactly this name.'),
    published: z.enum(['true', 'false']).describe('Only those that can be sent, or that cannot.'),
  },
  sort: ['created_at', 'name'],
});
export type ListTemplates = z.output<typeof ListTemplates.schema>;

/** Which versions of a template to list, newest first. */
export const ListTemplateVersions = listQuery('template versions', {
  sort: ['number'],
});
export type ListTemplateVersions = z.output<typeof ListTemplateVersions.schema>;

/** What was made of a template. */
export interface RenderedTemplate {
  readonly channel: Channel;
  readonly locale: string;
  readonly content: MessageContent;
}
