import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { assetKey } from './assets.js';
import { mediaOf } from './clients.js';

export type Track = MediaComponents['schemas']['Track'];

const TRACKS = '/api/v1/assets/{asset}/tracks';
const TRACK = `${TRACKS}/{track}` as const;
const MOST = 100;
/** What is being fetched ends by itself. */
const CATCH_UP_MS = 1500;

/** What is said of captions that are added. */
export interface WantedTrack {
  readonly language: string;
  readonly kind: Track['kind'];
  readonly is_default: boolean;
  readonly name?: string;
}

/** The captions of a video, in the order in which menus show them. */
export const tracksQuery = (project: string, asset: string) =>
  queryOptions({
    queryKey: [...assetKey(project, asset), 'tracks'],
    queryFn: async (): Promise<readonly Track[]> => {
      const params = { path: { asset }, query: { limit: MOST, sort: 'created_at' as const } };
      return (await dataOf(mediaOf(project).GET(TRACKS, { params }))).items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'preparing') ? CATCH_UP_MS : false,
  });

/** Adds the captions of a file. */
export const addTrack = (
  project: string,
  asset: string,
  wanted: WantedTrack,
  file: File,
): Promise<Track> =>
  dataOf(
    mediaOf(project).POST(`${TRACKS}/file`, {
      params: { path: { asset }, query: wanted },
      headers: { 'content-type': 'application/octet-stream' },
      body: file as never,
      bodySerializer: (body) => body,
    }),
  );

export const setDefaultTrack = (project: string, asset: string, track: string, on: boolean) =>
  dataOf(
    mediaOf(project).PATCH(TRACK, {
      params: { path: { asset, track } },
      body: { is_default: on },
    }),
  );

export const deleteTrack = (project: string, asset: string, track: string) =>
  dataOf(mediaOf(project).DELETE(TRACK, { params: { path: { asset, track } } }));
