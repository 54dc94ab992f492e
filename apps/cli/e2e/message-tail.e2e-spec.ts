import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { CuttingProxy } from './cut-connections.js';
import { type Installation, startInstallation } from './installation.js';

const WAIT = { timeoutMs: 60_000, everyMs: 200 };
let installation: Installation;
let proxy: CuttingProxy;
let child: ChildProcess;
let [out, err] = ['', ''];

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Tail', '--slug', 'cli-tail', '--use']);
  proxy = await CuttingProxy.to(installation.stack.endpoints.messaging_url);
  const environment = { SKYDECK_MESSAGING_URL: proxy.url };
  child = installation.start(['message', 'tail', '-o', 'json'], { environment });
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await eventually(() => /id: \d+\n\n/.test(proxy.passed), WAIT);
}, 120_000);

afterAll(async () => {
  child.kill('SIGINT');
  await once(child, 'exit');
  await proxy[Symbol.asyncDispose]();
  await installation[Symbol.asyncDispose]();
}, 60_000);

interface Item {
  readonly id: string;
  readonly data: { readonly id: string };
}

async function send(count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => ({
    channel: 'sms',
    to: `+1415555${String(1000 + index)}`,
    content: { text: `Line ${index}` },
  }));
  const body = JSON.stringify({ messages: lines });
  await installation.json(['api', 'POST', '/api/v1/batches', '--service', 'messaging', '-d', body]);
}

/** The messages that were told of, once for each time. */
const told = () =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as Item).id)
    .toSorted();

/** What there was to tell: the message of each event. */
async function happened(): Promise<string[]> {
  const path = '/api/v1/events?type=message.*&limit=100';
  const { data } = await installation.json<{ data: { items: Item[] } }>([
    'api',
    'GET',
    path,
    '--service',
    'messaging',
  ]);
  return data.items.map((event) => event.data.id).toSorted();
}

it('goes on after a cut by itself, and nothing is lost or told twice', async () => {
  // Nothing was seen yet: what happens while it is away must come all the same.
  await proxy.cut();
  await send(5);
  await eventually(() => err.includes('The connection is lost. Trying again'), WAIT);
  expect(told()).toEqual([]);
  await proxy.mend();
  await eventually(async () => expect(told()).toHaveLength((await happened()).length), WAIT);
  expect(new Set(told()).size).toBe(5);

  for (let cut = 0; cut < 5; cut += 1) {
    const before = told().length;
    await send(3);
    // The first of their events is there, and the others are on their way.
    await eventually(() => told().length > before, WAIT);
    proxy.hangUp();
  }
  await send(1);
  await eventually(async () => expect(told()).toEqual(await happened()), WAIT);
}, 180_000);
