import { useNavigate, useSearch } from '@tanstack/react-router';

/** How much is shown at once. */
export const SPANS = ['month', 'week', 'agenda'] as const;
export type Span = (typeof SPANS)[number];

/** What the address of the page says. */
export interface CalendarSearch {
  readonly space?: string | undefined;
  readonly span?: Span | undefined;
  /** A day of what is shown; today when there is none. */
  readonly on?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const calendarSearch = (search: Record<string, unknown>): CalendarSearch => ({
  space: textOf(search['space']),
  span: SPANS.find((span) => span === search['span'] && span !== 'month'),
  on: /^\d{4}-\d{2}-\d{2}$/.test(String(search['on'])) ? textOf(search['on']) : undefined,
});

/** What is shown, and how to show something else. */
export function useCalendarSearch(project: string) {
  const search = calendarSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: CalendarSearch): void =>
    void navigate({
      to: '/projects/$project/vault/calendar',
      params: { project },
      search: { ...search, ...change },
    });
  return { search, show };
}
