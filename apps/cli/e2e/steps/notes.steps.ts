import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from './step.js';

const folder = mkdtempSync(path.join(tmpdir(), 'skydeck-notes-'));
writeFileSync(path.join(folder, 'Garden.md'), '- [ ] Water\n');

/** Notes and tasks. */
export const NOTE_STEPS: readonly Step[] = [
  {
    name: 'note create',
    rest: () => ['Shopping', '--body', '- [ ] Milk', '--tag', 'home'],
    keeps: { note: 'id' },
  },
  { name: 'note list', rest: () => ['--tag', 'home'] },
  { name: 'note show', rest: ({ note = '' }) => [note] },
  { name: 'note edit', rest: ({ note = '' }) => [note, '--body', '- [ ] Bread', '--pin'] },
  { name: 'note checklist', rest: ({ note = '' }) => [note] },
  { name: 'note tick', rest: ({ note = '' }) => [note, '0'] },
  { name: 'note history', rest: ({ note = '' }) => [note] },
  { name: 'note diff', rest: ({ note = '' }) => [note, '--from', '1'] },
  { name: 'note revert', rest: ({ note = '' }) => [note, '1'] },
  { name: 'note search', rest: () => ['milk'] },
  { name: 'note backlinks', rest: ({ note = '' }) => [note] },
  { name: 'note import', rest: () => [folder] },
  { name: 'note export', rest: () => ['notes.zip'] },
  { name: 'note delete', rest: ({ note = '' }) => [note, '--yes'] },
  { name: 'note restore', rest: ({ note = '' }) => [note] },
  {
    name: 'task lists create',
    rest: () => ['Work', '--section', 'To do'],
    keeps: { task_list: 'id' },
  },
  { name: 'task lists list', rest: () => [] },
  { name: 'task lists show', rest: ({ task_list = '' }) => [task_list] },
  { name: 'task lists update', rest: ({ task_list = '' }) => [task_list, '--name', 'Home'] },
  {
    name: 'task add',
    rest: ({ task_list = '' }) => [
      task_list,
      'Water',
      ...'--due 2026-06-01 --zone Europe/Vaduz --repeat FREQ=DAILY --label garden'.split(' '),
    ],
    keeps: { task: 'id' },
  },
  { name: 'task list', rest: ({ task_list = '' }) => [task_list, '--label', 'garden'] },
  { name: 'task show', rest: ({ task = '' }) => [task] },
  { name: 'task edit', rest: ({ task = '' }) => [task, '--priority', '1'] },
  {
    name: 'task remind',
    rest: ({ task = '' }) => [task, 'ada@example.com', '--before', '1h'],
    keeps: { reminder: 'id' },
  },
  { name: 'task reminders', rest: ({ task = '' }) => [task] },
  { name: 'task unremind', rest: ({ reminder = '' }) => [reminder] },
  { name: 'task done', rest: ({ task = '' }) => [task] },
  { name: 'task move', rest: ({ task = '' }) => [task] },
  { name: 'task delete', rest: ({ task = '' }) => [task, '--yes'] },
  { name: 'task lists delete', rest: ({ task_list = '' }) => [task_list, '--yes'] },
];
