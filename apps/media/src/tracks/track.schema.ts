import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { languageOf } from './languages.js';
import { TRACK_KINDS, TRACK_SOURCES, TRACK_STATUSES, type TrackEntity } from './track.entity.js';

/** Most of what may come as JSON, whose bodies are shorter than files. */
const MOST_CHARACTERS = 500_000;

const kind = z
  .enum(TRACK_KINDS)
  .describe('`subtitles` say what is spoken; `captions` (closed captions) what is heard besides.');
const language = z
  .string()
  .min(2)
  .max(35)
  .refine((text) => languageOf(text) !== null, 'Must be a language of BCP 47, such as `pt-BR`.')
  .transform((text) => languageOf(text) ?? text)
  .meta({ type: 'string' })
  .describe('As BCP 47 writes it, such as `en` or `pt-BR`.');
const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}"]*$/u, 'Must be a single line without quotes.')
  .describe('What menus show; the name of the language when not given.');
const isDefault = z
  .stringbool()
  .or(z.boolean())
  .describe('Whether players show it by themselves. One of an asset at most.');

const wanted = {
  language,
  name: name.optional(),
  kind: kind.default('subtitles'),
};

export const CreateTrack = z
  .strictObject({
    ...wanted,
    is_default: z.boolean().default(false).describe('Whether players show it by themselves.'),
    text: z
      .string()
      .min(1)
      .max(MOST_CHARACTERS)
      .optional()
      .describe('SRT or WebVTT. Longer ones are sent as a file, or fetched.'),
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .describe('Where SRT or WebVTT is fetched from, of 5 MiB at most.'),
  })
  .refine(({ text, source_url: url }) => (text === undefined) !== (url === undefined), {
    path: ['text'],
    error: 'Give either `text` or `source_url`.',
  })
  .meta({ id: 'CreateTrack' });
export type CreateTrack = z.output<typeof CreateTrack>;

/** What is said of captions that are the body itself. */
export const TrackFileOptions = z.strictObject({ ...wanted, is_default: isDefault.default(false) });
export type TrackFileOptions = z.output<typeof TrackFileOptions>;

export const UpdateTrack = z
  .strictObject({
    language,
    name,
    kind,
    is_default: z.boolean().describe('Whether players show it by themselves.'),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTrack' });
export type UpdateTrack = z.output<typeof UpdateTrack>;

export const Track = z
  .object({
    id: z.string().describe('`trk_…`'),
    asset_id: z.string().describe('`ast_…`'),
    kind,
    language: z.string().describe('As BCP 47 writes it; `und` where a file does not say it.'),
    name: z.string().describe('What menus show.'),
    is_default: z.boolean().describe('Whether players show it by themselves.'),
    status: z.enum(TRACK_STATUSES).describe('`ready` once players can choose it.'),
    source: z
      .enum(TRACK_SOURCES)
      .describe('Sent as a file, fetched from an address, or found in the file of the asset.'),
    source_url: z.string().nullable().describe('Without what may be secret in it.'),
    cue_count: z.int().nullable().describe('How many pieces of text; null until it was read.'),
    bytes: z.int().describe('Size of the WebVTT that was made of it.'),
    note: z.string().nullable().describe('What was changed for it to fit the film.'),
    error: z
      .object({
        code: z.string().describe('Such as `captions_invalid`.'),
        detail: z.string().describe('The same in words, with the line.'),
      })
      .nullable()
      .describe('Why it failed.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
    ready_at: z.iso.datetime().nullable().describe('When players could first choose it.'),
  })
  .meta({ id: 'Track' });
export type Track = z.output<typeof Track>;

export const TrackResponse = envelopeOf(Track);
export const TrackListResponse = pageOf(Track);
export const TrackTextResponse = envelopeOf(
  z.object({ text: z.string().describe('WebVTT, as players get it.') }).meta({ id: 'TrackText' }),
);

/** Which tracks to list. */
export const ListTracks = listQuery('tracks', {
  filters: {
    status: z.enum(TRACK_STATUSES).describe('Only those in it.'),
    language: z.string().max(35).describe('Only those in this language.'),
  },
});
export type ListTracks = z.output<typeof ListTracks.schema>;

/** A track as callers see it. */
export const toTrack = (row: TrackEntity): Track => ({
  id: row.id,
  asset_id: row.assetId,
  kind: row.kind,
  language: row.language,
  name: row.name,
  is_default: row.isDefault,
  status: row.status,
  source: row.source,
  source_url: row.sourceUrl === null ? null : withoutSecrets(row.sourceUrl),
  cue_count: row.cueCount,
  bytes: row.bytes,
  note: row.note,
  error: row.errorCode === null ? null : { code: row.errorCode, detail: row.errorDetail ?? '' },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  ready_at: row.readyAt?.toISOString() ?? null,
});

function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
