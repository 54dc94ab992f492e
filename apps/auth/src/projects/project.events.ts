import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Project = z.object({
  id: z.string().describe('`prj_…`'),
  slug: z.string().describe('Name in addresses.'),
  name: z.string().describe('Name for people.'),
});

/** What happens to projects. */
export const ProjectEvents = defineEvents('project', {
  created: { schema: Project, description: 'A project was created.' },
  updated: { schema: Project, description: 'A project was renamed.' },
  deleted: { schema: Project, description: 'A project was deleted; its keys have ended.' },
});
