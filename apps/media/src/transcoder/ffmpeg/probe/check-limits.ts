import { MediaRejected } from '../../media-rejected.js';
import type { ProbeLimits } from '../../probe-limits.js';
import type { ProbeReport, VideoTrack } from '../../probe-report.js';
import { valueOf } from './stream-facts.js';
import { AUDIO_CODECS, VIDEO_CODECS } from './supported-codecs.js';

const S_MS = 1000;

/** Refuses what is beyond the limits. @throws MediaRejected */
export function checkLimits(report: ProbeReport, limits: ProbeLimits): void {
  const { video, audio, durationMs } = report;
  if (video === null && audio.length === 0) {
    throw new MediaRejected('no_streams', 'The file has neither a picture nor a sound.');
  }
  if (durationMs > limits.maxDurationMs) {
    const hours = Math.floor(limits.maxDurationMs / (3600 * S_MS));
    throw new MediaRejected('input_too_long', `A file may last ${hours} hours at most.`);
  }
  if (durationMs < limits.minDurationMs) {
    const least = limits.minDurationMs / S_MS;
    throw new MediaRejected('input_empty', `A file must last ${least} seconds at least.`);
  }
  for (const { codec } of audio) known(codec, AUDIO_CODECS);
  if (video !== null) checkVideo(video, limits);
}

function checkVideo(video: VideoTrack, limits: ProbeLimits): void {
  known(video.codec, VIDEO_CODECS);
  const sides = [video.codedWidth, video.codedHeight, video.width, video.height];
  const pixels = video.codedWidth * video.codedHeight;
  const isTooSmall = sides.some((side) => side < limits.minSidePx);
  const isTooLarge = sides.some((side) => side > limits.maxSidePx) || pixels > limits.maxPixels;
  if (isTooSmall || isTooLarge) {
    const { codedWidth, codedHeight } = video;
    const bounds = `Sides of ${limits.minSidePx} to ${limits.maxSidePx} pixels and ${limits.maxPixels} pixels in all are supported`;
    throw new MediaRejected(
      'resolution_unsupported',
      `${bounds}; the picture has ${codedWidth} × ${codedHeight}.`,
    );
  }
  const rate = valueOf(video.averageFrameRate);
  if (rate > limits.maxFrameRate || rate < limits.minFrameRate) {
    const shown = Number(rate.toPrecision(3));
    throw new MediaRejected(
      'frame_rate_unsupported',
      `${limits.minFrameRate} to ${limits.maxFrameRate} frames per second are supported; the file has ${shown} on average.`,
    );
  }
}

function known(codec: string, codecs: ReadonlySet<string>): void {
  if (codecs.has(codec)) return;
  const name = /^[a-z0-9_]{1,40}$/.test(codec) ? codec : 'unknown';
  throw new MediaRejected('codec_unsupported', `The codec ${name} is not supported.`);
}
