import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';

const attribution = z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`);

const PlaceCategory = z
  .object({
    id: z.string().describe('Such as `food.cafe`; `other` for what is none of the others.'),
    name: z.string().nullable().describe('Name of it; null of one that the project made up.'),
    tag: z
      .string()
      .nullable()
      .describe('Tag of OpenStreetMap, `amenity=cafe`; null of own places.'),
  })
  .meta({ id: 'PlaceCategoryOf' });

const Opening = z
  .object({
    status: z.enum(['open', 'closed', 'unknown']).describe('Whether it is open.'),
    at: z.iso.datetime().describe('When that is asked.'),
    changes_at: z.iso
      .datetime()
      .nullable()
      .describe('When it changes next; null when it does not within a year.'),
    comment: z.string().nullable().describe('What is said beside it, such as `by appointment`.'),
    time_zone: z.string().describe('Of the place, such as `Europe/Monaco`.'),
    are_holidays_known: z
      .boolean()
      .describe('False when it depends on holidays that are not known: they count as other days.'),
  })
  .meta({ id: 'PlaceOpening' });

const shown = {
  id: z.string().describe('`osm-…` of a map, the same in all its builds; `plc_…` of the project.'),
  source: z.enum(['map', 'own']).describe('Whether it is of a map or of the project.'),
  name: z.string().nullable().describe('Name that people know it by; null when it has none.'),
  category: PlaceCategory.describe('What it is.'),
  lat: z.number().describe('Degrees north.'),
  lon: z.number().describe('Degrees east.'),
  label: z.string().describe('The name and where it is, on one line.'),
  address: z
    .record(z.string(), z.string())
    .describe('Parts of its address: `house_number`, `road`, `city`, `postcode`, …'),
  contact: z
    .object({
      phone: z.string().optional().describe('Telephone number.'),
      email: z.string().optional().describe('E-mail address.'),
      website: z.string().optional().describe('Address of a page.'),
    })
    .describe('How one reaches it, as far as that is known.'),
  wheelchair: z.string().nullable().describe('Whether one gets in with a wheelchair.'),
  cuisine: z.array(z.string()).describe('What is eaten there, such as `italian`.'),
  opening_hours: z
    .string()
    .nullable()
    .describe('As OpenStreetMap writes them; null when not known.'),
  opening: Opening.nullable().describe(
    'What they mean; null when they are not known or unreadable.',
  ),
  external_id: z.string().nullable().describe('Your own name of it.'),
  region_id: z.string().nullable().describe('The map that it is of, `reg_…`; null of own places.'),
};

/** A place that was found. */
export const FoundPlace = z
  .object({
    ...shown,
    distance_m: z
      .number()
      .nullable()
      .describe('From where it was looked, in metres; null when that was not said.'),
  })
  .meta({ id: 'FoundPlace' });
export type FoundPlace = z.output<typeof FoundPlace>;

export const FoundPlacesResponse = envelopeOf(
  z
    .object({
      places: z.array(FoundPlace).describe('In their order: the nearest, or the best, first.'),
      is_complete: z
        .boolean()
        .describe('False when so many had to be looked at for what is open that some were not.'),
      attribution,
    })
    .meta({ id: 'FoundPlaces' }),
);

const Interval = z.object({
  opens_at: z.iso.datetime().describe('From when on.'),
  closes_at: z.iso.datetime().describe('Until when.'),
  status: z.enum(['open', 'unknown']).describe('`unknown` where it only may be open.'),
  comment: z.string().nullable().describe('What is said beside it.'),
});

/** All that is known of a place. */
export const Place = z
  .object({
    ...shown,
    names: z
      .record(z.string(), z.string())
      .describe('Names by language, such as `de`, and by kind, such as `alt_name`.'),
    details: z
      .record(z.string(), z.string())
      .describe('What else the map says: `operator`, `takeaway`, `diet:vegan`, …'),
    time_zone: z.string().describe('Of the place, such as `Europe/Monaco`.'),
    week: z
      .array(Interval)
      .describe('When it is open during seven days, from the day of the place that is asked for.'),
    metadata: z.record(z.string(), z.string()).describe('Texts of your own.'),
    created_at: z.iso.datetime().nullable().describe('When the project added it; null of maps.'),
    updated_at: z.iso.datetime().nullable().describe('When it changed last; null of maps.'),
    attribution,
  })
  .meta({ id: 'PlaceDetails' });
export type Place = z.output<typeof Place>;
export const PlaceResponse = envelopeOf(Place);

export const CategoriesResponse = envelopeOf(
  z
    .object({
      categories: z
        .array(
          z
            .object({
              id: z.string().describe('Such as `food.cafe`.'),
              parent: z.string().nullable().describe('Its group, such as `food`; null of a group.'),
              name: z.string().describe('In the language asked for, or in English.'),
              names: z.record(z.string(), z.string()).describe('By language.'),
              tags: z.array(z.string()).describe('Tags of OpenStreetMap that mean it.'),
            })
            .meta({ id: 'PlaceCategory' }),
        )
        .describe('Groups stand before theirs.'),
    })
    .meta({ id: 'PlaceCategories' }),
);

export const ListCategories = z.strictObject({
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be a language such as de or pt-BR.')
    .optional()
    .describe('Language of `name`: `en`, `de`, `fr`, `es` or `it`.'),
});
export type ListCategories = z.output<typeof ListCategories>;
