import { z } from 'zod';

const DAY_MS = 43_200_000;

export const ChoosePoster = z
  .strictObject({
    t_ms: z.int().min(0).max(DAY_MS).optional().describe('Moment of the picture.'),
    image_id: z.string().max(64).optional().describe('Or an image, `img_…`.'),
  })
  .refine(({ t_ms, image_id }) => (t_ms === undefined) !== (image_id === undefined), {
    error: 'Give either a moment or an image.',
  })
  .meta({ id: 'ChoosePoster' });
export type ChoosePoster = z.output<typeof ChoosePoster>;
