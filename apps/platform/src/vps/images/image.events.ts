import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { IMAGE_ORIGINS, IMAGE_STATUSES } from './image.entity.js';

const Image = z.object({
  id: z.string().describe('`img_…`'),
  slug: z.string().describe('What requests name it by, unique in its project.'),
  origin: z.enum(IMAGE_ORIGINS).describe('Where it is from.'),
  status: z.enum(IMAGE_STATUSES).describe('How far it is.'),
});
const Failed = Image.extend({
  error: z.object({
    code: z.string().describe('Stable code to branch on.'),
    message: z.string().describe('What happened.'),
  }),
});

/** What happens to the images of a project. */
export const ImageEvents = defineEvents('image', {
  created: { schema: Image, description: 'An image was asked for, and is being made.' },
  ready: { schema: Image, description: 'Servers can be made of an image.' },
  failed: { schema: Failed, description: 'An image could not be made.' },
  updated: { schema: Image, description: 'The title of an image was changed.' },
  deleted: { schema: Image, description: 'An image was deleted.' },
});
