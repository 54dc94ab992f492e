import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address of the page says. */
export interface ContactsSearch {
  readonly space?: string | undefined;
  /** The address book that is shown; all of them when there is none. */
  readonly book?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const contactsSearch = (search: Record<string, unknown>): ContactsSearch => ({
  space: textOf(search['space']),
  book: textOf(search['book']),
});

/** Which contacts are shown, and how to show others. */
export function useContactsSearch() {
  const search = contactsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (to: ContactsSearch): void => void navigate({ to: '.', search: to as never });
  return { search, show };
}
