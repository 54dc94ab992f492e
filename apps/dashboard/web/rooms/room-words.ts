import type { RoomTrack } from '../api/room-people.js';
import type { Room, RoomSession } from '../api/rooms.js';

/** What modes are called. */
export const MODES: Readonly<Record<Room['mode'], string>> = {
  conference: 'Conference',
  broadcast: 'Broadcast',
};

/** What a track carries. */
export const SOURCES: Readonly<Record<RoomTrack['source'], string>> = {
  camera: 'Camera',
  microphone: 'Microphone',
  screen_share: 'Screen',
  screen_share_audio: 'Sound of the screen',
};

const DAY_S = 86_400;
const HOUR_S = 3600;
const MINUTE_S = 60;

/** A length of time in words, such as `2 h 5 min`; at most two of them. */
export function spanText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / DAY_S), 'd'],
    [Math.floor((whole % DAY_S) / HOUR_S), 'h'],
    [Math.floor((whole % HOUR_S) / MINUTE_S), 'min'],
    [whole % MINUTE_S, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** How long somebody was in a room, or has been until now. */
export const sessionText = ({ started_at: from, ended_at: to }: RoomSession): string =>
  spanText(((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / 1000);
