import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { mediaOf } from './clients.js';

type Schemas = MediaComponents['schemas'];
export type Playlist = Schemas['Playlist'];
export type PlaylistWithItems = Schemas['PlaylistWithItems'];

const PLAYLISTS = '/api/v1/playlists';
const PLAYLIST = `${PLAYLISTS}/{playlist}` as const;
const ITEM = `${PLAYLIST}/items/{item}` as const;
const PAGE_SIZE = 50;

/** Everything that is read of the playlists of a project. */
export const playlistsKey = (project: string) => ['project', project, 'playlists'] as const;

/** The playlists of a project, newest first, page by page. */
export const playlistsQuery = (project: string) =>
  infiniteQueryOptions({
    queryKey: [...playlistsKey(project), 'list'],
    queryFn: async ({ pageParam }): Promise<Page<Playlist>> => {
      const query = { ...(pageParam && { cursor: pageParam }), limit: PAGE_SIZE };
      const { data } = await mediaOf(project).GET(PLAYLISTS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Playlist>) => next,
    select: ({ pages }): readonly Playlist[] => pages.flatMap(({ items }) => items),
  });

export const playlistQuery = (project: string, playlist: string) =>
  queryOptions({
    queryKey: [...playlistsKey(project), playlist],
    queryFn: (): Promise<PlaylistWithItems> =>
      dataOf(mediaOf(project).GET(PLAYLIST, { params: { path: { playlist } } })),
  });

export const createPlaylist = (project: string, name: string): Promise<PlaylistWithItems> =>
  dataOf(mediaOf(project).POST(PLAYLISTS, { body: { name } }));

export const updatePlaylist = (
  project: string,
  playlist: string,
  body: Schemas['UpdatePlaylist'],
): Promise<PlaylistWithItems> =>
  dataOf(mediaOf(project).PATCH(PLAYLIST, { params: { path: { playlist } }, body }));

export const deletePlaylist = (project: string, playlist: string) =>
  dataOf(mediaOf(project).DELETE(PLAYLIST, { params: { path: { playlist } } }));

export const addItem = (
  project: string,
  playlist: string,
  assetId: string,
): Promise<PlaylistWithItems> =>
  dataOf(
    mediaOf(project).POST(`${PLAYLIST}/items`, {
      params: { path: { playlist } },
      body: { asset_id: assetId },
    }),
  );

/** Puts an item before another, or at the end. */
export const moveItem = (
  project: string,
  playlist: string,
  item: string,
  before: string | null,
): Promise<PlaylistWithItems> =>
  dataOf(mediaOf(project).PATCH(ITEM, { params: { path: { playlist, item } }, body: { before } }));

export const removeItem = (
  project: string,
  playlist: string,
  item: string,
): Promise<PlaylistWithItems> =>
  dataOf(mediaOf(project).DELETE(ITEM, { params: { path: { playlist, item } } }));
