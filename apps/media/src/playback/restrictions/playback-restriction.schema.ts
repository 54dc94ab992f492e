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
const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'Must be two capital letters such as `DE`.'))
  .max(250);
const allowedCountries = countries.describe(
  'Countries (ISO 3166-1) that may play. Any when empty.',
);
const deniedCountries = countries.describe(
  'Countries that may not play, even if they are allowed too.',
);
const allowsUnknownCountry = z
  .boolean()
  .describe(
    'Whether those are served of whom nobody knows where they are, if countries are named.',
  );

export const CreatePlaybackRestriction = z
  .strictObject({
    name,
    referrers: referrers.default([]),
    allows_no_referrer: allowsNoReferrer.default(false),
    allowed_countries: allowedCountries.default([]),
    denied_countries: deniedCountries.default([]),
    allows_unknown_country: allowsUnknownCountry.default(false),
  })
  .meta({ id: 'CreatePlaybackRestriction' });
export type CreatePlaybackRestriction = z.output<typeof CreatePlaybackRestriction>;

export const UpdatePlaybackRestriction = z
  .strictObject({
    name,
    referrers,
    allows_no_referrer: allowsNoReferrer,
    allowed_countries: allowedCountries,
    denied_countries: deniedCountries,
    allows_unknown_country: allowsUnknownCountry,
  })
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
    allowed_countries: allowedCountries,
    denied_countries: deniedCountries,
    allows_unknown_country: allowsUnknownCountry,
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
  allowed_countries: row.allowedCountries,
  denied_countries: row.deniedCountries,
  allows_unknown_country: row.allowsUnknownCountry,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
