import { once } from 'node:events';
import { Agent } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { appRoute, startEdge } from './edge-harness.js';
import { freePorts, runProgram, startProcess } from './edge-process.js';
import { ask, sendRaw } from './http-client.js';

const HOST = 'app.demo.apps.localhost';
/** Has a worker read its code only once a file called `go` lies beside this one. */
const HOLD = `
  const { existsSync } = require('node:fs');
  const held = (url) => url.endsWith('/serve.js') && !existsSync(__dirname + '/go');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  require('node:module').registerHooks({
    load(url, context, next) {
      while (held(url)) Atomics.wait(pause, 0, 0, 20);
      return next(url, context);
    },
  });
`;

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('the life of an edge', () => {
  let app: Backend;
  let home: string;
  beforeAll(async () => {
    app = await startBackend((request, response) => {
      setTimeout(() => response.end('here'), request.url === '/slow' ? 300 : 0);
    });
  });
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'edge-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));
  afterAll(() => app.kill());

  it('200: serves the last routes after it was killed, before anyone told it', async () => {
    const first = await startProcess(home);
    await first.put(HOST, appRoute(HOST, 3, [app.port]));
    expect((await ask(first.port, HOST)).body).toBe('here');
    await first.killAll();

    const second = await startProcess(home);
    expect((await ask(second.port, HOST)).body).toBe('here');
    const older = await second.put(HOST, appRoute(HOST, 2, [1]));
    expect(older).toBe(409);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
  }, 120_000);

  it('200: visitors wait while an edge that was killed whole reads its code again', async () => {
    const first = await startProcess(home);
    await first.put(HOST, appRoute(HOST, 1, [app.port]));
    await first.killAll();

    const hold = join(home, 'hold.cjs');
    await writeFile(hold, HOLD);
    const [port = 0, control = 0] = await freePorts(2);
    const second = runProgram(home, {
      EDGE_PORT: String(port),
      EDGE_CONTROL_PORT: String(control),
      NODE_OPTIONS: `--require ${hold}`,
    });
    await eventually(() => connects(port), { timeoutMs: 60_000 });
    const visits = Promise.all(Array.from({ length: 50 }, () => ask(port, HOST)));
    await writeFile(join(home, 'go'), '');
    expect(new Set((await visits).map(({ body }) => body))).toEqual(new Set(['here']));
    second.kill('SIGTERM');
    expect(await once(second, 'exit')).toEqual([0, null]);
  }, 120_000);

  it('200: finishes what is in flight when it is asked to stop, and takes nothing new', async () => {
    const edge = await startProcess(home);
    await edge.put(HOST, appRoute(HOST, 1, [app.port]));
    const agent = new Agent({ keepAlive: true });
    await ask(edge.port, HOST, { agent });
    const slow = ask(edge.port, HOST, { path: '/slow' });
    await sleep(100);
    edge.child.kill('SIGTERM');
    await eventually(() =>
      ask(edge.port, HOST).then(
        () => false,
        () => true,
      ),
    );
    expect((await slow).body).toBe('here');
    expect(await once(edge.child, 'exit')).toEqual([0, null]);
    agent.destroy();
  }, 120_000);

  it('404: keeps damaged routes aside and starts without any', async () => {
    await mkdir(join(home, 'edge'));
    await writeFile(join(home, 'edge', 'routes.json'), '{"version": 1, "rou');
    const edge = await startEdge({}, home);
    expect((await ask(edge.port, HOST)).status).toBe(404);
    const files = await readdir(join(home, 'edge'));
    expect(files).toEqual([expect.stringMatching(/^routes\.json\.corrupt-\d+$/)]);
    await edge.close();
  });

  it('200: keeps an access log without secrets and rotates it by size', async () => {
    const edge = await startEdge(
      { EDGE_ACCESS_LOG: 'logs/access.log', EDGE_ACCESS_LOG_MAX_BYTES: '4096' },
      home,
    );
    await edge.route(HOST, 1, app.port);
    const log = join(home, 'logs');
    await ask(edge.port, HOST, { path: '/page?token=secret', headers: { cookie: 'secret' } });
    const line = await eventually(async () => {
      const [first] = (await readFile(join(log, 'access.log'), 'utf8')).split('\n');
      return JSON.parse(first ?? '') as Record<string, unknown>;
    });
    expect(line).toMatchObject({
      method: 'GET',
      host: HOST,
      path: '/page',
      status: 200,
      bytes: 4,
      client: '127.0.0.1',
      app: `app_${HOST}`,
      release: 'rel_1',
      attempts: 1,
    });
    for (let round = 0; round < 6; round++) {
      await Promise.all(Array.from({ length: 20 }, () => ask(edge.port, HOST)));
      await sleep(300);
    }
    await edge.close({ keep: true });
    const files = (await readdir(log)).filter((name) => name !== 'access.log');
    expect(files.toSorted()).toEqual(['access.log.1', 'access.log.2', 'access.log.3']);
    for (const name of files) expect((await stat(join(log, name))).size).toBeLessThan(16_384);
    expect(JSON.stringify(line)).not.toContain('secret');
  }, 15_000);

  it('408: closes the connection of a visitor who sends the head too slowly', async () => {
    const edge = await startEdge({ EDGE_HEADERS_TIMEOUT_MS: '200' });
    const answer = await sendRaw(edge.port, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `, 4_000);
    expect(answer).toContain('HTTP/1.1 408');
    await edge.close();
  });
});
