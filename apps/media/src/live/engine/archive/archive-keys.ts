import { z } from 'zod';
import { liveSessionPrefix } from '../../../object-keys.js';

/** What is known of a rendition of a part before its first segment. */
const ArchivedRendition = z.object({
  name: z.string(),
  kind: z.enum(['video', 'audio']),
  width: z.number().nullable(),
  height: z.number().nullable(),
  frameRate: z.number().nullable(),
  channels: z.number().nullable(),
  codecs: z.string(),
  timescale: z.number(),
  initFile: z.string(),
  initSha256: z.string(),
  initBytes: z.number(),
});
export type ArchivedRendition = z.output<typeof ArchivedRendition>;

/** The object that begins a part: everything else is in the names of its segments. */
export const ArchivedPart = z.object({
  startedAt: z.coerce.date(),
  renditions: z.array(ArchivedRendition),
});
export type ArchivedPart = z.output<typeof ArchivedPart>;

export const PART_FACTS = 'part.json';

/** Where the objects of a part are. */
export const partPrefix = (streamId: string, sessionId: string, part: number) =>
  `${liveSessionPrefix(streamId, sessionId)}${part}/`;

/** A segment tells its place and its length by its name, in the form that chunks of assets have. */
export const archivedSegment = (number: number, durationTicks: number) =>
  `c${number}-${durationTicks}.mp4`;

export const ARCHIVED_SEGMENT = /^(\d+)\/([^/]+)\/c(\d{1,6})-(\d{1,6})\.mp4$/;
export const MOST_NUMBER = 999_999;
