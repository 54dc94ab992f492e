import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Identity } from '../tokens/room-token.schema.js';

const To = z
  .array(Identity)
  .min(1)
  .max(100)
  .describe('Whom it is for; everybody who is there when not given.');

export const SendRoomChat = z
  .strictObject({
    text: z.string().min(1).max(4_000),
    name: z.string().trim().min(1).max(128).default('Host').describe('Who speaks, as shown.'),
    to: To.optional(),
  })
  .meta({ id: 'SendRoomChat' });
export type SendRoomChat = z.output<typeof SendRoomChat>;

export const RoomChatMessage = z
  .object({
    id: z.string().describe('`rmc_…`'),
    from: z.string().describe('Identity; empty when it came by this API.'),
    name: z.string(),
    text: z.string(),
    to: z.array(z.string()).nullable().describe('Whom alone it was for.'),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'RoomChatMessage' });

export const RoomChatMessageResponse = envelopeOf(RoomChatMessage);
export const RoomChatListResponse = pageOf(RoomChatMessage);

/** What was said, newest first. */
export const ListRoomChat = listQuery('room_chat', { sort: ['created_at'] });
export type ListRoomChat = z.output<typeof ListRoomChat.schema>;

const MOST_BYTES = 15 * 1024;

export const SendRoomData = z
  .strictObject({
    topic: z
      .string()
      .min(1)
      .max(128)
      .default('data')
      .describe('By which browsers tell them apart.'),
    payload: z
      .string()
      .refine((text) => Buffer.byteLength(text) <= MOST_BYTES, { error: 'Must be at most 15 KiB.' })
      .describe('Text, such as JSON.'),
    to: To.optional(),
  })
  .meta({ id: 'SendRoomData' });
export type SendRoomData = z.output<typeof SendRoomData>;

export const SentRoomDataResponse = envelopeOf(
  z.object({ sent: z.literal(true).describe('It was handed to the engine.') }),
);
