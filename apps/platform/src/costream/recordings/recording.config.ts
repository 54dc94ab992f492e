import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

const whole = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** Settings of recordings of rooms. */
export const recordingSettings = {
  COSTREAM_RECORDING_LONGEST_S: whole(60, 86_400, 21_600).describe(
    'Longest recording of a room, in seconds; it ends then with the reason `time_limit`.',
  ),
  QUOTA_ROOM_RECORDING_GIGABYTES: quotaSetting(
    50,
    'GiB that recordings of rooms of one project may take; what runs ends when they do',
  ),
  COSTREAM_RECORDING_FREE_MB: whole(1, 1_000_000, 1_024).describe(
    'MiB that must stay free on the disk of the installation; below that, recordings of rooms end and are kept.',
  ),
  COSTREAM_COMPOSITES: whole(1, 64, 1).describe(
    'Recordings of rooms that one process makes into films at once; each takes up to four cores.',
  ),
};
