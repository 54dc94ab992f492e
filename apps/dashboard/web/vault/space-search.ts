import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address of a page says that shows one space at a time. */
export interface SpaceSearch {
  readonly space?: string | undefined;
}

/** Reads the address of such a page. */
export const spaceSearch = ({ space }: Record<string, unknown>): SpaceSearch => ({
  space: typeof space === 'string' && space !== '' ? space : undefined,
});

/** Which space is shown, and how to show another one. */
export function useSpaceSearch() {
  const { space } = spaceSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (to: string | undefined): void =>
    void navigate({ to: '.', search: { space: to } as never });
  return { space, choose };
}
