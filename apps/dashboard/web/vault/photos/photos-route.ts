import { useNavigate, useSearch } from '@tanstack/react-router';

/** The ways to look at photographs. */
export const PHOTO_VIEWS = ['timeline', 'albums', 'favourites', 'archive', 'alike', 'map'] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];

/** What the address of the page says. */
export interface PhotosSearch {
  readonly space?: string | undefined;
  readonly part?: PhotoView | undefined;
  /** The album that is open. */
  readonly album?: string | undefined;
  /** Words that are looked for. */
  readonly q?: string | undefined;
  /** The photograph that is shown large. */
  readonly photo?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const photosSearch = (search: Record<string, unknown>): PhotosSearch => ({
  space: textOf(search['space']),
  part: PHOTO_VIEWS.find((part) => part === search['part'] && part !== 'timeline'),
  album: textOf(search['album']),
  q: textOf(search['q']),
  photo: textOf(search['photo']),
});

/** What is shown, and how to show something else. */
export function usePhotosSearch(project: string) {
  const search = photosSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: PhotosSearch, isReplaced = false): void =>
    void navigate({
      to: '/projects/$project/vault/photos',
      params: { project },
      search: { ...search, ...change },
      replace: isReplaced,
      resetScroll: false,
    });
  return { search, show };
}
