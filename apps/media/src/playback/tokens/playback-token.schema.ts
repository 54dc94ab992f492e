import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const DAY_S = 86_400;

export const CreatePlaybackToken = z
  .strictObject({
    expires_in_s: z
      .int()
      .min(60)
      .max(7 * DAY_S)
      .default(6 * 3600)
      .describe('For how long it is good, 60 seconds to 7 days; longer than the video takes.'),
  })
  .meta({ id: 'CreatePlaybackToken' });
export type CreatePlaybackToken = z.output<typeof CreatePlaybackToken>;

const url = (text: string) => z.url().describe(text);

export const PlaybackToken = z
  .object({
    token: z.string().describe('A JWT (RFC 7519) for this playback id alone.'),
    expires_at: z.iso.datetime().describe('When it ends.'),
    hls_url: url('Master playlist, with the token.'),
    player_url: url('Page with a player, with the token.'),
    poster_url: url('Still picture, with the token.'),
    storyboard_url: url('Pictures for the time line, with the token.'),
  })
  .meta({ id: 'PlaybackToken' });
export type PlaybackToken = z.output<typeof PlaybackToken>;

export const PlaybackTokenResponse = envelopeOf(PlaybackToken);
