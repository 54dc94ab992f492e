import { words } from '@skydeck/ffmpeg-sandbox';
import { FRAGMENT_MS, keyframesOf } from '../../plan/frame-grid.js';
import type { Fraction } from '../../probe-report.js';
import type { VideoRendition } from '../../transcode-plan.js';
import type { Preset } from '../../transcode-settings.js';
import type { VideoCodec } from '../../video-codec.js';

/** Which part of a file is encoded, and with how much work. */
export interface Encoding {
  readonly startMs: number;
  readonly endMs: number;
  readonly rate: Fraction;
  readonly preset: Preset;
}

/** The encoder's buffer, in seconds of its ceiling. */
const BUFFER_S = 1.5;

/** How a rung of a chunk is encoded: keyframes where fragments begin, the same header in all. */
export function encoderOptions(rendition: VideoRendition, encoding: Encoding): string[] {
  const { startMs, endMs, rate } = encoding;
  const keyframes = keyframesOf(startMs, endMs, rate).map((frame) => `eq(n,${frame})`);
  return [
    ...ENCODERS[rendition.codec ?? 'h264'](rendition, encoding),
    ...words('-pix_fmt yuv420p -fps_mode passthrough'),
    ...words(`-force_key_frames expr:${keyframes.join('+')}`),
    ...words('-color_primaries bt709 -color_trc bt709 -colorspace bt709'),
    ...words('-color_range tv -flags:v +bitexact'),
  ];
}

const ENCODERS: Record<VideoCodec, (rung: VideoRendition, encoding: Encoding) => string[]> = {
  h264: (rung, { preset }) => [
    ...words(`-c:v libx264 -threads 1 -preset ${{ fast: 'veryfast', quality: 'medium' }[preset]}`),
    ...words('-profile:v high -bf 2 -sc_threshold 0 -g 100000'),
    ...rateOptions(rung),
  ],
  hevc: (rung, { preset }) => [
    ...words(`-c:v libx265 -preset ${{ fast: 'superfast', quality: 'fast' }[preset]}`),
    // One thread, no words about the encoder in the header, and keyframes only where they are asked for.
    '-x265-params',
    'log-level=error:info=0:pools=none:frame-threads=1:scenecut=0:open-gop=0:bframes=2:keyint=100000:min-keyint=1',
    ...words('-forced-idr 1 -tag:v hvc1'),
    ...rateOptions(rung),
  ],
  vp9: ({ quality, maxBitrateBps }, { preset }) => [
    ...words(`-c:v libvpx-vp9 -threads 1 -deadline good -row-mt 0 -tile-columns 0`),
    ...words(`-cpu-used ${{ fast: 5, quality: 3 }[preset]} -g 100000`),
    ...words(`-crf ${quality} -b:v ${maxBitrateBps}`),
  ],
  av1: (rung, encoding) =>
    isEven(encoding.rate) ? svtAv1(rung, encoding) : libaom(rung, encoding),
};

const rateOptions = ({ quality, maxBitrateBps }: VideoRendition): string[] => [
  ...words(`-crf ${quality} -maxrate ${maxBitrateBps}`),
  ...words(`-bufsize ${Math.round(maxBitrateBps * BUFFER_S)}`),
];

/** Pictures of a fragment. */
const perFragment = ([numerator, denominator]: Fraction): number =>
  (numerator * FRAGMENT_MS) / (denominator * 1000);

/** Whether every fragment has as many pictures: this encoder sets keyframes at one distance only. */
const isEven = (rate: Fraction): boolean => Number.isInteger(perFragment(rate));

function svtAv1({ quality }: VideoRendition, { rate, preset }: Encoding): string[] {
  return [
    ...words(`-c:v libsvtav1 -preset ${{ fast: 11, quality: 8 }[preset]}`),
    ...words(`-crf ${quality} -g ${perFragment(rate)} -svtav1-params lp=1`),
  ];
}

/** Sets keyframes anywhere; slower at the same quality. */
function libaom({ quality, maxBitrateBps }: VideoRendition, { preset }: Encoding): string[] {
  return [
    ...words('-c:v libaom-av1 -threads 1 -usage realtime -g 100000'),
    ...words(`-cpu-used ${{ fast: 8, quality: 6 }[preset]}`),
    ...words(`-crf ${Math.max(0, quality - 4)} -b:v ${maxBitrateBps}`),
  ];
}
