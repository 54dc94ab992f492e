import type { ToolRunner } from '@skydeck/ffmpeg-sandbox';
import { input } from '../input-options.js';

/** Loudness that tracks are brought to, and the peak that none goes above (EBU R 128, for the web). */
const TARGET_LUFS = -16;
const MAX_PEAK_DBTP = -1;
const MAX_GAIN_DB = 20;
/** What is quieter is silence: nothing is made louder of it. */
const SILENCE_LUFS = -60;

/** How much a sound is to be raised, in dB; 0 for silence. One gain for all keeps the dynamics. */
export async function loudnessGain(
  runner: ToolRunner,
  streamIndex: number,
  signal: AbortSignal,
): Promise<number> {
  const found = new Map<string, number>();
  const command = ['ffmpeg', '-nostdin', '-hide_banner', '-nostats', '-v', 'info'];
  command.push('-threads', '1', ...input(), '-map', `0:${streamIndex}`);
  command.push('-af', 'ebur128=framelog=verbose:peak=true', '-f', 'null', '-');
  command.push('-progress', 'pipe:1');
  await runner.run(command, signal, {
    onLine: (line, stream) => {
      const said = stream === 'stderr' ? /^\s*(I|Peak):\s+(-?[\d.]+) (LUFS|dBFS)/.exec(line) : null;
      if (said) found.set(said[1] ?? '', Number(said[2]));
    },
  });
  return gainFor(found.get('I'), found.get('Peak'));
}

/** The gain for a measured loudness that leaves the peak below its ceiling. */
export function gainFor(loudness: number | undefined, peak: number | undefined): number {
  if (loudness === undefined || peak === undefined || loudness < SILENCE_LUFS) return 0;
  const gain = Math.min(TARGET_LUFS - loudness, MAX_PEAK_DBTP - peak);
  // What is too loud is lowered for its loudness; a high peak alone is left as it is.
  const bounded = loudness > TARGET_LUFS ? TARGET_LUFS - loudness : Math.max(0, gain);
  return Number(Math.max(-MAX_GAIN_DB, Math.min(MAX_GAIN_DB, bounded)).toFixed(2));
}
