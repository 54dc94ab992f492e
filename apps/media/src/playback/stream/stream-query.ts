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
