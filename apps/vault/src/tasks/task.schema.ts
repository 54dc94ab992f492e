import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Zone } from '../calendar/recurrence/zone.js';
import type { TaskEntity } from './task.entity.js';

const LINE = /^[^\p{Cc}]*$/u;
const zone = z
  .string()
  .min(1)
  .max(64)
  .refine((name) => Zone.named(name) !== null, { error: 'Must be a zone such as Europe/Vaduz.' })
  .describe('As the IANA names it, such as `Europe/Vaduz`; rules repeat by its clock.');
const reference = (text: string) => z.string().max(64).describe(text);

/** When a task is due: on a day, or at a moment. */
export const TaskDue = z
  .union([
    z.strictObject({
      date: z.iso.date().describe('The day, of what takes all day: no zone moves it.'),
      time_zone: zone.default('UTC'),
    }),
    z.strictObject({
      at: z.iso.datetime({ offset: true }).describe('The moment.'),
      time_zone: zone.default('UTC'),
    }),
  ])
  .describe('A day as `date`, or a moment as `at`.')
  .meta({ id: 'TaskDue' });
export type TaskDue = z.output<typeof TaskDue>;

const fields = {
  title: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(LINE, 'Must be a single line.')
    .describe('What is to be done, 1 to 500 characters.'),
  notes: z
    .string()
    .max(20_000)
    .refine((text) => !text.includes('\0'), { error: 'Must have no NUL.' })
    .describe('More about it, at most 20,000 characters.'),
  due: TaskDue.nullable().describe('When it is due; null for no time.'),
  priority: z.int().min(0).max(9).describe('1 is the highest, 9 the lowest, 0 none.'),
  labels: z
    .array(z.string().trim().min(1).max(64).regex(LINE, 'Must be a single line.'))
    .max(50)
    .transform((labels) => [...new Set(labels)])
    .describe('At most 50, each 1 to 64 characters.'),
  assignee: z
    .string()
    .min(1)
    .max(128)
    .regex(LINE, 'Must be a single line.')
    .nullable()
    .describe('Your own id of the user who does it.'),
  parent_id: reference('The task that it is a part of, `tsk_…` of the same list.').nullable(),
  section_id: reference('The section that it lies in, `sec_…` of the list.').nullable(),
  rrule: z
    .string()
    .min(1)
    .max(2000)
    .nullable()
    .describe('How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`. It needs `due`.'),
  done: z.boolean().describe('Whether it is done.'),
};

export const CreateTask = z
  .strictObject({
    ...fields,
    notes: fields.notes.default(''),
    due: fields.due.default(null),
    priority: fields.priority.default(0),
    labels: fields.labels.default([]),
    assignee: fields.assignee.default(null),
    parent_id: fields.parent_id.default(null),
    section_id: fields.section_id.default(null),
    rrule: fields.rrule.default(null),
    done: fields.done.default(false),
    before_id: reference('Put it before this one.').optional(),
    after_id: reference('Put it after this one; at the end if neither is given.').optional(),
  })
  .meta({ id: 'CreateTask' });
export type CreateTask = z.output<typeof CreateTask>;

export const UpdateTask = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTask' });
export type UpdateTask = z.output<typeof UpdateTask>;

export const MoveTask = z
  .strictObject({
    section_id: fields.section_id.optional(),
    before_id: reference('Put it before this one of the list.').optional(),
    after_id: reference('Put it after this one; at the end if neither is given.').optional(),
  })
  .refine(({ before_id: before, after_id: after }) => before === undefined || after === undefined, {
    error: 'Give one of `before_id` and `after_id`.',
  })
  .meta({ id: 'MoveTask' });
export type MoveTask = z.output<typeof MoveTask>;

export const Task = z
  .object({
    id: z.string().describe('`tsk_…`'),
    list_id: z.string().describe('`tls_…`'),
    space_id: z.string().describe('`spc_…`'),
    rank: z.string().describe('Where it stands: compare byte by byte.'),
    title: fields.title,
    notes: fields.notes,
    due: TaskDue.nullable().describe('When it is due.'),
    priority: fields.priority,
    labels: z.array(z.string()).describe('Its labels.'),
    assignee: fields.assignee,
    parent_id: fields.parent_id,
    section_id: fields.section_id,
    rrule: fields.rrule,
    recurs_from: z.string().nullable().describe('The task of the series before it, `tsk_…`.'),
    done: fields.done,
    done_at: z.iso.datetime().nullable().describe('When it was done.'),
    version: z.int().describe('Counts its changes; see `If-Match`.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof Task>;

export const TaskResponse = envelopeOf(Task);
export const TasksResponse = pageOf(Task);

/** Which tasks of a list to list. */
export const ListTasks = listQuery('tasks', {
  filters: {
    done: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .describe('Only those that are done, or those that are not.'),
    section_id: reference('Only those in this section.'),
    parent_id: reference('Only the subtasks of this one.'),
    label: z.string().min(1).max(64).describe('Only those that have it.'),
    assignee: z.string().min(1).max(128).describe('Only those of this user.'),
    due_before: z.iso.datetime({ offset: true }).describe('Only those that are due before.'),
  },
  sort: ['rank', 'created_at', 'updated_at'],
  usual: 'rank',
});
export type ListTasks = z.output<typeof ListTasks.schema>;

function dueOf({ dueDate, dueAt, timeZone }: TaskEntity): TaskDue | null {
  if (dueDate !== null) return { date: dueDate, time_zone: timeZone };
  return dueAt && { at: dueAt.toISOString(), time_zone: timeZone };
}

/** A task as callers see it. */
export const toTask = (row: TaskEntity): Task => ({
  id: row.id,
  list_id: row.listId,
  space_id: row.spaceId,
  rank: row.rank,
  title: row.title,
  notes: row.notes,
  due: dueOf(row),
  priority: row.priority,
  labels: row.labels,
  assignee: row.assignee,
  parent_id: row.parentId,
  section_id: row.sectionId,
  rrule: row.rrule,
  recurs_from: row.recursFrom,
  done: row.doneAt !== null,
  done_at: row.doneAt?.toISOString() ?? null,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
