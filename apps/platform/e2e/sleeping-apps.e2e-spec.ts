import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

/** Says how often it was started; takes WebSocket-like connections; cannot start when told so. */
const SLEEPER = {
  'package.json': JSON.stringify({ name: 'sleeper', scripts: { start: 'node server.js' } }),
  'server.js': `
    const { createServer } = require('node:http');
    console.log('started');
    const server = createServer((request, response) => {
      if (request.url === '/slow') return setTimeout(() => response.end('slow'), 3000);
      let size = 0;
      request.on('data', (chunk) => (size += chunk.length));
      request.once('end', () => response.end('awake ' + size));
    });
    server.on('upgrade', (request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\\r\\nupgrade: echo\\r\\nconnection: Upgrade\\r\\n\\r\\n');
      socket.on('data', (chunk) => socket.write(chunk));
      socket.on('end', () => socket.end());
      socket.on('error', () => undefined);
    });
    server.listen(process.env.PORT, '0.0.0.0');
    process.on('SIGTERM', () => process.exit(0));
  `,
};

describe('apps that sleep', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_AUTOSCALE_EVERY_S: '1',
      LAUNCHPAD_HEALTH_TIMEOUT_S: '10',
    });
    repository = await GitRepository.create(SLEEPER);
    await launchpad.deploy({ name: 'doze', repo: repository.dir });
    const policy = { enabled: true, min: 0, max: 2, in_flight: 100, idle_after_s: 5 };
    await launchpad.call('PATCH', '/apps/doze/autoscaling', policy);
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const shown = async () => (await launchpad.get('/apps/doze/autoscaling')).data;
  const asleep = () =>
    eventually(
      async () => {
        expect(await shown()).toMatchObject({ state: 'asleep', replicas: 0, running: 0 });
      },
      { timeoutMs: 60_000, everyMs: 100 },
    );
  const starts = async () => {
    const { data } = await launchpad.get('/apps/doze/logs?limit=1000');
    return data.items.filter(({ line }) => line === 'started').length;
  };
  const changes = async () => {
    const { data } = await launchpad.get('/events?type=app_autoscaling.scaled');
    return data.items.map(({ data: told }) => (told as { to: number }).to);
  };

  it('200: 50 first requests at once start one replica, and all are answered', async () => {
    await asleep();
    const before = await starts();
    const visits = Array.from({ length: 50 }, () => launchpad.visit('doze'));
    const answers = await Promise.all(visits);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['200 awake 0']),
    );
    expect(await starts()).toBe(before + 1);
    expect(await shown()).toMatchObject({ state: 'awake', running: 1 });
    expect(await changes()).toEqual([1, 0]);
  }, 90_000);

  it('200: a request that came before the sleep is answered, however long it takes', async () => {
    await asleep();
    const answers = await Promise.all([launchpad.visit('doze', '/slow'), launchpad.visit('doze')]);
    expect(answers.map(({ body }) => body)).toEqual(['slow', 'awake 0']);
  }, 90_000);

  it('101: a connection that says nothing keeps its app awake', async () => {
    const { port } = new URL(launchpad.installation.edgeUrl);
    const opening = httpRequest({
      host: '127.0.0.1',
      port,
      agent: false,
      headers: {
        host: `doze.${launchpad.project}.apps.localhost:${port}`,
        connection: 'Upgrade',
        upgrade: 'echo',
      },
    });
    opening.end();
    const [, socket] = (await once(opening, 'upgrade')) as [unknown, import('node:net').Socket];
    const opened = performance.now();
    await eventually(
      async () => {
        expect(await shown()).toMatchObject({ state: 'awake' });
        // Three times as long as an app without it stays awake.
        expect(performance.now() - opened).toBeGreaterThan(15_000);
      },
      { timeoutMs: 30_000, everyMs: 500 },
    );
    socket.write('still there');
    expect(String((await once(socket, 'data'))[0])).toBe('still there');
    socket.destroy();
    await asleep();
  }, 120_000);

  it('live: a deployment wakes an app, and a failing one leaves it asleep', async () => {
    await asleep();
    await repository.commit({ 'server.js': 'process.exit(1);' }, 'cannot start');
    expect(await launchpad.redeploy('doze')).toMatchObject({ status: 'failed' });
    expect(await shown()).toMatchObject({ state: 'asleep', running: 0 });
    expect((await launchpad.visit('doze')).body).toBe('awake 0');
    await asleep();
    await repository.commit({ 'server.js': SLEEPER['server.js'] }, 'can start again');
    expect(await launchpad.redeploy('doze')).toMatchObject({ status: 'live' });
    expect(await shown()).toMatchObject({ state: 'awake', running: 1 });
    expect((await launchpad.visit('doze')).body).toBe('awake 0');
  }, 120_000);

  it('200: scaling by hand wakes an app', async () => {
    await asleep();
    const made = await launchpad.post('/apps/doze/scale', { replicas: 2 });
    await launchpad.finished('doze', made.meta.operation_id);
    expect(await shown()).toMatchObject({ state: 'awake', replicas: 2 });
  }, 90_000);

  it('200: an app that may sleep no more is woken, and whoever asks meanwhile waits', async () => {
    // So long that the edge hears of the change before the app listens.
    const server = SLEEPER['server.js']
      .replace('server.listen', 'setTimeout(listen, 4_000); function listen() { server.listen')
      .replace("'0.0.0.0');", "'0.0.0.0'); }");
    await repository.commit({ 'server.js': server }, 'takes long to start');
    expect(await launchpad.redeploy('doze')).toMatchObject({ status: 'live' });
    for (const isWokenByRequest of [true, false]) {
      await asleep();
      const over = new AbortController();
      const seen: string[] = [];
      const ask = async () => {
        while (!over.signal.aborted) seen.push((await launchpad.visit('doze')).body);
      };
      const change = () => launchpad.call('PATCH', '/apps/doze/autoscaling', { enabled: false });
      const changing = isWokenByRequest ? undefined : change();
      const asking = ask();
      if (isWokenByRequest) {
        await eventually(async () => expect(await shown()).not.toMatchObject({ state: 'asleep' }), {
          everyMs: 20,
        });
        await change();
      }
      await changing;
      await eventually(() => seen.length > 50, { timeoutMs: 30_000 });
      over.abort();
      await asking;
      await launchpad.call('PATCH', '/apps/doze/autoscaling', { enabled: true });
      expect(new Set(seen)).toEqual(new Set(['awake 0']));
    }
  }, 120_000);

  it('503: an app that does not start when it is asked for says so, and is tried again', async () => {
    const server = `
      const { existsSync } = require('node:fs');
      if (process.env.BROKEN_AFTER < Date.now()) process.exit(3);
      ${SLEEPER['server.js']}`;
    await repository.commit({ 'server.js': server }, 'works for a while');
    const after = String(Date.now() + 15_000);
    await launchpad.call('PATCH', '/apps/doze', { env: { BROKEN_AFTER: after } });
    expect(await launchpad.redeploy('doze')).toMatchObject({ status: 'live' });
    await asleep();
    await eventually(() => expect(Date.now()).toBeGreaterThan(Number(after)), {
      timeoutMs: 20_000,
    });
    const refused = await launchpad.visit('doze');
    expect([refused.status, JSON.parse(refused.body).error.code]).toEqual([
      503,
      'edge.wake_failed',
    ]);
    await asleep();
    // The edge hears of the sleep a moment after the row tells it.
    await eventually(async () => {
      const again = await launchpad.visit('doze');
      expect(JSON.parse(again.body).error.code).toBe('edge.wake_failed');
    });
  }, 150_000);
});
