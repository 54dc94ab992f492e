import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { StayEntity } from '../participants/stay.entity.js';
import { Identity } from '../tokens/room-token.schema.js';

export const WaitingGuest = z
  .object({
    id: z.string().describe('`prs_…`'),
    identity: Identity,
    name: z.string().describe('What others will see.'),
    since: z.iso.datetime().describe('Since when they wait.'),
  })
  .meta({ id: 'WaitingGuest' });

export const WaitingListResponse = pageOf(WaitingGuest);

/** Who waits. */
export const ListWaiting = listQuery('room_waiting', { sort: ['created_at'] });
export type ListWaiting = z.output<typeof ListWaiting.schema>;

export const JudgedGuestResponse = envelopeOf(
  z.object({
    identity: Identity,
    admitted: z.boolean().describe('Whether they come in.'),
  }),
);

export const toWaiting = (stay: StayEntity): z.output<typeof WaitingGuest> => ({
  id: stay.id,
  identity: stay.identity,
  name: stay.name,
  since: stay.joinedAt.toISOString(),
});
