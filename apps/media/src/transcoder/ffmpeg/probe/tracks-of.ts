import type {
  AudioTrack,
  Fraction,
  ProbeReport,
  SubtitleTrack,
  VideoTrack,
} from '../../probe-report.js';
import type { FileOutput, StreamOutput } from './ffprobe-output.js';
import {
  bitDepthOf,
  colorOf,
  fractionOf,
  isInterlaced,
  languageOf,
  rotationOf,
  shownSize,
  titleOf,
  valueOf,
} from './stream-facts.js';
import { TEXT_CODECS } from './supported-codecs.js';

const S_MS = 1000;
/** Of a file that says nothing: the decoder's own guess would be this, too. */
const ASSUMED_RATE: Fraction = [25, 1];

/** The report as far as the headers tell it. */
export function reportOf(output: FileOutput, bytes: number): ProbeReport {
  const { streams, format } = output;
  const video = streams.filter(isPicture).toSorted(byDefault)[0];
  const durationMs = Math.ceil((format.duration ?? longest(output)) * S_MS);
  return {
    container: containerOf(format.format_name),
    bytes,
    bitrateBps: Math.round(
      format.bit_rate ?? (durationMs > 0 ? (bytes * 8 * S_MS) / durationMs : 0),
    ),
    durationMs,
    video: video === undefined ? null : videoOf(video, output, durationMs),
    audio: streams
      .filter(({ codec_type: type }) => type === 'audio')
      .map((stream) => audioOf(stream, output, durationMs)),
    subtitles: streams.filter(({ codec_type: type }) => type === 'subtitle').map(subtitleOf),
  };
}

/** A cover is no picture that moves. */
function isPicture(stream: StreamOutput): boolean {
  return stream.codec_type === 'video' && stream.disposition.attached_pic !== 1;
}

function byDefault(a: StreamOutput, b: StreamOutput): number {
  return (b.disposition.default ?? 0) - (a.disposition.default ?? 0) || a.index - b.index;
}

function longest({ streams }: FileOutput): number {
  return streams.reduce((most, { duration }) => Math.max(most, duration ?? 0), 0);
}

const CONTAINERS: Readonly<Record<string, string>> = {
  'mov,mp4,m4a,3gp,3g2,mj2': 'mp4',
  'matroska,webm': 'matroska',
};

function containerOf(name: string): string {
  return CONTAINERS[name] ?? name.split(',')[0] ?? name;
}

function videoOf(stream: StreamOutput, output: FileOutput, durationMs: number): VideoTrack {
  const [codedWidth, codedHeight] = [stream.width ?? 0, stream.height ?? 0];
  const sampleAspect = fractionOf(stream.sample_aspect_ratio) ?? [1, 1];
  const rotation = rotationOf(stream);
  const realFrameRate = fractionOf(stream.r_frame_rate) ?? ASSUMED_RATE;
  const averageFrameRate = fractionOf(stream.avg_frame_rate) ?? realFrameRate;
  const [average, real] = [valueOf(averageFrameRate), valueOf(realFrameRate)];
  const pixelFormat = stream.pix_fmt ?? 'unknown';
  return {
    index: stream.index,
    codec: stream.codec_name ?? 'unknown',
    profile: stream.profile ?? null,
    level: stream.level !== undefined && stream.level > 0 ? stream.level : null,
    pixelFormat,
    bitDepth: bitDepthOf(pixelFormat),
    codedWidth,
    codedHeight,
    ...shownSize(codedWidth, codedHeight, sampleAspect, rotation),
    sampleAspect,
    rotation,
    averageFrameRate,
    realFrameRate,
    hasVariableRate: Math.abs(average - real) / real > 0.02,
    isInterlaced: isInterlaced(stream),
    color: colorOf(stream),
    bitrateBps: stream.bit_rate ?? null,
    ...spanOf(stream, output, durationMs),
    keyframes: null,
  };
}

function audioOf(stream: StreamOutput, output: FileOutput, durationMs: number): AudioTrack {
  return {
    index: stream.index,
    codec: stream.codec_name ?? 'unknown',
    profile: stream.profile ?? null,
    channels: stream.channels ?? 0,
    channelLayout: stream.channel_layout ?? null,
    sampleRateHz: stream.sample_rate ?? 0,
    bitrateBps: stream.bit_rate ?? null,
    language: languageOf(stream),
    title: titleOf(stream),
    isDefault: stream.disposition.default === 1,
    ...spanOf(stream, output, durationMs),
  };
}

function subtitleOf(stream: StreamOutput): SubtitleTrack {
  const codec = stream.codec_name ?? 'unknown';
  return {
    index: stream.index,
    codec,
    language: languageOf(stream),
    title: titleOf(stream),
    isDefault: stream.disposition.default === 1,
    isText: TEXT_CODECS.has(codec),
  };
}

/** Where a stream lies on the timeline, which begins with the first of all streams. */
function spanOf(
  stream: StreamOutput,
  { format }: FileOutput,
  durationMs: number,
): { startMs: number; endMs: number } {
  const startS = (stream.start_time ?? 0) - (format.start_time ?? 0);
  const startMs = Math.max(0, Math.round(startS * S_MS));
  const endMs = stream.duration === undefined ? durationMs : startMs + stream.duration * S_MS;
  return { startMs, endMs: Math.ceil(Math.max(startMs, endMs)) };
}
