import { COMPOSITE_FILES } from './compose/composite.js';
import type { RecordedFile, RoomRecordingEntity } from './recording.entity.js';
import { RoomRecordingErrors } from './recording.errors.js';

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  opus: 'audio/ogg',
  m3u8: 'application/vnd.apple.mpegurl',
};

/** All that is stored of a recording begins so. The object store is shared with other services. */
export const recordingPrefix = (id: string) => `costream/recordings/${id}/`;

/** Where a file of a recording is in the object store. */
export const fileKey = (id: string, name: string) => recordingPrefix(id) + name;

/** Media type of a file, by its name. */
export function contentTypeOf(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/**
 * The film, or the file of a track.
 * @throws `room_recording.not_ready`, `room_recording.no_such_track`
 */
export function wantedFile(row: RoomRecordingEntity, track: string | undefined): RecordedFile {
  if (row.status !== 'ready') throw RoomRecordingErrors.not_ready();
  const isWanted = (file: RecordedFile) =>
    track === undefined ? file.name === COMPOSITE_FILES.film : file.track?.id === track;
  const found = row.files.find(isWanted);
  if (!found) throw RoomRecordingErrors.no_such_track();
  return found;
}
