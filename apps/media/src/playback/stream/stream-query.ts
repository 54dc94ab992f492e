import { z } from 'zod';

/** What a player may be sent with. Players and pages add parameters of their own, which are left alone. */
export const StreamQuery = z.object({
  token: z
    .string()
    .max(4096)
    .optional()
    .describe('A playback token; needed when the policy of the playback id is `signed`.'),
});
export type StreamQuery = z.output<typeof StreamQuery>;

const number = z.coerce.number().int().min(0).max(1e9).optional();

/** Of what is live, players ask for a playlist that already has what comes next. */
export const BlockQuery = z.object({
  _HLS_msn: number.describe('Answer once this segment, or a part of it, is there.'),
  _HLS_part: number.describe('Answer once this part of it is there.'),
});
export type BlockQuery = z.output<typeof BlockQuery>;
