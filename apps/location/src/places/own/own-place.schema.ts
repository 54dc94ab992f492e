import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { OwnPlaceEntity } from './own-place.entity.js';

const MOST_KEYS = 50;
const LINE = /^[^\p{Cc}]*$/u;
const line = (most: number) =>
  z.string().trim().min(1).max(most).regex(LINE, 'Must be a single line.');

/** Parts of an address that a project may say. */
export const ADDRESS_PARTS = [
  'house_number',
  'road',
  'postcode',
  'city',
  'state',
  'country',
] as const;
const parts = Object.fromEntries(
  ADDRESS_PARTS.map((part) => [part, line(200).optional().describe(`Its ${part}.`)]),
) as Record<(typeof ADDRESS_PARTS)[number], z.ZodOptional<z.ZodString>>;

const Address = z
  .strictObject({
    ...parts,
    country_code: z
      .string()
      .regex(/^[a-z]{2}$/, 'Must be two small letters such as mc.')
      .optional()
      .describe('ISO 3166-1, two small letters.'),
  })
  .meta({ id: 'OwnPlaceAddress' });
const Contact = z
  .strictObject({
    phone: line(100).optional().describe('Telephone number.'),
    email: z.email().max(254).optional().describe('E-mail address.'),
    website: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional()
      .describe('Address of a page, `https://…`.'),
  })
  .meta({ id: 'PlaceContact' });

const Metadata = z
  .record(
    z.string().regex(/^[\w.:-]{1,40}$/, 'Must be 1 to 40 letters, digits or any of `_.:-`.'),
    z
      .string()
      .max(500)
      .regex(/^[^\0]*$/, 'Must hold no NUL.'),
  )
  .refine((given) => Object.keys(given).length <= MOST_KEYS, {
    error: `Give at most ${MOST_KEYS} keys.`,
  })
  .describe('Up to 50 texts of your own by name, 500 characters each.');

export const WHEELCHAIR = ['yes', 'limited', 'no', 'designated'] as const;

const EXTERNAL_ID = z
  .string()
  .regex(/^[\w.@:+/-]{1,128}$/, 'Must be 1 to 128 letters, digits or any of `_.@:+/-`.');
const CATEGORY = z
  .string()
  .regex(/^[a-z0-9_]{1,40}(?:\.[a-z0-9_]{1,40})?$/, 'Must be such as `food.cafe`.');

const fields = {
  external_id: EXTERNAL_ID.nullable().describe(
    'Your own name of it, unique in the project; null for none.',
  ),
  name: line(200).describe('Name that people know it by.'),
  category: CATEGORY.describe('One of `GET /places/categories`, or one of your own.'),
  lat: z.number().min(-90).max(90).describe('Degrees north, −90 to 90.'),
  lon: z.number().min(-180).max(180).describe('Degrees east, −180 to 180.'),
  address: Address.describe('Parts of its address.'),
  contact: Contact.describe('How one reaches it.'),
  wheelchair: z
    .enum(WHEELCHAIR)
    .nullable()
    .describe('Whether one gets in with a wheelchair; null when not known.'),
  opening_hours: line(255)
    .nullable()
    .describe('As OpenStreetMap writes them: `Mo-Fr 09:00-18:00`; null when not known.'),
  metadata: Metadata,
};

export const CreatePlace = z
  .strictObject({
    ...fields,
    external_id: fields.external_id.default(null),
    category: fields.category.default('other'),
    address: fields.address.default({}),
    contact: fields.contact.default({}),
    wheelchair: fields.wheelchair.default(null),
    opening_hours: fields.opening_hours.default(null),
    metadata: Metadata.default({}),
  })
  .meta({ id: 'CreatePlace' });
export type CreatePlace = z.output<typeof CreatePlace>;

/** What changes of a place; address, contact and metadata are given whole. */
export const UpdatePlace = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdatePlace' });
export type UpdatePlace = z.output<typeof UpdatePlace>;

/** A place of a project as callers see it. */
export const OwnPlace = z
  .object({
    id: z.string().describe('`plc_…`'),
    ...fields,
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'OwnPlace' });
export type OwnPlace = z.output<typeof OwnPlace>;
export const OwnPlaceResponse = envelopeOf(OwnPlace);
export const OwnPlaceListResponse = pageOf(OwnPlace);

/** Which places to list. */
export const ListOwnPlaces = listQuery('places', {
  filters: {
    external_id: EXTERNAL_ID.describe('Only the place of exactly this external id.'),
    category: CATEGORY.describe('Only those of exactly this category.'),
  },
});
export type ListOwnPlaces = z.output<typeof ListOwnPlaces.schema>;

/** A place of a project as callers see it. */
export const toOwnPlace = (row: OwnPlaceEntity): OwnPlace => ({
  id: row.id,
  external_id: row.externalId,
  name: row.name,
  category: row.category,
  lat: row.lat,
  lon: row.lon,
  address: row.address,
  contact: row.contact,
  wheelchair: row.wheelchair as OwnPlace['wheelchair'],
  opening_hours: row.openingHours,
  metadata: row.metadata,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
