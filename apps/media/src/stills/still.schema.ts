import { z } from 'zod';
import { StreamQuery } from '../playback/stream/stream-query.js';
import { STILL_FITS } from '../transcoder/index.js';

const DAY_S = 43_200;
const MOST_PX = 1920;
const LEAST_PX = 16;

const seconds = z.coerce.number().min(0).max(DAY_S);
const side = z.coerce.number().int().min(LEAST_PX).max(MOST_PX).optional();

/** Which picture is wanted. */
export const StillQuery = StreamQuery.extend({
  t: seconds.optional().describe('Moment in seconds; a tenth of the length when not given.'),
  width: side.describe('In pixels, made even.'),
  height: side.describe('In pixels, made even.'),
  fit: z.enum(STILL_FITS).default('contain').describe('What is done when the shapes differ.'),
});
export type StillQuery = z.output<typeof StillQuery>;

const MOST_ANIMATED_S = 10;
const MOST_ANIMATED_PX = 640;

/** Which seconds are wanted. */
export const AnimationQuery = StreamQuery.extend({
  start: seconds.default(0).describe('First moment, in seconds.'),
  end: seconds.optional().describe('Last moment, 10 seconds later at most.'),
  width: z.coerce.number().int().min(LEAST_PX).max(MOST_ANIMATED_PX).default(320),
}).refine(
  ({ start, end }) => end === undefined || (end > start && end - start <= MOST_ANIMATED_S),
  { path: ['end'], error: 'Must be after `start`, by 10 seconds at most.' },
);
export type AnimationQuery = z.output<typeof AnimationQuery>;
