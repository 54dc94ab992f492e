import path from 'node:path';
import { OUTPUT_PATH, type SandboxKind, ToolRunner, inWorkFolder } from '@skydeck/ffmpeg-sandbox';
import type { AudioTask, ChunkOutput } from '../../chunk-task.js';
import type { OnProgress } from '../../transcoder.js';
import { FORGIVING, input, QUIET } from '../input-options.js';
import { STALL_MS, wallMs, wholeFileView } from './encode-limits.js';
import { loudnessGain } from './loudness.js';
import { AUDIO_MUXER } from './output-options.js';
import { PROGRESS, progressOf } from './progress.js';
import { takeOutput } from './take-output.js';

const WRITTEN = 'audio.mp4';

/** Encodes one sound from its beginning to its end: the overlap of frames cannot be cut cleanly. */
export function runAudio(
  kind: SandboxKind,
  task: AudioTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ChunkOutput> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const view = wholeFileView(task, folder);
    const runner = new ToolRunner(kind, view, wallMs(view), STALL_MS);
    const { streamIndex } = task.rendition;
    const gain =
      task.loudness === 'normalize' ? await loudnessGain(runner, streamIndex, signal) : 0;
    const onLine = progressOf(0, task.durationMs, onProgress);
    await runner.run(audioCommand(task, gain), signal, { onLine });
    const written = path.join(folder, WRITTEN);
    return { files: [await takeOutput(written, task.rendition.name, task.folder)] };
  });
}

function audioCommand({ rendition, durationMs }: AudioTask, gainDb: number): string[] {
  const { streamIndex, channels, sampleRateHz, bitrateBps } = rendition;
  const seconds = String(durationMs / 1000);
  const filters = [
    // Silence where the source has none, from the very beginning.
    `aresample=${sampleRateHz}:async=1:min_hard_comp=0.1:first_pts=0`,
    ...(gainDb === 0 ? [] : [`volume=${gainDb}dB`]),
    `apad=whole_dur=${seconds}`,
  ];
  const command = ['ffmpeg', ...QUIET, '-y', ...FORGIVING, ...PROGRESS, '-threads', '1'];
  command.push('-copyts', '-start_at_zero', ...input(), '-map', `0:${streamIndex}`);
  command.push('-af', filters.join(','), '-t', seconds);
  command.push('-c:a', 'aac', '-b:a', String(bitrateBps), '-ac', String(channels));
  command.push('-ar', String(sampleRateHz), '-flags:a', '+bitexact');
  // The first packet only warms the decoder up, and would come before the picture begins.
  command.push('-bsf:a', String.raw`noise=drop=lt(pts\,0)`);
  command.push(...AUDIO_MUXER, `${OUTPUT_PATH}/${WRITTEN}`);
  return command;
}
