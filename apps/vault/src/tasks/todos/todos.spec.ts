import { calendarOf } from '../../calendar/ics/read-objects.js';
import { newTask } from '../task-changes.js';
import type { TaskEntity } from '../task.entity.js';
import { readTodo } from './read-todo.js';
import { dueColumns } from './todo-due.js';
import { writeTodo } from './write-todo.js';

const NOW = new Date('2026-11-01T12:00:00Z');
const PLACE = { projectId: 'demo:live', spaceId: 'spc_1', listId: 'tls_1' } as never;
const todo = (...lines: string[]) =>
  calendarOf(['BEGIN:VTODO', 'UID:one', ...lines, 'END:VTODO'].join('\r\n'));

function taskOf(text: string, changes: Partial<TaskEntity> = {}): TaskEntity {
  const { title, notes, priority, labels, rrule, isDone, due } = readTodo(text);
  const given = { title, notes, priority, labels: [...labels], rrule, ...dueColumns(due) };
  return newTask(PLACE, { ...given, doneAt: isDone ? NOW : null, ...changes }, NOW);
}

const written = (
  text: string,
  changes: Partial<TaskEntity> = {},
  parentUid: string | null = null,
) => writeTodo(taskOf(text, changes), { uid: 'one', parentUid }, text);

describe('a task that was sent', () => {
  const sent = todo(
    'SUMMARY:Grüße\\, viele',
    'DESCRIPTION:one\\ntwo',
    'DTSTART;TZID=Europe/Berlin:20261109T090000',
    'DUE;TZID=Europe/Berlin:20261110T090000',
    'PRIORITY:5',
    'STATUS:IN-PROCESS',
    'PERCENT-COMPLETE:40',
    'CATEGORIES:home,garden',
    'CATEGORIES:home',
    'RRULE:FREQ=WEEKLY',
    'X-APPLE-SORT-ORDER:7',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'END:VALARM',
  );

  it('is read', () => {
    expect(readTodo(sent)).toMatchObject({
      uid: 'one',
      title: 'Grüße, viele',
      notes: 'one\ntwo',
      priority: 5,
      labels: ['home', 'garden'],
      rrule: 'FREQ=WEEKLY',
      isDone: false,
    });
    expect(dueColumns(readTodo(sent).due)).toEqual({
      dueDate: null,
      dueAt: new Date('2026-11-10T08:00:00Z'),
      timeZone: 'Europe/Berlin',
    });
  });

  it('is told byte for byte as it was sent while nothing else changed it', () => {
    expect(written(sent)).toBe(sent);
  });

  it('keeps what nobody here understands when something else changes', () => {
    const text = written(sent, { title: 'New', labels: ['a,b'], priority: 0 });
    for (const line of ['X-APPLE-SORT-ORDER:7', 'TRIGGER:-PT15M', 'PERCENT-COMPLETE:40']) {
      expect(text).toContain(line);
    }
    expect(readTodo(text)).toMatchObject({ title: 'New', labels: ['a,b'], priority: 0 });
  });

  it('starts as long before as it did when it is due later', () => {
    const text = written(sent, { dueAt: new Date('2026-11-12T10:00:00Z') });
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261111T110000');
    expect(text).toContain('DUE;TZID=Europe/Berlin:20261112T110000');
    const day = written(sent, { dueAt: null, dueDate: '2026-12-24' });
    expect(day).toContain('DUE;VALUE=DATE:20261224');
    expect(day).toContain('RRULE:FREQ=WEEKLY');
    expect(readTodo(day).due).toMatchObject({ isDate: true });
  });

  it('is done and comes no more by itself, and is open again', () => {
    const done = written(sent, { doneAt: NOW });
    expect(done).toContain('STATUS:COMPLETED');
    expect(done).toContain('COMPLETED:20261101T120000Z');
    expect(done).not.toContain('RRULE');
    const open = writeTodo(taskOf(sent), { uid: 'one', parentUid: null }, done);
    expect(readTodo(open)).toMatchObject({ isDone: false, rrule: 'FREQ=WEEKLY', doneAt: null });
  });

  it('is a part of another, beside which other relations stay', () => {
    const part = todo('SUMMARY:x', 'RELATED-TO:mother', 'RELATED-TO;RELTYPE=SIBLING:sister');
    expect(readTodo(part).parentUid).toBe('mother');
    const moved = written(part, {}, 'aunt');
    expect(readTodo(moved).parentUid).toBe('aunt');
    expect(moved).toContain('RELATED-TO;RELTYPE=SIBLING:sister');
    expect(readTodo(written(part)).parentUid).toBe(null);
  });
});

it.each([
  ['STATUS:COMPLETED', true],
  ['STATUS:CANCELLED', true],
  ['STATUS:NEEDS-ACTION\r\nPERCENT-COMPLETE:100', false],
  ['PERCENT-COMPLETE:100', true],
  ['COMPLETED:20261101T120000Z', true],
  ['PERCENT-COMPLETE:99', false],
])('tells from %j whether it is done: %j', (lines, isDone) => {
  expect(readTodo(todo('SUMMARY:x', lines)).isDone).toBe(isDone);
});

it('is due by its start and how long it takes, and without a zone in UTC', () => {
  const { due } = readTodo(todo('DTSTART:20261101T090000', 'DURATION:P1DT1H'));
  expect(dueColumns(due)).toMatchObject({ dueAt: new Date('2026-11-02T10:00:00Z') });
});

it('takes what does not fit as far as it does, and tells it all the same', () => {
  const odd = todo(
    `SUMMARY:${'x'.repeat(600)}`,
    'PRIORITY:77',
    `CATEGORIES:${'y'.repeat(80)},ok`,
    'RRULE:FREQ=DAILY',
  );
  expect(readTodo(odd)).toMatchObject({ priority: 0, labels: ['ok'], rrule: null, due: null });
  expect(readTodo(odd).title).toHaveLength(500);
  expect(written(odd)).toBe(odd);
  expect(readTodo(todo()).title).toBe('Untitled');
});

it('writes a task of the API with all that it says', () => {
  const given = { title: 'a; b', notes: 'c\r\nd\u0007', rrule: 'FREQ=DAILY', labels: ['l'] };
  const task = newTask(PLACE, { ...given, priority: 1, doneAt: null, dueDate: '2026-12-01' }, NOW);
  const text = writeTodo(task, { uid: task.id, parentUid: 'up' }, null);
  expect(readTodo(text)).toMatchObject({
    uid: task.id,
    parentUid: 'up',
    title: 'a; b',
    notes: 'c\nd',
    priority: 1,
    labels: ['l'],
    rrule: 'FREQ=DAILY',
  });
  expect(text).toContain('DTSTART;VALUE=DATE:20261201');
  expect(writeTodo(task, { uid: task.id, parentUid: 'up' }, text)).toBe(text);
});
