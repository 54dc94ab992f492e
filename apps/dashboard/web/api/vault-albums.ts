import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';
import { photosKey } from './vault-photos.js';

type Schemas = VaultComponents['schemas'];
export type Album = Schemas['Album'];
export type AlbumChange = Partial<Schemas['UpdateAlbum']>;

const ALBUMS = '/api/v1/albums';
const ALBUM = `${ALBUMS}/{album}` as const;
const MOST = 100;

const key = (project: string) => [...photosKey(project), 'albums'] as const;
const of = (album: string) => ({ path: { album } });
const inSpace = (space: string | undefined) => (space ? { space_id: space } : {});

/** The albums of a space by name, page by page. */
export const albumsQuery = (project: string, space: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...key(project), 'list', space],
    queryFn: async ({ pageParam }): Promise<Page<Album>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...inSpace(space), ...cursor, sort: 'name' as const, limit: MOST };
      const { data } = await vaultOf(project).GET(ALBUMS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Album>) => next,
    select: ({ pages }): readonly Album[] => pages.flatMap(({ items }) => items),
  });

/** The ids of the albums that have a photograph. */
export const albumsOfPhotoQuery = (project: string, space: string, photo: string) =>
  queryOptions({
    queryKey: [...key(project), 'of', photo],
    queryFn: async (): Promise<readonly string[]> => {
      const query = { space_id: space, photo, limit: MOST };
      const { items } = await dataOf(vaultOf(project).GET(ALBUMS, { params: { query } }));
      return items.map(({ id }) => id);
    },
  });

export const albumQuery = (project: string, album: string) =>
  queryOptions({
    queryKey: [...key(project), 'one', album],
    queryFn: (): Promise<Album> => dataOf(vaultOf(project).GET(ALBUM, { params: of(album) })),
  });

export const createAlbum = (
  project: string,
  space: string | undefined,
  body: { readonly name: string; readonly description: string },
): Promise<Album> =>
  dataOf(vaultOf(project).POST(ALBUMS, { body: { ...body, ...inSpace(space) } }));

export const updateAlbum = (project: string, album: string, body: AlbumChange): Promise<Album> =>
  dataOf(vaultOf(project).PATCH(ALBUM, { params: of(album), body: body as never }));

/** Deletes an album; what is in it stays. */
export const deleteAlbum = (project: string, album: string) =>
  dataOf(vaultOf(project).DELETE(ALBUM, { params: of(album) }));

export const addToAlbum = (
  project: string,
  album: string,
  photos: readonly string[],
): Promise<Album> =>
  dataOf(
    vaultOf(project).POST(`${ALBUM}/photos`, { params: of(album), body: { photos: [...photos] } }),
  );

export const removeFromAlbum = (project: string, album: string, photo: string): Promise<Album> =>
  dataOf(
    vaultOf(project).DELETE(`${ALBUM}/photos/{photo}`, { params: { path: { album, photo } } }),
  );
