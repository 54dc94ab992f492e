import type { ClientRequest, Permissions, TrackSource } from '@skydeck/costream/protocol';
import { z } from 'zod';
import { LIMITS } from './limits.js';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const source = z.enum<TrackSource[]>([
  'camera',
  'microphone',
  'screen_share',
  'screen_share_audio',
]);
const identity = z.string().min(1).max(128);
const trackId = z.string().min(1).max(64);
const trackIds = z.array(trackId).min(1).max(LIMITS.tracks);
const mid = z.string().regex(/^[\w.-]{1,32}$/, 'is a mid of a line of the offer');
const peer = z.enum(['publisher', 'subscriber']);
const noNul = (text: string): boolean => !text.includes('\0');
const text = (max: number) => z.string().max(max).refine(noNul, 'holds no character NUL');
const sdp = text(LIMITS.sdpBytes);
const to = z.array(identity).min(1).max(500).optional();
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => bytesOf(value) <= LIMITS.metadataBytes, 'has at most 4 KiB as JSON')
  .nullable();
const candidate = z
  .object({
    candidate: text(LIMITS.candidateCharacters).refine(
      (line) => !/[\r\n]/.test(line),
      'is one line',
    ),
    sdpMid: z.string().max(32).nullish(),
    sdpMLineIndex: z.int().min(0).max(LIMITS.mediaLines).nullish(),
  })
  .nullable();
const pixels = z.int().min(1).max(16_384).optional();
const figure = z.number().min(0).max(1e12);

const permissions: z.ZodType<Permissions> = z.object({
  publish: z.array(source).max(4),
  subscribe: z.boolean(),
  data: z.boolean(),
  hidden: z.boolean(),
  moderate: z.boolean(),
});

const asked = { id, type: z.literal('moderate') };
const moderate = z.discriminatedUnion('action', [
  z.object({
    ...asked,
    action: z.literal('mute'),
    identity,
    track_id: trackId.optional(),
    source: source.optional(),
    muted: z.boolean(),
  }),
  z.object({ ...asked, action: z.literal('mute_all'), source }),
  z.object({ ...asked, action: z.literal('remove'), identity, ban: z.boolean().optional() }),
  z.object({ ...asked, action: z.literal('permissions'), identity, permissions }),
  z.object({ ...asked, action: z.literal('lower_hand'), identity }),
  z.object({ ...asked, action: z.enum(['admit', 'deny']), identity }),
]);

const report = z.object({
  track_id: trackId,
  direction: z.enum(['in', 'out']),
  bitrate_bps: figure,
  packet_loss: z.number().min(0).max(1),
  jitter_ms: figure,
  rtt_ms: figure,
  frames_per_second: figure,
  width: z.int().min(0).max(16_384),
  height: z.int().min(0).max(16_384),
});

const REQUESTS = z.discriminatedUnion('type', [
  z.object({
    id,
    type: z.literal('join'),
    token: z.string().min(1).max(16_384),
    resume: z.string().max(64).optional(),
    client: z.string().max(200).optional(),
  }),
  z.object({
    id,
    type: z.literal('publish'),
    sdp,
    tracks: z
      .array(
        z.object({ mid, source, width: pixels, height: pixels, muted: z.boolean().optional() }),
      )
      .max(LIMITS.mediaLines),
  }),
  z.object({ id, type: z.enum(['subscribe', 'unsubscribe']), track_ids: trackIds }),
  z.object({ id, type: z.literal('answer'), sdp }),
  z.object({ id, type: z.literal('candidate'), peer, candidate }),
  z.object({ id, type: z.literal('restart_ice'), peer, sdp: sdp.optional() }),
  z.object({
    id,
    type: z.literal('quality'),
    track_id: trackId,
    quality: z.enum(['high', 'medium', 'low', 'off']),
  }),
  z.object({ id, type: z.literal('mute'), track_id: trackId, muted: z.boolean() }),
  z.object({
    id,
    type: z.literal('data'),
    topic: z.string().max(128),
    payload: z
      .string()
      .refine((value) => Buffer.byteLength(value) <= LIMITS.dataBytes, 'has at most 15 KiB'),
    to,
  }),
  z.object({
    id,
    type: z.literal('chat'),
    text: text(LIMITS.chatCharacters).refine((value) => value.trim() !== '', 'is not empty'),
    to,
  }),
  z.object({ id, type: z.literal('hand'), raised: z.boolean() }),
  z.object({
    id,
    type: z.literal('profile'),
    name: z.string().max(128).optional(),
    metadata: metadata.optional(),
  }),
  moderate,
  z.object({ id, type: z.literal('report'), stats: z.array(report).max(LIMITS.tracks) }),
  z.object({ id, type: z.literal('leave') }),
]);

/** What came, read as a request; otherwise what is wrong with it, and its number where it has one. */
export type ReadRequest =
  | { readonly request: ClientRequest }
  | { readonly id: number | null; readonly problem: string };

/** Reads one message of a client. */
export function readRequest(message: string): ReadRequest {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return { id: null, problem: 'The message is not JSON.' };
  }
  const read = REQUESTS.safeParse(value);
  if (read.success) return { request: read.data as ClientRequest };
  const number = id.safeParse((value as { id?: unknown } | null)?.id);
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  const problem = `${field === '' ? 'The message' : field}: ${issue?.message ?? 'is not valid'}`;
  return { id: number.success ? number.data : null, problem };
}
