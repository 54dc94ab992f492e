import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const DAY_S = 86_400;
const MOST_ORIGINS = 20;
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/;

export const CreateMapToken = z
  .strictObject({
    origins: z
      .array(
        z.string().max(200).regex(ORIGIN, 'Must be an origin such as https://www.example.com.'),
      )
      .max(MOST_ORIGINS)
      .default([])
      .describe(
        'Origins of the pages that may show the map, such as `https://www.example.com` or `https://*.example.com`; any page when empty.',
      ),
    region: z
      .string()
      .max(40)
      .optional()
      .describe('The only map to show, `reg_…`; all maps of the project when not given.'),
    expires_in_s: z
      .int()
      .min(60)
      .max(90 * DAY_S)
      .default(DAY_S)
      .describe('For how long it is good: 60 seconds to 90 days.'),
  })
  .meta({ id: 'CreateMapToken' });
export type CreateMapToken = z.output<typeof CreateMapToken>;

const url = (text: string) => z.url().describe(text);

export const MapToken = z
  .object({
    token: z
      .string()
      .describe('May be in pages for everybody to read: it shows maps, and no more.'),
    expires_at: z.iso.datetime().describe('When it ends.'),
    style_url: url('Style for MapLibre, with the token.'),
    tiles_url: url('TileJSON, with the token.'),
    archive_url: z
      .url()
      .nullable()
      .describe('All tiles as PMTiles, with the token; null unless it is for one map.'),
    static_url: url('Images of the map, with the token; add what is to be seen.'),
  })
  .meta({ id: 'MapToken' });
export type MapToken = z.output<typeof MapToken>;

export const MapTokenResponse = envelopeOf(MapToken);
