import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { freePorts, runProgram, startProcess } from './edge-process.js';
import { ask } from './http-client.js';

const HOST = 'app.demo.apps.localhost';

describe('the keeper of the edge', () => {
  let home: string;
  let app: Backend;
  beforeAll(async () => {
    app = await startBackend((_request, response) => response.end('here'));
  });
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'edge-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));
  afterAll(() => app.kill());

  const workers = async () =>
    JSON.parse(await readFile(join(home, 'edge', 'workers.json'), 'utf8')) as Record<
      string,
      number
    >;

  it('200: a worker that cannot start changes nothing, and the next one can', async () => {
    const first = join(home, 'first.cjs');
    await writeFile(first, '');
    const edge = await startProcess(home, { NODE_OPTIONS: `--require ${first}` });
    await edge.route(HOST, 1, app.port);
    await writeFile(first, 'if (process.argv[1].endsWith("worker.js")) process.exit(3);');
    edge.child.kill('SIGHUP');
    await eventually(async () => (await workers())['failures'] === 1, { timeoutMs: 90_000 });
    expect(await edge.worker()).toBe(1);
    expect((await edge.route(HOST, 2, app.port)).status).toBe(200);
    expect((await ask(edge.port, HOST)).body).toBe('here');

    await writeFile(first, '');
    await edge.restart();
    expect((await ask(edge.port, HOST)).body).toBe('here');
    expect(await workers()).toMatchObject({ pid: edge.child.pid, restarts: 1, failures: 1 });
    expect(await edge.metrics()).toContain('skydeck_edge_restart_failures_total 1');
    expect(await edge.stop()).toEqual([0, null]);
  }, 180_000);

  it('200: a worker that is ended by a signal of its own is replaced, however often', async () => {
    const edge = await startProcess(home);
    await edge.route(HOST, 1, app.port);
    for (let count = 0; count < 3; count++) await edge.killWorker();
    expect((await ask(edge.port, HOST)).body).toBe('here');
    expect(await workers()).toMatchObject({ worker: 4, crashes: 3, failures: 0 });
    expect(await edge.stop()).toEqual([0, null]);
  }, 180_000);

  it('exit 1: says which setting is wrong', async () => {
    const child = runProgram(home, { EDGE_PORT: 'http' }, 'pipe');
    const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toContain('EDGE_PORT');
  }, 90_000);

  it('exit 1: says which port is taken', async () => {
    const [control = 0] = await freePorts(1);
    const settings = { EDGE_PORT: String(app.port), EDGE_CONTROL_PORT: String(control) };
    const child = runProgram(home, settings, 'pipe');
    const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(said).toContain(`EADDRINUSE 127.0.0.1:${app.port}`);
  }, 90_000);
});
