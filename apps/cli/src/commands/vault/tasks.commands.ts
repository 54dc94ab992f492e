import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const list = { name: '<list>', summary: 'tls_…, as `task lists list` shows it.' };
const task = { name: '<task>', summary: 'tsk_…, as `task list` shows it.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const section: OptionSpec = { flags: '--section <section>', summary: 'sec_… of the list.' };
const place: readonly OptionSpec[] = [
  { flags: '--before <task>', summary: 'Put it before this one.' },
  { flags: '--after <task>', summary: 'Put it after this one.' },
];
const columns: OptionSpec = {
  flags: '--section <name>',
  summary: 'A column of the board; may be repeated, from left to right.',
  isRepeatable: true,
};
const about: readonly OptionSpec[] = [
  { flags: '--due <time>', summary: 'A day such as 2026-12-24, or 2026-12-24T18:00:00Z.' },
  { flags: '--zone <zone>', summary: 'Such as Europe/Vaduz; UTC if not given.' },
  { flags: '--repeat <rule>', summary: 'As RFC 5545 writes it: FREQ=WEEKLY;BYDAY=MO.' },
  { flags: '--priority <n>', summary: '1 is the highest, 9 the lowest, 0 none.' },
  { flags: '--label <label>', summary: 'May be repeated.', isRepeatable: true },
  { flags: '--assignee <user>', summary: 'Your own id of the user who does it.' },
  { flags: '--parent <task>', summary: 'The task that it is a part of.' },
  { flags: '--notes <text>', summary: 'More about it.' },
  section,
];

const listCommands: CommandGroup = {
  name: 'lists',
  summary: 'Lists of tasks, and boards.',
  commands: [
    {
      name: 'create',
      summary: 'Make a list of tasks.',
      arguments: [{ name: '<name>', summary: 'What people see.' }],
      options: [
        { flags: '--space <space>', summary: 'spc_…; the main one if not given.' },
        columns,
      ],
      examples: ['skydeck task lists create Work --section "To do" --section Done'],
      load: async () => (await import('./task-lists.js')).create,
    },
    {
      name: 'list',
      summary: 'List the lists of tasks.',
      options: [{ flags: '--space <space>', summary: 'spc_…; the main one if not given.' }],
      load: async () => (await import('./task-lists.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a list and its sections.',
      arguments: [list],
      load: async () => (await import('./task-lists.js')).show,
    },
    {
      name: 'update',
      summary: 'Change a list of tasks.',
      arguments: [list],
      options: [{ flags: '--name <name>', summary: 'What people see.' }, columns],
      load: async () => (await import('./task-lists.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a list with its tasks.',
      arguments: [list],
      options: [yes],
      load: async () => (await import('./task-lists.js')).remove,
    },
  ],
};

/** Commands about tasks. */
export const taskCommands: CommandGroup = {
  name: 'task',
  summary: 'Keep lists of what is to be done.',
  commands: [
    listCommands,
    {
      name: 'list',
      summary: 'List the tasks of a list in their order.',
      arguments: [list],
      options: [
        { flags: '--all', summary: 'Also those that are done.' },
        { flags: '--label <label>', summary: 'Only those that have it.' },
        { flags: '--assignee <user>', summary: 'Only those of this user.' },
        { flags: '--due-before <time>', summary: 'Such as 2026-12-24T00:00:00Z.' },
        section,
      ],
      load: async () => (await import('./tasks.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a task.',
      arguments: [task],
      load: async () => (await import('./tasks.js')).show,
    },
    {
      name: 'add',
      summary: 'Add a task to a list.',
      arguments: [list, { name: '<title>', summary: 'What is to be done.' }],
      options: [...about, ...place],
      examples: ['skydeck task add tls_… "Water the garden" --due 2026-06-01 --repeat FREQ=DAILY'],
      load: async () => (await import('./tasks.js')).add,
    },
    {
      name: 'edit',
      summary: 'Change a task.',
      arguments: [task],
      options: [{ flags: '--title <title>', summary: 'What is to be done.' }, ...about],
      load: async () => (await import('./tasks.js')).edit,
    },
    {
      name: 'done',
      summary: 'Say that a task is done; one that repeats is followed by the next.',
      arguments: [task],
      options: [{ flags: '--undo', summary: 'Say that it is not.' }],
      load: async () => (await import('./tasks.js')).done,
    },
    {
      name: 'move',
      summary: 'Put a task elsewhere in its list; at the end if no place is given.',
      arguments: [task],
      options: [...place, section],
      load: async () => (await import('./tasks.js')).move,
    },
    {
      name: 'remind',
      summary: 'Remind somebody of a task by e-mail or SMS.',
      arguments: [task, { name: '<to>', summary: 'E-mail address, or a number such as +423….' }],
      options: [
        { flags: '--before <time>', summary: 'Before it is due: 30m, 1h; 0 if not given.' },
        { flags: '--at <time>', summary: 'A time of its own: 2026-12-24T18:00:00Z.' },
      ],
      load: async () => (await import('./reminders.js')).remind,
    },
    {
      name: 'reminders',
      summary: 'List the reminders of a task.',
      arguments: [task],
      load: async () => (await import('./reminders.js')).list,
    },
    {
      name: 'unremind',
      summary: 'Delete a reminder.',
      arguments: [{ name: '<reminder>', summary: 'rem_…, as `task reminders` shows it.' }],
      load: async () => (await import('./reminders.js')).remove,
    },
    {
      name: 'delete',
      summary: 'Delete a task with its subtasks.',
      arguments: [task],
      options: [yes],
      load: async () => (await import('./tasks.js')).remove,
    },
  ],
};
