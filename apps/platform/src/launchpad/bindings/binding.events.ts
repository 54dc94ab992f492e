import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Binding = z.object({
  id: z.string().describe('`bnd_…`'),
  app_id: z.string().describe('`app_…`'),
  kind: z.string().describe('Kind of what the app is bound to, `product` or `database`.'),
  target: z.string().describe('What it is bound to, such as `auth`.'),
  credential_id: z.string().describe('What was made for the app, such as `key_…`.'),
});

/** What happens to bindings of apps. Never holds a value. */
export const BindingEvents = defineEvents('app_binding', {
  attached: { schema: Binding, description: 'An app got a credential of its own for something.' },
  rotated: { schema: Binding, description: 'An app gets another credential with a new release.' },
  retired: {
    schema: Binding,
    description: 'The credential before a rotation was ended; nothing uses it any more.',
  },
  detached: { schema: Binding, description: 'A binding was removed, and its credential ended.' },
  revoked: {
    schema: Binding,
    description: 'The credential of an app no longer works; somebody else has ended it.',
  },
});
