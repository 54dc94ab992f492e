import type { SandboxView } from '@skydeck/ffmpeg-sandbox';
import type { AudioTask, ChunkTask, CopyTask } from '../../chunk-task.js';
import type { VideoCodec } from '../../video-codec.js';

/** An encoder that gets no further for so long is ended. */
export const STALL_MS = 120_000;

const MIN_CPU_S = 60;
/** Processor time for a second of 1080p; larger pictures may take as much more. */
const CPU_PER_SECOND = 20;
/** What further codecs may take of it, as many times as H.264. */
const CODEC_SHARE: Record<VideoCodec, number> = { h264: 1, hevc: 3, vp9: 4, av1: 4 };
const FULL_HD_PIXELS = 1920 * 1080;
const CHUNK_MEMORY_BYTES = 8 * 1024 ** 3;
const AUDIO_MEMORY_BYTES = 2 * 1024 ** 3;
const MAX_FILE_BYTES = 4 * 1024 ** 3;
/** Sound takes a fiftieth of its length. */
const AUDIO_CPU_SHARE = 0.2;
const MIN_AUDIO_CPU_S = 120;

/** Limits of one chunk. */
export function chunkView(task: ChunkTask, folder: string): SandboxView {
  const { file, startMs, endMs, treatment, renditions, overlay } = task;
  const seconds = (endMs - startMs + treatment.seekMarginMs) / 1000;
  const pixels = (renditions[0]?.width ?? 0) * (renditions[0]?.height ?? 0);
  const share = CODEC_SHARE[renditions[0]?.codec ?? 'h264'];
  const size = Math.max(1, pixels / FULL_HD_PIXELS);
  return {
    file,
    extra: overlay?.file,
    folder,
    cpuS: Math.ceil(share * Math.max(MIN_CPU_S, CPU_PER_SECOND * seconds * size)),
    memoryBytes: CHUNK_MEMORY_BYTES,
    fileBytes: MAX_FILE_BYTES,
  };
}

/** Limits of what goes through a whole file without encoding pictures. */
export function wholeFileView(
  { file, durationMs }: Pick<AudioTask | CopyTask, 'file' | 'durationMs'>,
  folder: string,
  fileBytes = MAX_FILE_BYTES,
): SandboxView {
  return {
    file,
    folder,
    cpuS: Math.ceil(Math.max(MIN_AUDIO_CPU_S, (durationMs / 1000) * AUDIO_CPU_SHARE)),
    memoryBytes: AUDIO_MEMORY_BYTES,
    fileBytes,
  };
}

/** A busy machine gives a process a third of a processor, and a disk may be slow. */
export function wallMs({ cpuS }: SandboxView): number {
  return cpuS * 3000 + STALL_MS;
}
