import type { Room } from '../../api/rooms.js';

/** What every tab of a room is given. */
export interface RoomTabProps {
  readonly project: string;
  readonly room: Room;
}

/** The tabs of a room in their order. */
export const ROOM_TABS = ['now', 'recordings', 'in-and-out', 'history', 'settings'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];
