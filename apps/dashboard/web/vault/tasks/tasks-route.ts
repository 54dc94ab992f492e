import { useNavigate, useSearch } from '@tanstack/react-router';

export const TASK_VIEWS = ['list', 'board'] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

/** What the address of the page says. */
export interface TasksSearch {
  readonly space?: string | undefined;
  /** A list, or `due` for what is due in all of them. */
  readonly list?: string | undefined;
  readonly as?: TaskView | undefined;
  readonly task?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const tasksSearch = (search: Record<string, unknown>): TasksSearch => ({
  space: textOf(search['space']),
  list: textOf(search['list']),
  as: TASK_VIEWS.find((view) => view === search['as']),
  task: textOf(search['task']),
});

/** What is shown, and how to show something else. */
export function useTasksSearch(project: string) {
  const search = tasksSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: TasksSearch, isReplaced = true): void =>
    void navigate({
      to: '/projects/$project/vault/tasks',
      params: { project },
      search: { ...search, ...change },
      replace: isReplaced,
    });
  return { search, show };
}
