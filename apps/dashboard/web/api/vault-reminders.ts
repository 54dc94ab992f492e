import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';
import { tasksKey } from './vault-tasks.js';

type Schemas = VaultComponents['schemas'];
export type Reminder = Schemas['Reminder'];
export type WantedReminder = Partial<Schemas['CreateReminder']> & { readonly to: string };

const REMINDERS = '/api/v1/tasks/{task}/reminders';

/** The reminders of a task. */
export const remindersQuery = (project: string, task: string) =>
  queryOptions({
    queryKey: [...tasksKey(project), 'reminders', task],
    queryFn: async (): Promise<readonly Reminder[]> => {
      const params = { path: { task }, query: { limit: 100, sort: 'created_at' as const } };
      return (await dataOf(vaultOf(project).GET(REMINDERS, { params }))).items;
    },
  });

export const createReminder = (
  project: string,
  task: string,
  wanted: WantedReminder,
): Promise<Reminder> =>
  dataOf(vaultOf(project).POST(REMINDERS, { params: { path: { task } }, body: wanted as never }));

export const deleteReminder = (project: string, reminder: string) =>
  dataOf(
    vaultOf(project).DELETE('/api/v1/reminders/{reminder}', { params: { path: { reminder } } }),
  );
