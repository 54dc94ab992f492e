import type { ProbeReport } from '../probe-report.js';
import type { TranscodePlan } from '../transcode-plan.js';
import type { TranscodeSettings } from '../transcode-settings.js';
import { audioRenditions } from './audio-renditions.js';
import { canCopyVideo } from './can-copy-video.js';
import { chunkSpans } from './chunk-spans.js';
import { furtherLadders } from './further-ladders.js';
import { ladderOf } from './ladder.js';
import { videoTreatment } from './video-treatment.js';

/** Decides what becomes of a file. The same report and settings give the same plan. */
export function planRenditions(report: ProbeReport, settings: TranscodeSettings): TranscodePlan {
  const { video } = report;
  const treatment = videoTreatment(report);
  const [numerator, denominator] = treatment?.frameRate ?? [1, 1];
  const ladder = video ? ladderOf(video, settings.maxHeight, numerator / denominator) : [];
  return {
    durationMs: report.durationMs,
    video: ladder,
    further: furtherLadders(ladder, settings.codecs),
    treatment,
    chunks: video ? chunkSpans(video.endMs, settings.workers) : [],
    audio: audioRenditions(report),
    canCopyVideo: !settings.hasOverlay && canCopyVideo(report),
  };
}
