import type { QueryClient } from '@tanstack/react-query';
import { type Photo, type PhotoFilter, photosQuery } from '../../api/vault-photos.js';
import type { PhotosSearch } from './photos-route.js';

export const FAVOURITES = { is_favourite: 'true' } as const;
export const ARCHIVE = { is_archived: 'true' } as const;

/** What a grid shows; nothing where there is none. */
export function filterOf({ part, album, q }: PhotosSearch): PhotoFilter | undefined {
  if (q !== undefined) return { q };
  if (part === 'favourites') return FAVOURITES;
  if (part === 'archive') return ARCHIVE;
  return part === 'albums' && album !== undefined ? { album } : undefined;
}

/** What a grid has read. */
export function listed(
  client: QueryClient,
  [project, space, filter]: readonly [string, string | undefined, PhotoFilter],
): readonly Photo[] {
  const data = client.getQueryData(photosQuery(project, space, filter).queryKey);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
