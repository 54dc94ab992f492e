import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Preview = z.object({
  app_id: z.string().describe('The app that the pull request would change, `app_…`.'),
  number: z.int().describe('Number of the pull request.'),
  preview_app_id: z.string().nullable().describe('The app that shows it; null when it is gone.'),
  commit: z.string().describe('The commit that it shows.'),
});

/** What happens to previews of pull requests. */
export const PreviewEvents = defineEvents('app_preview', {
  opened: { schema: Preview, description: 'A pull request got a preview; it is being deployed.' },
  updated: { schema: Preview, description: 'A pull request was pushed to.' },
  closed: { schema: Preview, description: 'A preview was removed, with all that it had.' },
  settings_updated: {
    schema: z.object({ app_id: z.string().describe('`app_…`') }),
    description: 'Whether or how an app has previews was changed.',
  },
});
