import type { FurtherLadder, VideoRendition } from '../transcode-plan.js';
import { FURTHER_CODECS, type VideoCodec } from '../video-codec.js';

/** Encoders of these take several times as long: a few sizes must do. */
const MOST_RUNGS = 3;
/** Larger pictures would take hours. */
const MOST_PIXELS = 2560 * 1440;
/** What an encoder may spend, against H.264 of the same picture. */
const SHARE = 0.65;
/** Each has a scale of its own; these look alike to H.264 at the quality that is added to. */
const QUALITY_STEP = { hevc: 3, vp9: 12, av1: 18 } as const;

/** The ladders of codecs beside H.264: top, middle and bottom of its ladder. */
export function furtherLadders(
  ladder: readonly VideoRendition[],
  codecs: readonly VideoCodec[],
): FurtherLadder[] {
  const rungs = chosen(ladder.filter(({ width, height }) => width * height <= MOST_PIXELS));
  const wanted = FURTHER_CODECS.filter((codec) => codecs.includes(codec));
  if (rungs.length === 0) return [];
  return wanted.map((codec) => ({
    codec,
    renditions: rungs.map((rung) => ofCodec(rung, codec)),
  }));
}

const ofCodec = (rung: VideoRendition, codec: keyof typeof QUALITY_STEP): VideoRendition => ({
  ...rung,
  codec,
  name: `${rung.name}-${codec}`,
  quality: rung.quality + QUALITY_STEP[codec],
  maxBitrateBps: Math.round(rung.maxBitrateBps * SHARE),
});

function chosen(ladder: readonly VideoRendition[]): VideoRendition[] {
  if (ladder.length <= MOST_RUNGS) return [...ladder];
  const last = ladder.length - 1;
  return [0, Math.round(last / 2), last].flatMap((at) => ladder[at] ?? []);
}
