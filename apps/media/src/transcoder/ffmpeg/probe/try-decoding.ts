import { type ToolRunner, TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { input, QUIET } from '../input-options.js';

/** What came out of a decoder. */
export interface Decoded {
  readonly frames: number;
  /** Where the last one lies on the timeline of the file. */
  readonly lastMs: number;
}

/** Enough to know that a stream can be decoded. */
const FIRST_FRAMES = '12';

/** Decodes the first frames of a stream, or all from a moment on. */
export async function tryDecoding(
  runner: ToolRunner,
  index: number,
  fromMs: number | null,
  signal: AbortSignal,
): Promise<Decoded> {
  const seek = fromMs === null ? [] : ['-noaccurate_seek', '-ss', (fromMs / 1000).toFixed(3)];
  const command = ['ffmpeg', ...QUIET, '-threads', '1', '-copyts', '-start_at_zero'];
  command.push(...input(seek), '-map', `0:${index}`);
  if (fromMs === null) command.push('-frames', FIRST_FRAMES);
  // `showinfo` would cost more; frame checksums tell each moment in the stream's own time base.
  command.push('-fps_mode', 'passthrough', '-flags', '+bitexact', '-f', 'framecrc', 'pipe:1');
  let [frames, lastMs, base] = [0, 0, 0];
  try {
    await runner.run(command, signal, {
      onLine: (line, stream) => {
        if (stream !== 'stdout') return;
        const declared = /^#tb 0: (\d+)\/(\d+)/.exec(line);
        if (declared) base = (Number(declared[1]) / Number(declared[2])) * 1000;
        if (line.startsWith('#') || line === '') return;
        const [, , pts = '0', duration = '0'] = line.split(',');
        frames++;
        lastMs = Math.max(lastMs, (Number(pts) + Number(duration)) * base);
      },
    });
  } catch (error) {
    // Damage ends some decoders with an error; what came before counts all the same.
    if (!(error instanceof TranscodeFailed) || error.kind !== 'crashed') throw error;
  }
  return { frames, lastMs };
}
