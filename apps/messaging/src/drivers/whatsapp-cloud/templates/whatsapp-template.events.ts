import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to the templates of a project at WhatsApp. */
export const TemplateEvents = defineEvents('whatsapp_template', {
  status_changed: {
    schema: z.object({
      id: z.string().describe('`wat_…`'),
      name: z.string().describe('Name of the template at WhatsApp.'),
      language: z.string().describe('Language of the template at WhatsApp.'),
      status: z.string().describe('What it is now, such as `PAUSED`.'),
    }),
    description: 'WhatsApp judged a template anew; only `APPROVED` ones are sent.',
  },
});
