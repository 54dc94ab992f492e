import { dataOf } from './call.js';
import type { World } from './world.js';

/** A note of a project, with a box and a text. */
export async function makeNote(world: World, token: string): Promise<Record<string, string>> {
  const body = { title: 'Shop', body: '- [ ] Milk' };
  const made = await dataOf(world.at('vault', '/api/v1/notes'), { token, body });
  return { note: String(made['id']), revision: '1', box: '0' };
}

/** A list of tasks of a project, and a task in it. */
export async function makeTask(world: World, token: string): Promise<Record<string, string>> {
  const lists = world.at('vault', '/api/v1/lists');
  const list = String((await dataOf(lists, { token, body: { name: 'Work' } }))['id']);
  const made = await dataOf(`${lists}/${list}/tasks`, { token, body: { title: 'Task' } });
  const task = String(made['id']);
  const body = { at: '2099-01-01T00:00:00Z', to: 'ada@example.com' };
  const reminders = world.at('vault', `/api/v1/tasks/${task}/reminders`);
  const reminder = String((await dataOf(reminders, { token, body }))['id']);
  return { list, task, reminder };
}
