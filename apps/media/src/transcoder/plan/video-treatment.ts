import type { ProbeReport, VideoTrack } from '../probe-report.js';
import type { VideoTreatment } from '../transcode-plan.js';
import { outputRate } from './frame-rate.js';
import { seekMarginMs } from './seek-margin.js';

/** Pictures of this height and more are taken for HD when they do not say how they code colours. */
const HD_HEIGHT = 720;

/** What the picture of a file needs before it is scaled; null without one. */
export function videoTreatment(report: ProbeReport): VideoTreatment | null {
  const { video } = report;
  if (video === null) return null;
  return {
    streamIndex: video.index,
    frameRate: outputRate(video),
    deinterlace: video.isInterlaced,
    toneMap: video.color.isHdr,
    sourceMatrix: matrixOf(video),
    sourceRange: video.color.range ?? (video.pixelFormat.startsWith('yuvj') ? 'pc' : 'tv'),
    seekMarginMs: seekMarginMs(report),
  };
}

function matrixOf({ color, codedHeight }: VideoTrack): string {
  if (color.matrix !== null) return color.matrix;
  return codedHeight >= HD_HEIGHT ? 'bt709' : 'smpte170m';
}
