import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { TemplateEntity } from './template.entity.js';

const Template = z.object({
  id: z.string().describe('`tpl_…`'),
  name: z.string().describe('Name of the template.'),
  latest_version: z.int().describe('Number of the newest version.'),
  published_version: z.int().nullable().describe('Number of the version that is sent.'),
});

/** What happens to templates. */
export const TemplateEvents = defineEvents('template', {
  created: { schema: Template, description: 'A template was made.' },
  updated: { schema: Template, description: 'A template was changed; most changes are versions.' },
  published: { schema: Template, description: 'A version of a template is sent from now on.' },
  deleted: { schema: Template, description: 'A template was deleted, with all its versions.' },
});

/** What events and the audit log show of a template. */
export const templateState = ({ id, name, latest, published }: TemplateEntity) => ({
  id,
  name,
  latest_version: latest,
  published_version: published,
});
