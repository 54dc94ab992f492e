import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Place, profile } from '../../routing/routing.schema.js';
import { type ShareEntity, SHOWN } from './share.entity.js';

const MOST_DEVICES = 20;
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.');

const name = line(120).describe('What who has the link reads above it.');
const shows = z
  .array(z.enum(SHOWN))
  .refine((all) => new Set(all).size === all.length, 'Must be different ones.')
  .describe(
    'What it shows besides where the devices are. Labels, attributes and identifiers are never shown.',
  );
const destination = Place.extend({
  name: line(120).nullish().describe('What it is called.'),
}).describe('Where the devices go to: the link says when they arrive.');

export const CreateShare = z
  .strictObject({
    devices: z
      .array(z.string().min(1).max(128))
      .min(1)
      .max(MOST_DEVICES)
      .describe('Whom it shows, by `dev_…` or `external_id`: 1 to 20.'),
    until: z.iso
      .datetime({ offset: true })
      .describe('When it ends, RFC 3339; from now to a year ahead.'),
    name: name.nullish(),
    shows: shows.default(['name', 'speed', 'heading']),
    destination: destination.nullish(),
    profile,
  })
  .meta({ id: 'CreateShare' });
export type CreateShare = z.output<typeof CreateShare>;

const STATUSES = ['active', 'ended'] as const;

/** A link as callers see it. */
export const Share = z
  .object({
    id: z.string().describe('`shr_…`'),
    name: name.nullable(),
    status: z.enum(STATUSES).describe('Whether it shows anything.'),
    device_ids: z.array(z.string()).describe('Whom it shows.'),
    shows,
    destination: Place.extend({ name: z.string().nullable() }).nullable(),
    profile: z.string().describe('How the devices get about, for when they arrive.'),
    until: z.iso.datetime().describe('When it ends.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Share' });
export type Share = z.output<typeof Share>;

export const NewShare = Share.extend({
  token: z.string().describe('Who has it sees what the link shows. It is not shown again.'),
  url: z.string().describe('Address that answers with what the link shows; `/stream` follows it.'),
}).meta({ id: 'NewShare' });

export const ShareResponse = envelopeOf(Share);
export const NewShareResponse = envelopeOf(NewShare);
export const ShareListResponse = pageOf(Share);

/** Which links to list. */
export const ListShares = listQuery('shares', {
  filters: {
    status: z.enum(STATUSES).describe('Only those that are so.'),
    device: z.string().min(1).max(128).describe('Only those that show this device, `dev_…`.'),
  },
});
export type ListShares = z.output<typeof ListShares.schema>;

/** A link as callers see it. */
export const toShare = (row: ShareEntity, now: Date): Share => ({
  id: row.id,
  name: row.name,
  status: row.until > now ? 'active' : 'ended',
  device_ids: row.deviceIds,
  shows: row.shows,
  destination: row.destination,
  profile: row.profile,
  until: row.until.toISOString(),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
