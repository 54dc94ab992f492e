import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type Photo = Schemas['Photo'];
export type PhotoChange = Partial<Schemas['UpdatePhoto']>;
export type DayCount = Schemas['PhotoTimeline']['days'][number];
export type Duplicate = Schemas['Duplicate'];

const PHOTOS = '/api/v1/photos';
const PHOTO = `${PHOTOS}/{photo}` as const;
const PAGE = 100;
const DAYS = 1000;
const MOST_ON_MAP = 5;

/** Everything that is read of the photographs of a project. */
export const photosKey = (project: string) => ['project', project, 'vault-photos'] as const;

const inSpace = (space: string | undefined) => (space ? { space_id: space } : {});

/** Which photographs are listed. */
export interface PhotoFilter {
  readonly day?: string;
  readonly is_favourite?: 'true';
  readonly is_archived?: 'true' | 'false';
  readonly album?: string;
  /** Words of title, description, tags, place and name. */
  readonly q?: string;
}

/** How many photographs there are of each day, the latest first. */
export const timelineQuery = (project: string, space: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...photosKey(project), 'timeline', space],
    queryFn: async ({ pageParam }): Promise<Page<DayCount>> => {
      const before = pageParam ? { before: pageParam } : {};
      const query = { ...inSpace(space), ...before, limit: DAYS };
      const { days, has_more: hasMore } = await dataOf(
        vaultOf(project).GET(`${PHOTOS}/timeline`, { params: { query } }),
      );
      return { items: days, next: hasMore ? (days.at(-1)?.day ?? null) : null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<DayCount>) => next,
    select: ({ pages }): readonly DayCount[] => pages.flatMap(({ items }) => items),
  });

/** Photographs, the latest first, page by page. */
export const photosQuery = (project: string, space: string | undefined, filter: PhotoFilter) =>
  infiniteQueryOptions({
    queryKey: [...photosKey(project), 'list', space, filter],
    queryFn: async ({ pageParam }): Promise<Page<Photo>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const sort = '-shown_at' as const;
      const query = { ...inSpace(space), ...filter, ...cursor, sort, limit: PAGE };
      const { data } = await vaultOf(project).GET(PHOTOS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Photo>) => next,
    select: ({ pages }): readonly Photo[] => pages.flatMap(({ items }) => items),
    staleTime: 60_000,
  });

/** The photographs of a day of the timeline. */
export const photosOfDayQuery = (project: string, space: string | undefined, day: string) =>
  photosQuery(project, space, { day, is_archived: 'false' });

/** All photographs of a day, those that were not read yet as well. */
export async function allOfDay(
  client: QueryClient,
  [project, space, day]: readonly [string, string | undefined, DayCount],
): Promise<readonly Photo[]> {
  const pages = Math.ceil(day.count / PAGE) || 1;
  const query = photosOfDayQuery(project, space, day.day);
  const found = await client.fetchInfiniteQuery({ ...query, pages });
  return found.pages.flatMap(({ items }) => items);
}

export const photoQuery = (project: string, photo: string) =>
  queryOptions({
    queryKey: [...photosKey(project), 'one', photo],
    queryFn: (): Promise<Photo> =>
      dataOf(vaultOf(project).GET(PHOTO, { params: { path: { photo } } })),
  });

/** Photographs that were taken within `south,west,north,east`; not all, where there are very many. */
export const photosWithinQuery = (project: string, space: string | undefined, box: string) =>
  queryOptions({
    queryKey: [...photosKey(project), 'within', space, box],
    queryFn: async (): Promise<readonly Photo[]> => {
      const found: Photo[] = [];
      let next: string | null | undefined;
      for (let page = 0; page < MOST_ON_MAP && next !== null; page += 1) {
        const cursor: { cursor?: string } = next ? { cursor: next } : {};
        const sort = '-shown_at' as const;
        const query = { ...inSpace(space), box, ...cursor, sort, limit: PAGE };
        const { data } = await vaultOf(project).GET(PHOTOS, { params: { query } });
        found.push(...(data?.data.items ?? []));
        next = data?.meta.page.next_cursor ?? null;
      }
      return found;
    },
  });

export const updatePhoto = (project: string, photo: string, body: PhotoChange): Promise<Photo> =>
  dataOf(vaultOf(project).PATCH(PHOTO, { params: { path: { photo } }, body: body as never }));

/** Photographs that look alike, and files with the same bytes. */
export const duplicatesQuery = (
  project: string,
  space: string | undefined,
  kind: Duplicate['kind'],
) =>
  infiniteQueryOptions({
    queryKey: [...photosKey(project), 'duplicates', space, kind],
    queryFn: async ({ pageParam }): Promise<Page<Duplicate>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...inSpace(space), kind, ...cursor, limit: 50 };
      const { data } = await vaultOf(project).GET('/api/v1/duplicates', { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Duplicate>) => next,
    select: ({ pages }): readonly Duplicate[] => pages.flatMap(({ items }) => items),
  });
