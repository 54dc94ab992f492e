import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { TaskListEntity } from './lists/task-list.entity.js';
import type { TaskEntity } from './task.entity.js';

const Task = z.object({
  id: z.string().describe('`tsk_…`'),
  list_id: z.string().describe('`tls_…`'),
  space_id: z.string().describe('`spc_…`'),
  done: z.boolean().describe('Whether it is done.'),
  version: z.int().describe('Counts its changes.'),
});
const List = z.object({
  id: z.string().describe('`tls_…`'),
  space_id: z.string().describe('`spc_…`'),
  version: z.int().describe('Counts its changes.'),
});

/** What happens to tasks. Their words stay where they are: events go to webhooks. */
export const TaskEvents = defineEvents('task', {
  created: { schema: Task, description: 'A task was made, by somebody or by its rule.' },
  updated: { schema: Task, description: 'A task changed or was moved.' },
  completed: { schema: Task, description: 'A task is done.' },
  deleted: { schema: Task, description: 'A task was deleted.' },
});

/** What happens to lists of tasks. */
export const TaskListEvents = defineEvents('task_list', {
  created: { schema: List, description: 'A list of tasks was made.' },
  updated: { schema: List, description: 'A list of tasks changed.' },
  deleted: { schema: List, description: 'A list was deleted with its tasks.' },
});

/** What events show of a task. */
export const taskState = ({ id, listId, spaceId, doneAt, version }: TaskEntity) => ({
  id,
  list_id: listId,
  space_id: spaceId,
  done: doneAt !== null,
  version,
});

/** What events show of a list. */
export const listState = ({ id, spaceId, version }: TaskListEntity) => ({
  id,
  space_id: spaceId,
  version,
});
