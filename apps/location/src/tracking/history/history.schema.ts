import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { TrackedPosition } from '../positions/position.schema.js';

const at = z.iso.datetime({ offset: true });
const within = {
  from: at.describe('Only positions from this time on.'),
  to: at.describe('Only positions before this time.'),
};

const simplify = z.coerce
  .number()
  .min(0.1)
  .max(10_000)
  .describe('Leaves out positions within so many metres of the line that stays.');

/** Which positions to list. */
export const ListPositions = listQuery('positions', {
  filters: {
    ...within,
    simplify,
  },
  sort: ['recorded_at'],
  hasOwnTime: true,
});
export type ListPositions = z.output<typeof ListPositions.schema>;
export const PositionListResponse = pageOf(TrackedPosition);

/** Which positions to download, and as what. */
export const ExportPositions = z.strictObject({
  from: within.from.optional(),
  to: within.to.optional(),
  simplify: simplify.optional(),
  format: z.enum(['geojson', 'gpx', 'csv']).default('geojson').describe('What the file is.'),
});
export type ExportPositions = z.output<typeof ExportPositions>;

/** Which positions to delete. */
export const DeletePositions = z.strictObject({
  from: within.from.optional(),
  to: within.to.optional(),
});
export type DeletePositions = z.output<typeof DeletePositions>;

export const DeletedPositions = z
  .object({
    id: z.string().describe('`dev_…`'),
    deleted_positions: z.int().min(0).describe('How many there were.'),
  })
  .meta({ id: 'DeletedPositions' });
export const DeletedPositionsResponse = envelopeOf(DeletedPositions);
