import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Identity } from '../tokens/room-token.schema.js';
import type { BanEntity } from './ban.entity.js';

export const RoomBan = z
  .object({
    id: z.string().describe('`rbn_…`'),
    room_id: z.string(),
    identity: Identity,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'RoomBan' });

export const RoomBanListResponse = pageOf(RoomBan);

/** Which bans to list. */
export const ListRoomBans = listQuery('room_bans', {
  filters: { identity: Identity },
  sort: ['created_at'],
});
export type ListRoomBans = z.output<typeof ListRoomBans.schema>;

export const toBan = (row: BanEntity): z.output<typeof RoomBan> => ({
  id: row.id,
  room_id: row.roomId,
  identity: row.identity,
  created_at: row.createdAt.toISOString(),
});
