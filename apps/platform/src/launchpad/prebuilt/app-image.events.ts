import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Image = z.object({
  app_id: z.string().describe('`app_…`'),
  ref: z.string().describe('Name of the image, with its tag or digest.'),
});

/** What happens to the images that apps are made of. */
export const AppImageEvents = defineEvents('app_image', {
  set: { schema: Image, description: 'An app is made of an image, or of another one.' },
  webhook_created: {
    schema: Image,
    description: 'A registry got an address to tell of pushes at; the one before is no good.',
  },
  webhook_deleted: { schema: Image, description: 'A registry can no longer tell of pushes.' },
  moved: {
    schema: Image.extend({ digest: z.string().describe('What the name stands for now.') }),
    description: 'The name of an image stands for another one; it is being deployed.',
  },
});
