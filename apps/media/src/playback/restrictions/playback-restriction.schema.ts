import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { PlaybackRestrictionEntity } from './playback-restriction.entity.js';

const HOST = /^(\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

const name = z.string().trim().min(1).max(120).describe('Name that people know it by.');
const referrers = z
  .array(
    z
      .string()
      .max(253)
      .regex(HOST, 'Must be a host such as `example.com` or `*.example.com`, without `https://`.'),
  )
  .max(100)
  .describe('Hosts of the pages that may play; `*.` stands for any below it. Any page when empty.');
const allowsNoReferrer = z
  .boolean()
  .describe('Whether players that name no page are served, such as apps on phones.');

export const CreatePlaybackRestriction = z
  .strictObject({
    name,
    referrers: referrers.default([]),
    allows_no_referrer: allowsNoReferrer.default(false),
  })
  .meta({ id: 'CreatePlaybackRestriction' });
export type CreatePlaybackRestriction = z.output<typeof CreatePlaybackRestriction>;

export const UpdatePlaybackRestriction = z
  .strictObject({ name, referrers, allows_no_referrer: allowsNoReferrer })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdatePlaybackRestriction' });
export type UpdatePlaybackRestriction = z.output<typeof UpdatePlaybackRestriction>;

export const PlaybackRestriction = z
  .object({
    id: z.string().describe('`prs_…`'),
    name,
    referrers,
    allows_no_referrer: allowsNoReferrer,
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'PlaybackRestriction' });
export type PlaybackRestriction = z.output<typeof PlaybackRestriction>;

export const PlaybackRestrictionResponse = envelopeOf(PlaybackRestriction);
export const PlaybackRestrictionListResponse = pageOf(PlaybackRestriction);

/** Which playback restrictions to list. */
export const ListPlaybackRestrictions = listQuery('playback restrictions');
export type ListPlaybackRestrictions = z.output<typeof ListPlaybackRestrictions.schema>;

export const toPlaybackRestriction = (row: PlaybackRestrictionEntity): PlaybackRestriction => ({
  id: row.id,
  name: row.name,
  referrers: row.referrers,
  allows_no_referrer: row.allowsNoReferrer,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
