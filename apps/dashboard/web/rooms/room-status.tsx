import type { Room } from '../api/rooms.js';
import { Status } from '../ui/status.js';

const WORDS: Readonly<Record<Room['status'], string>> = {
  active: 'Live',
  idle: 'Empty',
  scheduled: 'Scheduled',
  ended: 'Ended',
};
/** Where nobody is, no work is under way. */
const TONES: Readonly<Record<Room['status'], string>> = {
  active: 'live',
  idle: 'closed',
  scheduled: 'closed',
  ended: 'expired',
};

/** Those that a list can be narrowed to. */
export const ROOM_STATUSES: readonly Room['status'][] = ['active', 'idle', 'scheduled', 'ended'];

export const statusWord = (status: Room['status']): string => WORDS[status];

/** Whether somebody is in a room, or may be. For moments after the last has left it is still used. */
export function RoomStatus({ room }: { readonly room: Pick<Room, 'status' | 'participants'> }) {
  const status = room.status === 'active' && room.participants === 0 ? 'idle' : room.status;
  return <Status value={TONES[status]} label={WORDS[status]} />;
}
