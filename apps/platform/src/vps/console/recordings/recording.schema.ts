import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { RecordingEntity } from './recording.entity.js';

/** Which recordings of a server to list. */
export const ListRecordings = listQuery('vps_recordings', { sort: ['created_at'] });
export type ListRecordings = z.output<typeof ListRecordings.schema>;

/** A recording of a console as its owner sees it. */
export const Recording = z
  .object({
    id: z.string().describe('`rec_…`'),
    vps_id: z.string().describe('The server that it is of.'),
    session_id: z.string().describe('The console that it is of.'),
    mode: z.enum(['shell', 'serial']).describe('What the console was connected to.'),
    opened_by: z
      .object({ kind: z.enum(['account', 'key', 'service']), id: z.string() })
      .describe('Who opened the console.'),
    status: z.enum(['recording', 'complete']).describe('Whether it can be downloaded.'),
    size_bytes: z.int().describe('Size of the file; 0 while it is recorded.'),
    duration_ms: z.int().describe('How long the console was open; 0 while it is recorded.'),
    truncated: z.boolean().describe('Whether it ends early because there was no more room.'),
    created_at: z.iso.datetime().describe('When the console was opened.'),
    ended_at: z.iso.datetime().nullable().describe('When it ended; null while it is recorded.'),
  })
  .meta({ id: 'VpsRecording' });
export type Recording = z.output<typeof Recording>;

export const RecordingResponse = envelopeOf(Recording);
export const RecordingListResponse = pageOf(Recording);

export function toRecording(row: RecordingEntity): Recording {
  return {
    id: row.id,
    vps_id: row.vpsId,
    session_id: row.sessionId,
    mode: row.mode,
    opened_by: row.actor,
    status: row.endedAt ? 'complete' : 'recording',
    size_bytes: Number(row.sizeBytes),
    duration_ms: Number(row.durationMs),
    truncated: row.isTruncated,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
