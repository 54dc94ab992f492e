import type { RoomRecording } from '../../api/room-recordings.js';

/** How a recording is laid out. */
export const LAYOUTS: Readonly<Record<RoomRecording['layout'], string>> = {
  grid: 'Everybody, in tiles',
  speaker: 'Who speaks, large',
  tracks: 'Each by themselves',
};

/** Why nothing became of one. */
export const FAILURES: Readonly<Record<NonNullable<RoomRecording['failure']>, string>> = {
  empty: 'Nobody sent anything',
  lost: 'What was recorded is lost',
  not_made: 'It could not be made',
};
