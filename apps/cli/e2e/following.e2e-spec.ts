import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import { CuttingProxy } from './cut-connections.js';
import { type Installation, startInstallation } from './installation.js';

const WAIT = { timeoutMs: 60_000, everyMs: 200 };
const MESSAGING = ['--service', 'messaging'];
let installation: Installation;
let proxy: CuttingProxy;
let receiver: Server;
const posted: string[] = [];
const programs: Program[] = [];

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Follow', '--slug', 'cli-follow', '--use']);
  proxy = await CuttingProxy.to(installation.stack.endpoints.messaging_url);
  receiver = createServer((request, response) => void take(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(receiver, 'listening');
}, 120_000);

afterAll(async () => {
  for (const { child } of programs) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  receiver.closeAllConnections();
  receiver.close();
  await proxy[Symbol.asyncDispose]();
  await installation[Symbol.asyncDispose]();
}, 60_000);

interface Item {
  readonly id: string;
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  posted.push(((await json(request)) as Item).id);
  response.writeHead(204).end();
}

/** A program that runs on. */
class Program {
  out = '';
  err = '';

  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    programs.push(this);
  }

  get isTrying(): boolean {
    return this.err.includes('The connection is lost. Trying again');
  }

  /** What it told of, once for each time. */
  get told(): string[] {
    const lines = this.out.split('\n').filter(Boolean);
    return lines.map((line) => (JSON.parse(line) as Item).id);
  }
}

/** Starts a program, and waits until its stream stands. */
async function started(...argv: string[]): Promise<Program> {
  const environment = { SKYDECK_MESSAGING_URL: proxy.url };
  proxy.passed = '';
  const program = new Program(installation.start([...argv, '-o', 'json'], { environment }));
  await eventually(() => /id: \d+\n\n/.test(proxy.passed), WAIT);
  return program;
}

async function send(count: number): Promise<void> {
  const line = { channel: 'sms', to: '+14155550100', content: { text: 'Hello' } };
  const body = JSON.stringify({ messages: Array.from({ length: count }, () => line) });
  await installation.json(['api', 'POST', '/api/v1/batches', ...MESSAGING, '-d', body]);
}

/** What there was to tell, in the order in which it happened. */
async function happened(): Promise<string[]> {
  const path = '/api/v1/events?type=message.*&limit=100';
  const { data } = await installation.json<{ data: { items: Item[] } }>([
    'api',
    'GET',
    path,
    ...MESSAGING,
  ]);
  return data.items.map(({ id }) => id).toReversed();
}

it('events and listen go on after cuts, and nothing is lost or told twice', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const only = ['--type', 'message.*', ...MESSAGING];
  const events = await started('events', '--follow', ...only);
  const listening = await started('listen', '--forward', url, ...only);
  // Nothing was seen yet: what happens while it is away must come all the same.
  await proxy.cut();
  await send(4);
  for (const { err } of [events, listening]) expect(err).not.toContain('Cannot reach');
  await eventually(() => events.isTrying && listening.isTrying, WAIT);
  expect([...events.told, ...listening.told]).toEqual([]);
  await proxy.mend();
  await eventually(() => posted.length >= 4 && events.told.length >= 4, WAIT);
  proxy.hangUp();
  await send(3);
  await eventually(async () => {
    const all = await happened();
    expect(all).toHaveLength(7);
    expect({ events: events.told, listening: listening.told, posted }).toEqual({
      events: all,
      listening: all,
      posted: all,
    });
  }, WAIT);
}, 180_000);
