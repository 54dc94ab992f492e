import type { Permissions } from '@skydeck/costream/protocol';
import type { RoomMode } from '../rooms/room.entity.js';
import type { CreateRoomToken, RoomRole } from './room-token.schema.js';
import { TRACK_SOURCES } from './token-claims.js';

const viewer = { publish: [], subscribe: true, data: true, hidden: false, moderate: false };
const speaker = { ...viewer, publish: TRACK_SOURCES };
const ROLES: Readonly<Record<RoomRole, Permissions>> = {
  viewer,
  speaker,
  host: { ...speaker, moderate: true },
};

/** What a token allows: what is said, or what is usual in rooms of that mode. */
export function permissionsFor(
  { role, permissions }: Pick<CreateRoomToken, 'role' | 'permissions'>,
  mode: RoomMode,
): Permissions {
  if (permissions) return { ...permissions, publish: [...new Set(permissions.publish)] };
  return ROLES[role ?? (mode === 'broadcast' ? 'viewer' : 'speaker')];
}
