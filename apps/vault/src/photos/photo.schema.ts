import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SpaceId, Tag, Tags } from '../documents/document.schema.js';

const Line = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.');
const fields = {
  is_favourite: z.boolean().describe('Whether somebody likes it best.'),
  is_archived: z.boolean().describe('Whether it is left out of the timeline.'),
  title: Line.max(200).nullable().describe('What it is called; null for nothing.'),
  description: Line.nullable().describe('What is to be said of it; null for nothing.'),
  tags: Tags,
  rating: z
    .int()
    .min(-1)
    .max(5)
    .nullable()
    .transform((stars) => (stars === 0 ? null : stars))
    .describe('One to five stars; -1 when it was rejected, null when nobody rated it.'),
};

export const UpdatePhoto = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdatePhoto' });
export type UpdatePhoto = z.output<typeof UpdatePhoto>;

/** What is in the timeline. */
export const PHOTO_KINDS = ['photo', 'video'] as const;
const text = z.string().nullable();
const number = z.number().nullable();

/** A photograph as callers see it. */
export const Photo = z
  .object({
    id: z.string().describe('`fil_…` of the file.'),
    space_id: z.string().describe('`spc_…` that it is in.'),
    folder_id: text.describe('`fol_…` that it lies in; null at the top.'),
    name: z.string().describe('Name of the file.'),
    kind: z.enum(PHOTO_KINDS).describe('A photograph, or a film.'),
    duration_s: number.describe('Seconds of a film; null of a photograph.'),
    motion_id: text.describe('`fil_…` of the film that makes it a live photograph; else null.'),
    content_type: z.string().describe('Media type.'),
    size_bytes: z.number().describe('Bytes of the file.'),
    width: z.number().describe('Pixels, held upright.'),
    height: z.number().describe('Pixels, held upright.'),
    shown_at: z.iso.datetime().describe('When it was taken, else when it was added.'),
    taken_at: z.iso
      .datetime()
      .nullable()
      .describe('When it was taken; taken for UTC where nothing says of which zone its clock was.'),
    taken_local: text.describe('What the clock of the camera showed.'),
    time_zone: text.describe('IANA name or offset; null when nothing tells it.'),
    latitude: number.describe('Degrees north; null when it does not say.'),
    longitude: number.describe('Degrees east; null when it does not say.'),
    altitude_m: number.describe('Metres above the sea; null when it does not say.'),
    place_name: text.describe('What the place is called; null where it has no name yet, or none.'),
    camera: z
      .object({
        camera_make: text.describe('Who made the camera.'),
        camera_model: text.describe('Which camera it was.'),
        lens: text.describe('Which lens it was.'),
        exposure_s: number.describe('Seconds of exposure.'),
        f_number: number.describe('Aperture.'),
        iso: number.describe('Sensitivity.'),
        focal_length_mm: number.describe('Focal length in millimetres.'),
      })
      .describe('What it was taken with.'),
    blurhash: z.string().describe('A blur of it, to be shown until the picture is there.'),
    ...fields,
    tags: z.array(z.string()).describe('Keywords.'),
    rating: number.describe(
      'One to five stars; -1 when it was rejected, null when nobody rated it.',
    ),
    sidecar_id: text.describe('`fil_…` of the file of XMP beside it; null without one.'),
    xmp_problem: text.describe(
      'Why XMP within it or beside it was not read, such as `damaged`; null otherwise.',
    ),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof Photo>;
export const PhotoResponse = envelopeOf(Photo);
export const PhotoListResponse = pageOf(Photo);

const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');
const Day = z.iso.date();
/** `south,west,north,east` in degrees. */
export const Box = z
  .string()
  .regex(/^-?\d{1,3}(?:\.\d+)?(?:,-?\d{1,3}(?:\.\d+)?){3}$/, 'Must be `south,west,north,east`.')
  .refine(
    (given) => {
      const [south = 0, west = 0, north = 0, east = 0] = given.split(',').map(Number);
      const isLatitude = south >= -90 && north <= 90 && south <= north;
      return isLatitude && Math.max(Math.abs(west), Math.abs(east)) <= 180;
    },
    { error: 'Must be degrees: south to north, west to east.' },
  );

/** Which photographs to list. */
export const ListPhotos = listQuery('photos', {
  filters: {
    space_id: SpaceId,
    day: Day.describe('Only those of this day, by the clock of the camera.'),
    is_favourite: yesNo.describe('Only favourites, or only others.'),
    is_archived: yesNo.describe('Only those in the archive, or only others; both when not given.'),
    box: Box.describe(
      'Only those taken within `south,west,north,east`, degrees; west is more than east across 180°.',
    ),
    album: z.string().max(40).describe('Only those in this `alb_…`.'),
    kind: z.enum(PHOTO_KINDS).describe('Only photographs, or only films.'),
    tag: Tag.describe('Only those with this tag.'),
    place: Line.max(200).describe('Only those at the place of this name.'),
    q: z
      .string()
      .trim()
      .min(1)
      .max(256)
      .regex(/^[^\0]*$/, 'Must hold no NUL.')
      .describe('Only those with these words in title, description, tags, place or name.'),
    min_rating: z.coerce
      .number()
      .int()
      .min(1)
      .max(5)
      .describe('Only those with so many stars, or more.'),
    taken_after: z.iso.datetime({ offset: true }).describe('Only those of this time or later.'),
    taken_before: z.iso.datetime({ offset: true }).describe('Only those before this time.'),
  },
  sort: ['shown_at', 'created_at'],
});
export type ListPhotos = z.output<typeof ListPhotos.schema>;

/** Which days of the timeline. */
export const TimelineQuery = z.strictObject({
  space_id: SpaceId.optional(),
  before: Day.optional().describe('Only days before this one: the last of the page before.'),
  limit: z.coerce.number().int().min(1).max(1000).default(100).describe('Most days, 1 to 1,000.'),
});
export type TimelineQuery = z.output<typeof TimelineQuery>;

export const Timeline = z
  .object({
    days: z
      .array(
        z.object({
          day: Day.describe('By the clock of the camera.'),
          count: z.number().describe('Photographs of that day.'),
        }),
      )
      .describe('The latest first; days without photographs are left out.'),
    has_more: z.boolean().describe('Whether there are earlier days.'),
  })
  .meta({ id: 'PhotoTimeline' });
export const TimelineResponse = envelopeOf(Timeline);
