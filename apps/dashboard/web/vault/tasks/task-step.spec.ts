import type { Task } from '../../api/vault-tasks.js';
import { afterStep, neighbourPlace, treeOf } from './task-step.js';

const task = (id: string, rest: Partial<Task> = {}): Task =>
  ({ id, title: id, parent_id: null, section_id: null, done: false, ...rest }) as Task;
const [one, two, three] = [task('one'), task('two'), task('three')];
const all = [one, two, three];
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id).join(' ');

describe('a step of a task', () => {
  it('puts it before, after, and at the end', () => {
    const move = (place: object) => ids(afterStep(all, { task: two, place }, false));
    expect(move({ before_id: 'one' })).toBe('two one three');
    expect(move({ after_id: 'three' })).toBe('one three two');
    expect(move({})).toBe('one three two');
    expect(afterStep(all, { task: two, place: { section_id: 's' } }, false)[2]?.section_id).toBe(
      's',
    );
  });

  it('takes what is done out of what is open, and back', () => {
    const step = { task: two, update: { done: true } };
    expect(ids(afterStep(all, step, false))).toBe('one three');
    expect(ids(afterStep([], step, true))).toBe('two');
    const undone = { task: { ...two, done: true }, update: { done: false } };
    expect(ids(afterStep([two], undone, true))).toBe('');
    expect(ids(afterStep([one], undone, false))).toBe('one two');
  });

  it('deletes it with its parts', () => {
    const tasks = [...all, task('part', { parent_id: 'two' })];
    expect(ids(afterStep(tasks, { task: two, isDeleted: true }, false))).toBe('one three');
  });

  it('is one place up or down for the keyboard, and none at the ends', () => {
    expect(neighbourPlace(all, 'two', true)).toEqual({ after_id: 'three' });
    expect(neighbourPlace(all, 'two', false)).toEqual({ before_id: 'one' });
    expect(neighbourPlace(all, 'one', false)).toBeNull();
    expect(neighbourPlace(all, 'three', true)).toBeNull();
  });
});

describe('a tree of tasks', () => {
  it('has parts below their whole, and those without it beside', () => {
    const tasks = [one, task('part', { parent_id: 'one' }), task('lost', { parent_id: 'gone' })];
    const shape = treeOf(tasks).map((node) => [node.task.id, node.parts.map((x) => x.task.id)]);
    expect(shape).toEqual([
      ['one', ['part']],
      ['lost', []],
    ]);
  });
});
