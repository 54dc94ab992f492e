import { z } from 'zod';
import { LANGUAGES } from '../schema/languages.js';
import { PALETTES, type Theme } from '../style/palette.js';

const MOST_ZOOM = 22;
const whole = (most: number) => z.coerce.number().int().min(0).max(most);

/** Where a tile is. */
export const TileAt = z.object({
  z: whole(MOST_ZOOM).describe('Zoom, 0 to 22; nothing is built above 14.'),
  x: whole(2 ** MOST_ZOOM).describe('Column, from the west.'),
  y: whole(2 ** MOST_ZOOM).describe('Row, from the north.'),
});

const region = z.string().max(40).optional().describe('One map alone, `reg_…`.');

export const TileQuery = z.object({ region });
export type TileQuery = z.output<typeof TileQuery>;

export const StyleQuery = z.object({
  region,
  theme: z
    .enum(Object.keys(PALETTES) as [Theme, ...Theme[]])
    .default('light')
    .describe('The look.'),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe('Of names, where they are known in it; that of the place when not given.'),
});
export type StyleQuery = z.output<typeof StyleQuery>;

/** What comes with the addresses of pages that have no key. */
export const token = z.string().max(8000).describe('Of `POST /maps/tokens`.');
