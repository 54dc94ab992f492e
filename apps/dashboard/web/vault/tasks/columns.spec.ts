import type { Task } from '../../api/vault-tasks.js';
import { columnsOf, DONE, NO_SECTION, stepOfDrop, stepOfKey, stepOfLevel } from './columns.js';

const task = (id: string, section: string | null, rest: Partial<Task> = {}): Task =>
  ({ id, title: id, parent_id: null, section_id: section, done: false, ...rest }) as Task;
const SECTIONS = [
  { id: 'sec_a', name: 'To do' },
  { id: 'sec_b', name: 'Doing' },
];
const one = task('one', 'sec_a');
const two = task('two', 'sec_a');
const three = task('three', 'sec_b');
const part = task('part', null, { parent_id: 'one' });
const other = task('other', null, { parent_id: 'one' });
const all = [one, part, other, two, three];
const columns = columnsOf({ sections: SECTIONS }, all);
const drop = (id: string, column: string, beside: string | null = null, isAfter = true) =>
  stepOfDrop(all, id, { column, beside, isAfter });

const shape = (open: readonly Task[], sections = SECTIONS) =>
  columnsOf({ sections }, open).map(({ title, tasks }) => [title, tasks.length]);
const key = (moved: Task, name: string) =>
  stepOfKey([...columns, { id: DONE, title: 'Done', tasks: [] }], moved, name);

describe('columns of a list', () => {
  it('are its sections, and one for what lies in none', () => {
    expect(shape(all)).toEqual([
      ['To do', 2],
      ['Doing', 1],
    ]);
    expect(shape([task('lost', 'sec_gone')])).toEqual([
      ['No section', 1],
      ['To do', 0],
      ['Doing', 0],
    ]);
    expect(shape(all, [])).toEqual([['Open', 3]]);
  });
});

describe('a task that is dropped', () => {
  it('lies in the column, beside what it was dropped on', () => {
    expect(drop('one', 'sec_b', 'three', false)).toEqual({
      task: one,
      place: { section_id: 'sec_b', before_id: 'three' },
    });
    expect(drop('one', NO_SECTION)).toEqual({ task: one, place: { section_id: null } });
    expect(drop('three', 'sec_a', 'part')).toEqual({
      task: three,
      place: { section_id: 'sec_a', after_id: 'one' },
    });
  });

  it('is done in the last column, and open again in others', () => {
    expect(drop('one', DONE)).toEqual({ task: one, update: { done: true } });
    const past = task('past', null, { done: true });
    expect(stepOfDrop([past], 'past', { column: 'sec_b', beside: null, isAfter: true })).toEqual({
      task: past,
      update: { done: false, section_id: 'sec_b' },
    });
  });

  it('stays a part of its whole', () => {
    expect(drop('part', 'sec_a', 'other')).toEqual({ task: part, place: { after_id: 'other' } });
    expect(drop('part', 'sec_b', 'three')).toBeNull();
  });
});

describe('a task that the keyboard moves', () => {
  it('goes up and down, and into the columns beside', () => {
    expect(key(one, 'ArrowDown')).toEqual({ task: one, place: { after_id: 'two' } });
    expect(key(one, 'ArrowUp')).toBeNull();
    expect(key(one, 'ArrowLeft')).toBeNull();
    expect(key(one, 'ArrowRight')).toEqual({
      task: one,
      place: { section_id: 'sec_b', before_id: 'three' },
    });
    expect(key(two, 'ArrowRight')).toEqual({ task: two, place: { section_id: 'sec_b' } });
    expect(key(three, 'ArrowRight')).toEqual({ task: three, update: { done: true } });
  });
});

describe('a task that changes its level', () => {
  it('becomes a part of the one above, and stands beside its whole again', () => {
    expect(stepOfLevel(all, two, 'ArrowRight')).toEqual({
      task: two,
      update: { parent_id: 'one' },
    });
    expect(stepOfLevel(all, one, 'ArrowRight')).toBeNull();
    expect(stepOfLevel(all, other, 'ArrowRight')).toEqual({
      task: other,
      update: { parent_id: 'part' },
    });
    expect(stepOfLevel(all, part, 'ArrowLeft')).toEqual({
      task: part,
      update: { parent_id: null, section_id: 'sec_a' },
    });
    expect(stepOfLevel(all, one, 'ArrowLeft')).toBeNull();
  });
});
