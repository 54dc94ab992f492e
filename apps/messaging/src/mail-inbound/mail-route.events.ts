import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Route = z.object({
  id: z.string().describe('`mrt_…`'),
  domain_id: z.string().describe('`sdm_…`'),
  pattern: z.string().describe('Part before the at sign.'),
});

/** What happens to the routes of mail that comes in. */
export const MailRouteEvents = defineEvents('mail_route', {
  created: { schema: Route, description: 'Mail to more addresses is taken in.' },
  deleted: { schema: Route, description: 'Mail to some addresses is not taken in any more.' },
});
