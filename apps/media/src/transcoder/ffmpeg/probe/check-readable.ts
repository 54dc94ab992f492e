import type { ToolRunner } from '@skydeck/ffmpeg-sandbox';
import { MediaRejected } from '../../media-rejected.js';
import type { ProbeReport } from '../../probe-report.js';
import { seekMarginMs } from '../../plan/seek-margin.js';
import { tryDecoding } from './try-decoding.js';

/** What may be missing at the end of an ordinary file. */
const TOLERANCE_SHARE = 0.02;
/** Of a short file a larger part may be missing, up to two seconds. */
const SHORT_SHARE = 0.2;
const MOST_OF_SHORT_MS = 2000;

/** Decodes the first and the last group of pictures, or sounds. @throws MediaRejected */
export async function checkReadable(
  report: ProbeReport,
  runner: () => ToolRunner,
  signal: AbortSignal,
): Promise<void> {
  const track = report.video ?? report.audio[0];
  if (track === undefined) return;
  const first = await tryDecoding(runner(), track.index, null, signal);
  if (first.frames === 0) {
    throw new MediaRejected('input_damaged', 'Nothing could be decoded at the start of the file.');
  }
  const fromMs = Math.max(0, track.endMs - seekMarginMs(report));
  const last = await tryDecoding(runner(), track.index, fromMs, signal);
  const tolerance = Math.max(
    track.endMs * TOLERANCE_SHARE,
    Math.min(MOST_OF_SHORT_MS, track.endMs * SHORT_SHARE),
  );
  if (last.frames > 0 && last.lastMs >= track.endMs - tolerance) return;
  const detail = 'The file ends before the length that it declares.';
  throw new MediaRejected('input_truncated', detail);
}
