import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { AudioTrack, ProbeReport, SubtitleTrack, VideoTrack } from '../transcoder/index.js';

const language = z.string().nullable().describe('As the file has it, such as `eng`.');
const codec = z.string().describe('Such as `h264` or `aac`.');

const InputVideo = z
  .object({
    codec,
    profile: z.string().nullable().describe('Of the codec, where it says so.'),
    pixel_format: z.string().describe('Such as `yuv420p`.'),
    bit_depth: z.int().describe('Bits of each colour.'),
    width: z.int().describe('As it is shown.'),
    height: z.int().describe('As it is shown.'),
    rotation: z.int().describe('Degrees that it is turned by, clockwise.'),
    frame_rate: z.number().describe('Pictures in a second, on average.'),
    has_variable_rate: z.boolean().describe('Whether pictures come at uneven times.'),
    is_interlaced: z.boolean().describe('Whether it is made of half pictures.'),
    is_hdr: z.boolean().describe('Whether it is PQ or HLG.'),
    bitrate_bps: z.int().nullable().describe('Where the file says so.'),
  })
  .meta({ id: 'InputVideo' });

const InputAudio = z
  .object({
    codec,
    channels: z.int().describe('How many there are.'),
    sample_rate_hz: z.int().describe('Samples in a second.'),
    bitrate_bps: z.int().nullable().describe('Where the file says so.'),
    language,
    title: z.string().nullable().describe('As the file has it.'),
  })
  .meta({ id: 'InputAudio' });

const InputSubtitle = z
  .object({
    codec,
    language,
    title: z.string().nullable().describe('As the file has it.'),
    is_text: z.boolean().describe('Pictures of text cannot become captions.'),
  })
  .meta({ id: 'InputSubtitle' });

export const InputInfo = z
  .object({
    container: z.string().describe('Such as `mp4` or `matroska`.'),
    bytes: z.int().describe('Size of the file.'),
    bitrate_bps: z.int().describe('Of the whole file.'),
    duration_ms: z.int().describe('How long it is.'),
    video: InputVideo.nullable().describe('The picture; null for sound.'),
    audio: z.array(InputAudio).describe('Tracks of sound.'),
    subtitles: z.array(InputSubtitle).describe('Texts that are in the file.'),
  })
  .meta({ id: 'InputInfo' });
export type InputInfo = z.output<typeof InputInfo>;
export const InputInfoResponse = envelopeOf(InputInfo);

/** What was seen in a file, as callers see it. */
export const toInputInfo = (report: ProbeReport): InputInfo => ({
  container: report.container,
  bytes: report.bytes,
  bitrate_bps: report.bitrateBps,
  duration_ms: report.durationMs,
  video: report.video && toVideo(report.video),
  audio: report.audio.map(toAudio),
  subtitles: report.subtitles.map(toSubtitle),
});

function toVideo(video: VideoTrack): z.output<typeof InputVideo> {
  const [over, under] = video.averageFrameRate;
  return {
    codec: video.codec,
    profile: video.profile,
    pixel_format: video.pixelFormat,
    bit_depth: video.bitDepth,
    width: video.width,
    height: video.height,
    rotation: video.rotation,
    frame_rate: over / under,
    has_variable_rate: video.hasVariableRate,
    is_interlaced: video.isInterlaced,
    is_hdr: video.color.isHdr,
    bitrate_bps: video.bitrateBps,
  };
}

const toAudio = (track: AudioTrack): z.output<typeof InputAudio> => ({
  codec: track.codec,
  channels: track.channels,
  sample_rate_hz: track.sampleRateHz,
  bitrate_bps: track.bitrateBps,
  language: track.language,
  title: track.title,
});

const toSubtitle = (track: SubtitleTrack): z.output<typeof InputSubtitle> => ({
  codec: track.codec,
  language: track.language,
  title: track.title,
  is_text: track.isText,
});
