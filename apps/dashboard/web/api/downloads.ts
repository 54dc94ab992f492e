import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type Asset, assetKey } from './assets.js';
import { mediaOf } from './clients.js';

type Schemas = MediaComponents['schemas'];
export type StaticRendition = Schemas['StaticRendition'];

const ASSET = '/api/v1/assets/{asset}';
const FILES = `${ASSET}/static-renditions` as const;
/** What is packed is packed in moments. */
const CATCH_UP_MS = 1000;

const isMade = ({ status }: StaticRendition) => status === 'ready' || status === 'failed';

/** Files of a video for download; read again while one is made. */
export const staticRenditionsQuery = (project: string, asset: string) =>
  queryOptions({
    queryKey: [...assetKey(project, asset), 'static-renditions'],
    queryFn: async (): Promise<readonly StaticRendition[]> =>
      (await dataOf(mediaOf(project).GET(FILES, { params: { path: { asset } } }))).items,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.every(isMade) === false ? CATCH_UP_MS : false),
  });

export const createStaticRendition = (project: string, asset: string, name: string) =>
  dataOf(mediaOf(project).POST(FILES, { params: { path: { asset } }, body: { name } }));

export const deleteStaticRendition = (project: string, { asset_id, id }: StaticRendition) =>
  dataOf(
    mediaOf(project).DELETE(`${FILES}/{static_rendition}`, {
      params: { path: { asset: asset_id, static_rendition: id } },
    }),
  );

/** A new video out of a part of one. */
export const createClip = (
  project: string,
  asset: string,
  body: Omit<Schemas['CreateClip'], 'metadata'>,
): Promise<Asset> =>
  dataOf(
    mediaOf(project).POST(`${ASSET}/clips`, {
      params: { path: { asset } },
      body: { metadata: {}, ...body },
    }),
  );

/** Makes the picture of a moment the still picture of a video. */
export const choosePoster = (project: string, asset: string, atMs: number): Promise<Asset> =>
  dataOf(
    mediaOf(project).PUT(`${ASSET}/poster`, {
      params: { path: { asset } },
      body: { t_ms: Math.round(atMs) },
    }),
  );
