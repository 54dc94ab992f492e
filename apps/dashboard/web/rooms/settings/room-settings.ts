import type { Room, RoomChange, WantedRoom } from '../../api/rooms.js';

/** What its owner chooses for a room; moments as the browser's inputs have them. */
export interface RoomSettings {
  readonly name: string;
  readonly mode: Room['mode'];
  readonly max_participants: number;
  readonly max_publishers: number;
  readonly max_duration_s: number;
  readonly waiting_room: boolean;
  readonly locked: boolean;
  readonly persistent: boolean;
  readonly record: Room['record'];
  readonly opens_at: string;
  readonly closes_at: string;
}

/** Fields that show themselves what is wrong with them. */
export const FIELDS = [
  'name',
  'max_participants',
  'max_publishers',
  'max_duration_s',
  'opens_at',
  'closes_at',
] as const;

export const USUAL: RoomSettings = {
  name: '',
  mode: 'conference',
  max_participants: 50,
  max_publishers: 12,
  max_duration_s: 0,
  waiting_room: false,
  locked: false,
  persistent: true,
  record: 'off',
  opens_at: '',
  closes_at: '',
};

const MINUTE_MS = 60_000;

/** A moment as an input of date and time has it, in the zone of the reader. */
export function localText(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const zoned = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
  return zoned.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

const momentOf = (text: string): string | null =>
  text === '' ? null : new Date(text).toISOString();

export const settingsOf = (room: Room): RoomSettings => ({
  name: room.name,
  mode: room.mode,
  max_participants: room.max_participants,
  max_publishers: room.max_publishers,
  max_duration_s: room.max_duration_s,
  waiting_room: room.waiting_room,
  locked: room.locked,
  persistent: room.persistent,
  record: room.record,
  opens_at: localText(room.opens_at),
  closes_at: localText(room.closes_at),
});

export const isComplete = ({ name }: RoomSettings): boolean => name.trim() !== '';

/** What is asked for when a room is made. */
export const wantedOf = (settings: RoomSettings): WantedRoom => ({
  ...settings,
  name: settings.name.trim(),
  opens_at: momentOf(settings.opens_at),
  closes_at: momentOf(settings.closes_at),
});

/** What is asked for when one is changed: only what is different. */
export function changeOf(room: Room, settings: RoomSettings): RoomChange {
  const before = Object.entries(settingsOf(room));
  const wanted: Record<string, unknown> = { ...wantedOf(settings) };
  const same = before.filter(([name, value]) => settings[name as keyof RoomSettings] === value);
  for (const [name] of same) delete wanted[name];
  return wanted;
}
