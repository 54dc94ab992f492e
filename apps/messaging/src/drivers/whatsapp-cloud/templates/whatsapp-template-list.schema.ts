import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { WhatsappTemplateEntity } from './whatsapp-template.entity.js';

export const ApprovedTemplate = z
  .object({
    id: z.string().describe('`wat_…`'),
    name: z.string().describe('Name of the template at WhatsApp.'),
    language: z.string().describe('Language of the template at WhatsApp.'),
    status: z
      .string()
      .describe('`APPROVED` templates are sent; `PAUSED`, `REJECTED` and others are not.'),
    category: z.string().describe('What it is for, such as `UTILITY`; it decides the price.'),
    components: z
      .array(z.record(z.string(), z.unknown()))
      .describe('Header, body, footer and buttons, as WhatsApp gives them.'),
    created_at: z.iso.datetime().describe('When it was first read.'),
    synced_at: z.iso.datetime().describe('When it was last read.'),
  })
  .meta({ id: 'WhatsappTemplate' });
export type ApprovedTemplate = z.output<typeof ApprovedTemplate>;

export const ApprovedTemplateListResponse = pageOf(ApprovedTemplate);

export const TemplateSync = z
  .object({
    read: z.int().describe('Templates that WhatsApp has.'),
    removed: z.int().describe('Templates that it has no more.'),
  })
  .meta({ id: 'WhatsappTemplateSync' });
export const TemplateSyncResponse = envelopeOf(TemplateSync);

/** Which templates of WhatsApp to list. */
export const ListApprovedTemplates = listQuery('whatsapp templates', {
  filters: {
    name: z.string().max(512).describe('Only templates of exactly this name.'),
    status: z.string().max(40).describe('Only templates of this status, such as `APPROVED`.'),
  },
});
export type ListApprovedTemplates = z.output<typeof ListApprovedTemplates.schema>;

export const toApprovedTemplate = (template: WhatsappTemplateEntity): ApprovedTemplate => ({
  id: template.id,
  name: template.name,
  language: template.language,
  status: template.status,
  category: template.category,
  components: template.components as Record<string, unknown>[],
  created_at: template.createdAt.toISOString(),
  synced_at: template.syncedAt.toISOString(),
});
