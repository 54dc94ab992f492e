import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Identity = z.object({
  user_id: z.string().describe('`usr_…`'),
  identity_id: z.string().describe('`idn_…`, or `phone`, `email` or `password`.'),
  kind: z.string().describe('`phone`, `email`, `password`, or which provider it is.'),
});

/** What happens to the ways in which users sign in. No event holds what names a person. */
export const IdentityEvents = defineEvents('user_identity', {
  linked: { schema: Identity, description: 'A user can sign in in one more way.' },
  unlinked: { schema: Identity, description: 'A user can sign in in one way less.' },
});
