import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type Task = Schemas['Task'];
export type TaskList = Schemas['TaskList'];
export type TaskDue = NonNullable<Task['due']>;
export type TaskChange = Partial<Schemas['UpdateTask']>;
export type WantedTask = Partial<Schemas['CreateTask']> & { readonly title: string };
export type TaskPlace = Schemas['MoveTask'];

const LISTS = '/api/v1/lists';
const LIST = `${LISTS}/{list}` as const;
const TASKS = `${LIST}/tasks` as const;
const TASK = '/api/v1/tasks/{task}';
const PAGE = 100;
/** So many pages of a list are read: who has more tasks in one list narrows it. */
const MOST_PAGES = 10;

/** Everything that is read of the tasks of a project. */
export const tasksKey = (project: string) => ['project', project, 'vault-tasks'] as const;

const inList = (list: string) => ({ path: { list } });
const ofTask = (task: string) => ({ params: { path: { task } } });

/** The lists of a space by their names; of the main one when none is named. */
export const taskListsQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...tasksKey(project), 'lists', space],
    queryFn: async (): Promise<readonly TaskList[]> => {
      const query = { limit: PAGE, sort: 'name' as const, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(LISTS, { params: { query } }))).items;
    },
  });

/** Key of the tasks of a list that are open, or that are done. */
export const tasksOfKey = (project: string, list: string, isDone: boolean) =>
  [...tasksKey(project), 'of', list, isDone] as const;

/** The open tasks of a list in their order. */
export const openTasksQuery = (project: string, list: string) =>
  queryOptions({
    queryKey: tasksOfKey(project, list, false),
    queryFn: () => readAll(project, list),
  });

/** What was done last in a list. */
export const doneTasksQuery = (project: string, list: string, isWanted: boolean) =>
  queryOptions({
    queryKey: tasksOfKey(project, list, true),
    queryFn: async (): Promise<readonly Task[]> => {
      const query = { done: 'true' as const, limit: PAGE, sort: '-updated_at' as const };
      const params = { ...inList(list), query };
      return (await dataOf(vaultOf(project).GET(TASKS, { params }))).items;
    },
    enabled: isWanted,
  });

async function readAll(project: string, list: string): Promise<readonly Task[]> {
  const found: Task[] = [];
  let next: string | null | undefined;
  for (let page = 0; page < MOST_PAGES && next !== null; page += 1) {
    const cursor: { cursor?: string } = next ? { cursor: next } : {};
    const query = { done: 'false' as const, limit: PAGE, ...cursor };
    const { data } = await vaultOf(project).GET(TASKS, { params: { ...inList(list), query } });
    found.push(...(data?.data.items ?? []));
    next = data?.meta.page.next_cursor ?? null;
  }
  return found;
}

/** What is due before a time, of several lists. */
export const dueTasksQuery = (project: string, lists: readonly string[], before: string) =>
  queryOptions({
    queryKey: [...tasksKey(project), 'due', lists, before],
    queryFn: async (): Promise<readonly Task[]> => {
      const query = { done: 'false' as const, due_before: before, limit: PAGE };
      const pages = await Promise.all(
        lists.map((list) =>
          dataOf(vaultOf(project).GET(TASKS, { params: { ...inList(list), query } })),
        ),
      );
      return pages.flatMap(({ items }) => items);
    },
  });

export const taskQuery = (project: string, task: string) =>
  queryOptions({
    queryKey: [...tasksKey(project), 'one', task],
    queryFn: (): Promise<Task> => dataOf(vaultOf(project).GET(TASK, ofTask(task))),
  });

export const createTaskList = (
  project: string,
  space: string | undefined,
  name: string,
  sections: readonly string[],
): Promise<TaskList> =>
  dataOf(
    vaultOf(project).POST(LISTS, {
      body: {
        name,
        sections: sections.map((section) => ({ name: section })),
        ...(space && { space_id: space }),
      },
    }),
  );

/** Changes a list as long as it is at the version that was seen. */
export const updateTaskList = (
  project: string,
  { id, version }: TaskList,
  body: Schemas['UpdateTaskList'],
): Promise<TaskList> =>
  dataOf(
    vaultOf(project).PATCH(LIST, {
      params: { ...inList(id), header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

export const deleteTaskList = (project: string, list: string) =>
  dataOf(vaultOf(project).DELETE(LIST, { params: inList(list) }));

export const createTask = (project: string, list: string, wanted: WantedTask): Promise<Task> =>
  dataOf(vaultOf(project).POST(TASKS, { params: inList(list), body: wanted as never }));

export const updateTask = (project: string, task: string, body: TaskChange): Promise<Task> =>
  dataOf(vaultOf(project).PATCH(TASK, { ...ofTask(task), body: body as never }));

export const moveTask = (project: string, task: string, body: TaskPlace): Promise<Task> =>
  dataOf(vaultOf(project).POST(`${TASK}/move`, { ...ofTask(task), body }));

export const deleteTask = (project: string, task: string) =>
  dataOf(vaultOf(project).DELETE(TASK, ofTask(task)));
