import { useNavigate, useSearch } from '@tanstack/react-router';

/** Where notes stand. */
export const SHELVES = ['notes', 'archive', 'trash'] as const;
export type Shelf = (typeof SHELVES)[number];

/** What the address of the page says. */
export interface NotesSearch {
  readonly space?: string | undefined;
  readonly shelf?: Shelf | undefined;
  readonly tag?: string | undefined;
  readonly note?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const notesSearch = (search: Record<string, unknown>): NotesSearch => ({
  space: textOf(search['space']),
  shelf: SHELVES.find((shelf) => shelf === search['shelf'] && shelf !== 'notes'),
  tag: textOf(search['tag']),
  note: textOf(search['note']),
});

/** What is shown, and how to show something else. */
export function useNotesSearch(project: string) {
  const search = notesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: NotesSearch, isReplaced = false): void =>
    void navigate({
      to: '/projects/$project/vault/notes',
      params: { project },
      search: { ...search, ...change },
      replace: isReplaced,
    });
  return { search, show };
}
