import { z } from 'zod';

export const WATERMARK_POSITIONS = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'center',
] as const;

/** A picture that is laid over every picture of an asset. */
export const Watermark = z
  .strictObject({
    image_id: z.string().max(64).describe('The picture, `img_…`, as `/images` has it.'),
    position: z.enum(WATERMARK_POSITIONS).default('bottom-right').describe('Where it lies.'),
    margin_percent: z
      .number()
      .min(0)
      .max(40)
      .default(3)
      .describe('How far from the edges, in percent of the width of the film.'),
    width_percent: z
      .number()
      .min(1)
      .max(100)
      .default(15)
      .describe('How wide it is, in percent of the width of the film.'),
    opacity: z.number().min(0.05).max(1).default(0.8).describe('1 lets nothing shine through.'),
  })
  .meta({ id: 'Watermark' });
export type Watermark = z.output<typeof Watermark>;
