import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { metadataOf } from '../rooms/room-metadata.js';
import { TRACK_SOURCES } from './token-claims.js';

/** Who somebody is, for whoever makes the token. */
export const Identity = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\p{Cc}]+$/u, { error: 'Must have no control characters.' })
  .describe('Who it is, in your own words; unique in the room.');

export const RoomPermissions = z
  .strictObject({
    publish: z
      .array(z.enum(TRACK_SOURCES))
      .max(4)
      .default([])
      .describe('What they may publish; nothing when empty.'),
    subscribe: z.boolean().default(true).describe('Whether they see and hear others.'),
    data: z.boolean().default(true).describe('Whether they chat and send messages.'),
    hidden: z.boolean().default(false).describe('Whether nobody is told that they are there.'),
    moderate: z
      .boolean()
      .default(false)
      .describe('Whether they mute, remove and admit others, and change what those may do.'),
  })
  .meta({ id: 'RoomPermissions' });
export type RoomPermissions = z.output<typeof RoomPermissions>;

/** Permissions that have a name. */
export const ROOM_ROLES = ['host', 'speaker', 'viewer'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

export const CreateRoomToken = z
  .strictObject({
    identity: Identity,
    name: z.string().trim().min(1).max(128).optional().describe('What others see; the identity.'),
    role: z
      .enum(ROOM_ROLES)
      .optional()
      .describe(
        '`host` may do everything, `speaker` publishes, `viewer` watches and chats. Without it, ' +
          'and without `permissions`, `speaker`, or `viewer` in rooms of mode `broadcast`.',
      ),
    permissions: RoomPermissions.optional().describe('Instead of a role.'),
    ttl_s: z
      .int()
      .min(60)
      .max(86_400)
      .default(3_600)
      .describe('Seconds that somebody can come in with it; who is in stays.'),
    single_use: z
      .boolean()
      .default(false)
      .describe(
        'Whether it lets in once: a copy of it is of no use then, nor is reloading the page. Who ' +
          'only loses the connection comes back. Rooms on LiveKit have none.',
      ),
    metadata: metadataOf(4).default(null).describe('Anything; others in the room see it.'),
  })
  .refine(({ role, permissions }) => role === undefined || permissions === undefined, {
    error: 'Give `role` or `permissions`, not both.',
    path: ['permissions'],
  })
  .meta({ id: 'CreateRoomToken' });
export type CreateRoomToken = z.output<typeof CreateRoomToken>;

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const RoomToken = z
  .object({
    id: z.string().describe('`rtk_…`, by which it is revoked.'),
    room_id: z.string(),
    identity: Identity,
    token: z.string().describe('For the browser; whoever has it can come in as this identity.'),
    url: z.string().describe('Where the browser connects.'),
    engine: z.enum(['janus', 'livekit']).describe('What is spoken there.'),
    ice_servers: z.array(IceServer).describe('Servers for `RTCPeerConnection`.'),
    permissions: RoomPermissions,
    expires_at: z.iso.datetime(),
    join_url: z.string().describe('The page where people meet, with the token in its fragment.'),
  })
  .meta({ id: 'RoomToken' });
export type RoomToken = z.output<typeof RoomToken>;

export const RoomTokenResponse = envelopeOf(RoomToken);
export const RevokedRoomTokenResponse = envelopeOf(
  z.object({ id: z.string(), revoked_at: z.iso.datetime() }),
);
