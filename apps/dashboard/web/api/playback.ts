import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { assetKey } from './assets.js';
import { mediaOf } from './clients.js';

type Schemas = MediaComponents['schemas'];
export type PlaybackId = Schemas['PlaybackId'];
export type WantedPlaybackId = Schemas['CreatePlaybackId'];

const IDS = '/api/v1/playback-ids';
const MOST = 100;
/** Long enough to watch anything once. */
const TOKEN_S = 24 * 3600;

/** Where streams are served to the dashboard. */
const STREAMS = '/api/media/api/v1/stream';

/** Under what names a video can be played, newest first. */
export const playbackIdsQuery = (project: string, asset: string) =>
  queryOptions({
    queryKey: [...assetKey(project, asset), 'playback-ids'],
    queryFn: async (): Promise<readonly PlaybackId[]> => {
      const query = { asset, limit: MOST };
      return (await dataOf(mediaOf(project).GET(IDS, { params: { query } }))).items;
    },
  });

export const createPlaybackId = (
  project: string,
  asset: string,
  body: WantedPlaybackId,
): Promise<PlaybackId> =>
  dataOf(
    mediaOf(project).POST('/api/v1/assets/{asset}/playback-ids', {
      params: { path: { asset } },
      body,
    }),
  );

export const deletePlaybackId = (project: string, id: string) =>
  dataOf(mediaOf(project).DELETE(`${IDS}/{playback}`, { params: { path: { playback: id } } }));

/** Where the dashboard plays something, with a token where one is needed. */
export const streamQuery = (project: string, { id, policy }: PlaybackId) =>
  queryOptions({
    queryKey: ['project', project, 'stream', id],
    queryFn: async () => {
      const path = { playback: id };
      const query =
        policy === 'public'
          ? ''
          : `?token=${(await dataOf(mediaOf(project).POST(`${IDS}/{playback}/tokens`, { params: { path }, body: { expires_in_s: TOKEN_S } }))).token}`;
      const at = (file: string) => `${STREAMS}/${id}/${file}${query}`;
      return { src: at('master.m3u8'), poster: at('poster.jpg') };
    },
    staleTime: (TOKEN_S * 1000) / 2,
  });
