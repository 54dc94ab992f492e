import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { INGRESS_KINDS, type IngressEntity } from './ingress.entity.js';

const Ingress = z.object({
  id: z.string().describe('`ing_…`'),
  room_id: z.string().describe('The room, `room_…`.'),
  kind: z.enum(INGRESS_KINDS).describe('How it comes in.'),
  identity: z.string().describe('Who it is in the room.'),
});

/** What happens to ingresses. */
export const IngressEvents = defineEvents('ingress', {
  created: { schema: Ingress, description: 'An ingress was made.' },
  key_reset: { schema: Ingress, description: 'An ingress has another key from now on.' },
  connected: { schema: Ingress, description: 'What is sent to an ingress is seen in its room.' },
  disconnected: {
    schema: Ingress.extend({
      reason: z.string().nullable().describe('Why; null when the publisher said good-bye.'),
    }),
    description: 'The publisher of an ingress is gone.',
  },
  deleted: { schema: Ingress, description: 'An ingress was deleted, or its room has ended.' },
});

/** What events show of an ingress; never its key. */
export const ingressState = ({ id, roomId, kind, identity }: IngressEntity) => ({
  id,
  room_id: roomId,
  kind,
  identity,
});
