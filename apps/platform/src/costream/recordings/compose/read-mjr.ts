import { open, type FileHandle } from 'node:fs/promises';
import { z } from 'zod';

/** What every file of a track begins with. */
const MAGIC = 'MJR00002';
/** What every packet in it begins with. */
const FRAME_MAGIC = 0x4d_45_45_54;
const FRAME_HEADER_BYTES = 10;
const MAGIC_BYTES = MAGIC.length + 2;
/** Longest description that is read; those that are written have about 100 bytes. */
const LONGEST_INFO_BYTES = 4096;
const SHORTEST_RTP_BYTES = 12;
const BUFFER_BYTES = 1024 * 1024;
/** Most times of absence that are told apart; more of them count as presence. */
const MOST_SPANS = 500;

/** Codecs that tracks are kept in, by what the files call them. */
const CODECS = { opus: 'audio', vp8: 'video', vp9: 'video', h264: 'video' } as const;
export type TrackCodec = keyof typeof CODECS;

const Info = z.object({
  t: z.enum(['a', 'v']),
  c: z.enum(['opus', 'vp8', 'vp9', 'h264']),
  /** Microseconds since 1970 at the first packet. */
  u: z.int().min(0).max(8_640_000_000_000_000),
  /** What the engine was told of the track. */
  d: z.string().max(200).optional().catch(undefined),
});

/** From when to when packets came, in milliseconds since 1970. */
export interface ArrivalSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What is in a file of a track. */
export interface MjrTrack {
  readonly kind: 'audio' | 'video';
  readonly codec: TrackCodec;
  /** `trk_…`, when the engine was told. */
  readonly trackId: string | undefined;
  /** Never empty; at least `gapMs` lie between two of them. */
  readonly spans: readonly [ArrivalSpan, ...ArrivalSpan[]];
  readonly packets: number;
  /** Bytes up to the end of the last packet that is whole. */
  readonly wholeBytes: number;
  readonly sizeBytes: number;
}

/** The file is none of a track, or has nothing that could be played. */
export class MjrRefused extends Error {
  override readonly name = 'MjrRefused';
}

/**
 * Reads what is in a file that Janus wrote, without trusting it: what is no whole packet ends it.
 * Memory is bounded, whatever the file says.
 * @param gapMs silence that counts as absence
 * @throws MjrRefused
 * @see https://janus.conf.meetecho.com/docs/recordings.html
 */
export async function readMjr(file: string, gapMs: number): Promise<MjrTrack> {
  await using handle = await open(file, 'r');
  const { info, at } = await readInfo(handle);
  const kind = CODECS[info.c];
  if (kind !== (info.t === 'a' ? 'audio' : 'video')) throw new MjrRefused('kind and codec differ');
  const startMs = Math.round(info.u / 1000);
  const { size: sizeBytes } = await handle.stat();
  const spans: { fromMs: number; toMs: number }[] = [];
  let [wholeBytes, packets] = [at, 0];
  for await (const { atMs, end } of frames(handle, at)) {
    const now = startMs + atMs;
    const last = spans.at(-1);
    if (!last || (now - last.toMs > gapMs && spans.length < MOST_SPANS)) {
      spans.push({ fromMs: now, toMs: now });
    } else if (now > last.toMs) {
      last.toMs = now;
    }
    packets++;
    wholeBytes = end;
  }
  const [first, ...further] = spans;
  if (!first) throw new MjrRefused('it has no packet');
  const about = { kind, codec: info.c, trackId: info.d };
  return { ...about, spans: [first, ...further], packets, wholeBytes, sizeBytes };
}

async function readInfo(handle: FileHandle): Promise<{ info: z.output<typeof Info>; at: number }> {
  const head = Buffer.alloc(MAGIC_BYTES + LONGEST_INFO_BYTES);
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  if (bytesRead < MAGIC_BYTES || head.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new MjrRefused('it does not begin as such files do');
  }
  const at = MAGIC_BYTES + head.readUInt16BE(MAGIC.length);
  if (at > bytesRead) throw new MjrRefused('its description is too long, or not whole');
  try {
    return { info: Info.parse(JSON.parse(head.toString('utf8', MAGIC_BYTES, at))), at };
  } catch (cause) {
    throw new MjrRefused('its description cannot be read', { cause });
  }
}

/** Where packets end, and when they came after the first, in milliseconds. */
async function* frames(
  handle: FileHandle,
  start: number,
): AsyncGenerator<{ atMs: number; end: number }> {
  const buffer = Buffer.alloc(BUFFER_BYTES);
  let position = start;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    let used = 0;
    while (used + FRAME_HEADER_BYTES <= bytesRead) {
      if (buffer.readUInt32BE(used) !== FRAME_MAGIC) return;
      const length = buffer.readUInt16BE(used + 8);
      const end = used + FRAME_HEADER_BYTES + length;
      if (length < SHORTEST_RTP_BYTES) return;
      if (end > bytesRead) break;
      yield { atMs: buffer.readUInt32BE(used + 4), end: position + end };
      used = end;
    }
    if (used === 0) return;
    position += used;
  }
}
