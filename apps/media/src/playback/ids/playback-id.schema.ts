import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ENCRYPTIONS, PLAYBACK_POLICIES, type PlaybackIdEntity } from './playback-id.entity.js';

const policy = z
  .enum(PLAYBACK_POLICIES)
  .describe('`public`: whoever knows the id may play; `signed`: a token is needed besides.');
const encryption = z
  .enum(ENCRYPTIONS)
  .describe('`aes-128` sends segments encrypted; players fetch the key with their token.');
const restriction = z
  .string()
  .max(64)
  .nullable()
  .describe('Playback restriction (`prs_…`) that says on which pages it plays; null for any.');

export const CreatePlaybackId = z
  .strictObject({
    policy: policy.default('public'),
    encryption: encryption.default('none'),
    restriction_id: restriction.default(null),
  })
  .meta({ id: 'CreatePlaybackId' });
export type CreatePlaybackId = z.output<typeof CreatePlaybackId>;

/** What is live is not encrypted. */
export const CreateLivePlaybackId = CreatePlaybackId.omit({ encryption: true }).meta({
  id: 'CreateLivePlaybackId',
});
export type CreateLivePlaybackId = z.output<typeof CreateLivePlaybackId>;

const url = (text: string) => z.url().describe(text);

export const PlaybackId = z
  .object({
    id: z.string().describe('`pid_…`, part of every address of the stream.'),
    asset_id: z.string().nullable().describe('The asset that is played.'),
    live_stream_id: z.string().nullable().describe('The live stream that is played instead.'),
    policy,
    encryption,
    restriction_id: restriction,
    hls_url: url('Master playlist (RFC 8216); append `?token=` when the policy is `signed`.'),
    dash_url: url(
      'Manifest of MPEG-DASH, once a rendition is whole; null for live streams and with AES-128.',
    ).nullable(),
    player_url: url('A page with a player, to be opened or embedded in a frame.'),
    poster_url: url('A still picture of it, as JPEG.'),
    storyboard_url: url('Small pictures for the time line, as WebVTT.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'PlaybackId' });
export type PlaybackId = z.output<typeof PlaybackId>;

export const PlaybackIdResponse = envelopeOf(PlaybackId);
export const PlaybackIdListResponse = pageOf(PlaybackId);

/** Which playback ids to list. */
export const ListPlaybackIds = listQuery('playback ids', {
  filters: {
    asset: z.string().max(64).describe('Only those of this asset.'),
    live_stream: z.string().max(64).describe('Only those of this live stream.'),
    policy: z.enum(PLAYBACK_POLICIES).describe('Only those with this policy.'),
  },
});
export type ListPlaybackIds = z.output<typeof ListPlaybackIds.schema>;

/** A playback id as callers see it. @param streams where streams are served, with a slash at its end */
export function toPlaybackId(row: PlaybackIdEntity, streams: string): PlaybackId {
  const at = (file: string) => `${streams}${row.id}/${file}`;
  return {
    id: row.id,
    asset_id: row.assetId,
    live_stream_id: row.liveStreamId,
    policy: row.policy,
    encryption: row.encryption,
    restriction_id: row.restrictionId,
    hls_url: at('master.m3u8'),
    dash_url: row.encryption === 'none' && row.liveStreamId === null ? at('manifest.mpd') : null,
    player_url: at('player'),
    poster_url: at('poster.jpg'),
    storyboard_url: at('storyboard.vtt'),
    created_at: row.createdAt.toISOString(),
  };
}
