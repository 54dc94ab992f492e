import { z } from 'zod';

const number = z.coerce.number().optional().catch(undefined);
const text = z.string().max(10_000).optional().catch(undefined);

/** A stream as ffprobe prints it; what it cannot know is absent. */
const StreamOutput = z.object({
  index: z.number().int().min(0),
  codec_type: text,
  codec_name: text,
  profile: text,
  level: number,
  width: number,
  height: number,
  sample_aspect_ratio: text,
  pix_fmt: text,
  field_order: text,
  color_range: text,
  color_space: text,
  color_transfer: text,
  color_primaries: text,
  r_frame_rate: text,
  avg_frame_rate: text,
  start_time: number,
  duration: number,
  bit_rate: number,
  nb_frames: number,
  sample_rate: number,
  channels: number,
  channel_layout: text,
  disposition: z.object({ default: number, attached_pic: number }).default({}),
  tags: z.object({ language: text, title: text }).default({}),
  side_data_list: z.array(z.object({ rotation: number })).default([]),
});
export type StreamOutput = z.output<typeof StreamOutput>;

/** What ffprobe prints of a file. */
export const FileOutput = z.object({
  streams: z.array(StreamOutput).default([]),
  format: z.object({
    format_name: z.string(),
    start_time: number,
    duration: number,
    bit_rate: number,
  }),
});
export type FileOutput = z.output<typeof FileOutput>;

/** Asks for these fields only: what a file says besides may be of any length. */
export const WANTED_FIELDS = [
  'format=format_name,start_time,duration,bit_rate',
  `stream=${Object.keys(StreamOutput.shape).join(',')}`,
  'stream_disposition=default,attached_pic',
  'stream_tags=language,title',
  'stream_side_data=rotation',
].join(':');
