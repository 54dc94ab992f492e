import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually, TestClock } from '@skydeck/testing';
import { ReminderSweeper } from '../src/reminders/reminder.sweeper.js';
import { type Answer, VaultHarness } from './vault-harness.js';

const HOUR_MS = 3_600_000;
const clock = new TestClock(new Date('2026-03-01T08:00:00Z'));
/** What Messaging took, by the key that it came with, as it keeps them. */
const taken = new Map<string, { to: string; content: { subject: string }; project_id: string }>();
let handed = 0;
/** Takes it, and is gone before it has answered: as a kill of either side is seen. */
let isCutOff = false;
let messaging: Server;
let vault: VaultHarness;
let list: string;

beforeAll(async () => {
  messaging = createServer((request, response) => {
    void json(request).then((body) => {
      handed += 1;
      const key = String(request.headers['idempotency-key']);
      if (!taken.has(key)) taken.set(key, body as never);
      if (isCutOff) return request.socket.destroy();
      response.writeHead(202, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ data: {}, meta: {} }));
    });
  });
  await new Promise<void>((resolve) => {
    messaging.listen(0, '127.0.0.1', resolve);
  });
  const { port } = messaging.address() as AddressInfo;
  const settings = { MESSAGING_INTERNAL_URL: `http://127.0.0.1:${port}` };
  vault = await VaultHarness.start(settings, { clock });
  list = idOf(await vault.post('/lists', { name: 'Work' }));
});

afterAll(async () => {
  await vault.close();
  messaging.close();
});

const idOf = ({ data }: Answer) => String(data['id']);
const sweep = () => vault.service.app.get(ReminderSweeper, { strict: false }).sweep();
const sentFor = (id: string) => [...taken.keys()].filter((key) => key.startsWith(id));
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
const statusOf = async (task: string) => {
  const { data } = await vault.get(`/tasks/${task}/reminders`);
  return (data['items'] as { status: string; due_at: string | null }[])[0];
};

async function remind(task: object, reminder: object = { before_due_s: 3600 }) {
  const id = idOf(await vault.post(`/lists/${list}/tasks`, { title: 'Call', ...task }));
  const made = await vault.post(`/tasks/${id}/reminders`, { to: 'a@example.com', ...reminder });
  expect(made.status).toBe(201);
  return { task: id, reminder: idOf(made) };
}

describe('reminders', () => {
  it('are sent once when their time has come, by whom and how many at once they are looked for', async () => {
    const { task, reminder } = await remind({ due: { at: inHours(3) } });
    await sweep();
    expect(sentFor(reminder)).toEqual([]);
    clock.advance(2 * HOUR_MS);
    await Promise.all(Array.from({ length: 50 }, sweep));
    await eventually(async () => (await statusOf(task))?.status === 'sent');
    await sweep();
    expect(sentFor(reminder)).toEqual([`${reminder}.1`]);
    const message = taken.get(`${reminder}.1`);
    expect(message).toMatchObject({ to: 'a@example.com', content: { subject: 'Reminder: Call' } });
  });

  it('are sent once when Messaging took them and nobody heard of it', async () => {
    const { task, reminder } = await remind({ due: { at: inHours(1) } });
    isCutOff = true;
    await eventually(() => sentFor(reminder).length === 1);
    isCutOff = false;
    expect((await statusOf(task))?.status).toBe('pending');
    const before = handed;
    clock.advance(HOUR_MS / 30);
    await sweep();
    await eventually(async () => (await statusOf(task))?.status === 'sent');
    expect(handed).toBeGreaterThan(before);
    expect(sentFor(reminder)).toEqual([`${reminder}.1`]);
  });

  it('move with their tasks, and are of nobody when those are done', async () => {
    const { task, reminder } = await remind({ due: { at: inHours(2) } });
    await vault.patch(`/tasks/${task}`, { due: { at: inHours(5) } });
    clock.advance(2 * HOUR_MS);
    await sweep();
    expect(sentFor(reminder)).toEqual([]);
    await vault.patch(`/tasks/${task}`, { done: true });
    expect(await statusOf(task)).toMatchObject({ status: 'idle', due_at: null });
    clock.advance(4 * HOUR_MS);
    await sweep();
    expect(sentFor(reminder)).toEqual([]);
  });

  it('go on with the next of a series, and count days where they are', async () => {
    const due = { date: '2026-03-28', time_zone: 'Europe/Vaduz' };
    const nine = { before_due_s: -9 * 3600 };
    const { task } = await remind({ due, rrule: 'FREQ=DAILY' }, nine);
    expect((await statusOf(task))?.due_at).toBe('2026-03-28T08:00:00.000Z');
    await vault.patch(`/tasks/${task}`, { done: true });
    const { data } = await vault.get(`/lists/${list}/tasks?done=false&limit=100`);
    const next = (data['items'] as { id: string; recurs_from: string }[]).find(
      ({ recurs_from: from }) => from === task,
    );
    // Clocks change in that night: nine hours after it begins is ten on the wall.
    expect((await statusOf(next?.id ?? ''))?.due_at).toBe('2026-03-29T08:00:00.000Z');
  });

  it('422: name what cannot be, and are nothing to another project', async () => {
    const { task, reminder } = await remind({ due: { at: inHours(100) } });
    for (const [body, location] of [
      [{ to: 'x', before_due_s: 0 }, 'body.to'],
      [{ to: 'a@example.com' }, 'body.before_due_s'],
    ] as const) {
      const { error } = await vault.post(`/tasks/${task}/reminders`, body);
      expect(error.errors?.[0]?.location).toBe(location);
    }
    const other = vault.auth.key('other');
    const refused = await vault.delete(`/reminders/${reminder}`, other);
    expect(refused.error.code).toBe('reminder.not_found');
    expect((await vault.delete(`/reminders/${reminder}`)).status).toBe(200);
  });
});
