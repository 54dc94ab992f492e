import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { INGRESS_KINDS, INGRESS_STATUSES, type IngressEntity } from './ingress.entity.js';

const fields = {
  room: z.string().min(1).max(64).describe('The room that it leads into, `room_…`.'),
  kind: z
    .enum(INGRESS_KINDS)
    .describe('`rtmp`: H.264 and AAC, as OBS Studio sends; `whip`: WebRTC (RFC 9725).'),
  identity: z
    .string()
    .trim()
    .min(1)
    .max(128)
    .describe('Who it is in the room: no participant of the same identity comes in besides.'),
  name: z.string().trim().min(1).max(128).describe('What people see.'),
};

export const CreateIngress = z
  .strictObject({
    room: fields.room,
    kind: fields.kind.default('rtmp'),
    identity: fields.identity,
    name: fields.name.optional().describe('What people see; the identity when not given.'),
  })
  .meta({ id: 'CreateIngress' });
export type CreateIngress = z.output<typeof CreateIngress>;

export const Ingress = z
  .object({
    id: z.string().describe('`ing_…`'),
    room_id: z.string().describe('`room_…`'),
    kind: fields.kind,
    identity: z.string().describe('Who it is in the room.'),
    name: fields.name,
    status: z
      .enum(INGRESS_STATUSES)
      .describe('`publishing` is seen in the room; `buffering` waits for a first key picture.'),
    url: z.string().describe('Where to publish; for RTMP with the stream key as the name.'),
    last_error: z
      .string()
      .nullable()
      .describe('Why the last publisher was put out; null when it left by itself.'),
    connected_at: z.iso.datetime().nullable().describe('Since when somebody publishes.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Ingress' });
export type Ingress = z.output<typeof Ingress>;

export const NewIngress = Ingress.extend({
  stream_key: z
    .string()
    .describe('Whoever has it can publish: keep it secret. It is shown here only.'),
}).meta({ id: 'NewIngress' });

export const IngressResponse = envelopeOf(Ingress);
export const NewIngressResponse = envelopeOf(NewIngress);
export const IngressListResponse = pageOf(Ingress);

/** Which ingresses to list. */
export const ListIngresses = listQuery('ingresses', {
  filters: {
    room: z.string().max(64).describe('Only those of this room.'),
    status: z.enum(INGRESS_STATUSES).describe('Only those that are there.'),
    ...createdWithin,
  },
  sort: ['created_at'],
});
export type ListIngresses = z.output<typeof ListIngresses.schema>;

/** An ingress as callers see it. @param url where its publisher connects */
export const toIngress = (row: IngressEntity, url: string): Ingress => ({
  id: row.id,
  room_id: row.roomId,
  kind: row.kind,
  identity: row.identity,
  name: row.name,
  status: row.status,
  url,
  last_error: row.lastError,
  connected_at: row.connectedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
