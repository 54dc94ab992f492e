import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { TaskListEntity } from './task-list.entity.js';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.');

const fields = {
  name: line(200).describe('What people see, 1 to 200 characters.'),
  sections: z
    .array(
      z.strictObject({
        id: z.string().max(64).optional().describe('`sec_…` of one that there is.'),
        name: line(200).describe('What people see, 1 to 200 characters.'),
      }),
    )
    .max(100)
    .describe('Columns of a board from left to right; at most 100.'),
};

export const CreateTaskList = z
  .strictObject({
    space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
    name: fields.name,
    sections: fields.sections.default([]),
  })
  .meta({ id: 'CreateTaskList' });
export type CreateTaskList = z.output<typeof CreateTaskList>;

export const UpdateTaskList = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTaskList' });
export type UpdateTaskList = z.output<typeof UpdateTaskList>;

export const TaskList = z
  .object({
    id: z.string().describe('`tls_…`'),
    space_id: z.string().describe('`spc_…`'),
    name: fields.name,
    sections: z
      .array(
        z.object({
          id: z.string().describe('`sec_…`'),
          name: z.string().describe('What people see.'),
        }),
      )
      .describe('Columns of a board from left to right.'),
    version: z.int().describe('Counts its changes; see `If-Match`.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'TaskList' });
export type TaskList = z.output<typeof TaskList>;

export const TaskListResponse = envelopeOf(TaskList);
export const TaskListsResponse = pageOf(TaskList);

/** Which lists of tasks to list. */
export const ListTaskLists = listQuery('task_lists', {
  filters: { space_id: z.string().max(64).describe('`spc_…`; the main space if not given.') },
  sort: ['created_at', 'name'],
});
export type ListTaskLists = z.output<typeof ListTaskLists.schema>;

/** A list as callers see it. */
export const toTaskList = (row: TaskListEntity): TaskList => ({
  id: row.id,
  space_id: row.spaceId,
  name: row.name,
  sections: row.sections.map(({ id, name }) => ({ id, name })),
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
