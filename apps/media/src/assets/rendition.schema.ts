import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { RENDITION_KINDS, RENDITION_STATUSES, type RenditionEntity } from './rendition.entity.js';

export const Rendition = z
  .object({
    id: z.string().describe('`rnd_…`'),
    name: z.string().describe('Such as `720p` or `audio-0`; `source` is the picture as it came.'),
    kind: z.enum(RENDITION_KINDS).describe('Picture or sound.'),
    status: z.enum(RENDITION_STATUSES).describe('How far it is.'),
    width: z.int().nullable().describe('Of the picture; null for sound.'),
    height: z.int().nullable().describe('Of the picture; null for sound.'),
    frame_rate: z.number().nullable().describe('Pictures in a second; null for sound.'),
    bandwidth_bps: z.int().nullable().describe('Bits a second of the segment that needs most.'),
    average_bandwidth_bps: z.int().nullable().describe('Bits a second over the whole.'),
    codecs: z.string().nullable().describe('As RFC 6381 writes it, such as `avc1.64001f`.'),
    language: z.string().nullable().describe('Of the sound, as its file says.'),
    label: z.string().nullable().describe('What a menu calls the sound.'),
    channels: z.int().nullable().describe('Of the sound.'),
    bytes: z.int().describe('Size of what was made of it so far.'),
  })
  .meta({ id: 'Rendition' });
export type Rendition = z.output<typeof Rendition>;

export const RenditionsResponse = envelopeOf(
  z
    .object({ items: z.array(Rendition).describe('The largest picture first, sound last.') })
    .meta({ id: 'Renditions' }),
);

/** A rendition as callers see it. */
export const toRendition = (one: RenditionEntity): Rendition => ({
  id: one.id,
  name: one.name,
  kind: one.kind,
  status: one.status,
  width: one.width,
  height: one.height,
  frame_rate: one.frameRate,
  bandwidth_bps: one.bandwidthBps,
  average_bandwidth_bps: one.averageBandwidthBps,
  codecs: one.codecs,
  language: one.language,
  label: one.label,
  channels: one.channels,
  bytes: one.bytes,
});
