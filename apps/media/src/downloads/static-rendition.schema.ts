import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { FAILURES, type FailureCode } from '../assets/asset-endings.js';
import {
  AUDIO_ONLY,
  STATIC_RENDITION_STATUSES,
  type StaticRenditionEntity,
} from './static-rendition.entity.js';

const SHOWN = STATIC_RENDITION_STATUSES.filter((status) => status !== 'deleting');

const name = z
  .string()
  .regex(/^(?:highest|audio-only|[1-9]\d{1,3}p)$/, {
    error: 'Must be `highest`, `audio-only`, or the name of a rendition such as `720p`.',
  })
  .describe('`highest`, `audio-only`, or the name of a rendition such as `720p`.');

export const CreateStaticRendition = z
  .strictObject({ name: name.default('highest') })
  .meta({ id: 'CreateStaticRendition' });
export type CreateStaticRendition = z.output<typeof CreateStaticRendition>;

export const StaticRendition = z
  .object({
    id: z.string().describe('`srn_…`'),
    asset_id: z.string().describe('What it is the file of.'),
    name,
    file: z
      .string()
      .describe(
        'Its name in `/stream/{playback id}/{file}`, where it is fetched once it is ready.',
      ),
    status: z.enum(SHOWN).describe('How far it is.'),
    width: z.int().nullable().describe('Of the picture; null for sound, and before it is ready.'),
    height: z.int().nullable().describe('Of the picture; null for sound, and before it is ready.'),
    bytes: z.int().nullable().describe('Size of the file; null before it is ready.'),
    error: z
      .object({
        code: z.string().describe('Such as `rendition_missing`.'),
        detail: z.string().describe('The same in words.'),
      })
      .nullable()
      .describe('Why it failed.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    ready_at: z.iso.datetime().nullable().describe('Since when it can be fetched.'),
  })
  .meta({ id: 'StaticRendition' });
export type StaticRendition = z.output<typeof StaticRendition>;

export const StaticRenditionResponse = envelopeOf(StaticRendition);
export const StaticRenditionsResponse = envelopeOf(
  z
    .object({
      items: z.array(StaticRendition).describe('In the order in which they were asked for.'),
    })
    .meta({ id: 'StaticRenditions' }),
);

/** Name of the file in addresses. */
export const fileOf = (wanted: string) => `${wanted}.${wanted === AUDIO_ONLY ? 'm4a' : 'mp4'}`;

/** A static rendition as callers see it. */
export const toStaticRendition = (one: StaticRenditionEntity): StaticRendition => ({
  id: one.id,
  asset_id: one.assetId,
  name: one.name,
  file: fileOf(one.name),
  status: one.status as StaticRendition['status'],
  width: one.width,
  height: one.height,
  bytes: one.bytes,
  error:
    one.errorCode === null
      ? null
      : { code: one.errorCode, detail: FAILURES[one.errorCode as FailureCode] },
  created_at: one.createdAt.toISOString(),
  ready_at: one.readyAt?.toISOString() ?? null,
});
