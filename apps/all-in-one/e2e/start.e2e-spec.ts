import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify } from '@skydeck/exec';
import pg from 'pg';
import { finish, Installation, untilPrinted } from './installation.js';

const START_MS = 180_000;

let installation: Installation;

beforeAll(async () => {
  installation = await Installation.create();
});

afterAll(async () => {
  await installation.stop();
  installation.remove();
}, START_MS);

async function untilDown(): Promise<void> {
  while (installation.processes().length > 0) await sleep(50);
  expect(await installation.openPorts()).toEqual([]);
}

async function query(text: string): Promise<unknown[]> {
  const { database_password } = installation.json('secrets.json');
  const url = `postgres://skydeck:${database_password}@127.0.0.1:${installation.basePort + 32}/skydeck`;
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends the supervisor as the kernel does when memory runs out: nobody can clean up. */
async function killSupervisor(): Promise<void> {
  const { pid } = installation;
  process.kill(pid, 'SIGKILL');
  while (identify(pid) !== null) await sleep(10);
}

// One installation goes through all of it: what makes a new one is the dearest part of a start.
describe('npm start and npm run stop', () => {
  it(
    'make one installation of starts at the same time, and say where it is',
    async () => {
      const starts = await Promise.all([
        installation.start(),
        installation.start(),
        installation.start(),
      ]);
      expect(starts).toMatchObject(starts.map(() => ({ code: 0, stderr: '' })));
      const begun = starts.filter(({ stdout }) => !stdout.includes('Skydeck is running already'));
      expect(begun).toHaveLength(1);
      const endpoints = installation.json('endpoints.json');
      expect(endpoints['base_url']).toBe(`http://127.0.0.1:${installation.basePort}/v1`);
      for (const url of Object.values(endpoints)) {
        if (url !== endpoints['edge_url']) expect(begun[0]?.stdout).toContain(url);
      }
      const answers = await Promise.all(
        Object.entries(endpoints)
          .filter(([name]) => !['edge_url', 'dashboard_url'].includes(name))
          .map(([, url]) => fetch(new URL('/readyz', url)).then(({ status }) => status)),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
      expect((await fetch(endpoints['dashboard_url'] ?? '')).status).toBe(200);
    },
    START_MS,
  );

  it('reach every service by name through the edge', async () => {
    await installation.start();
    for (const name of ['auth', 'platform', 'messaging']) {
      const edge = `http://127.0.0.1:${installation.basePort + 80}/healthz`;
      // Not fetch: it does not let a program choose the Host.
      const { stdout } = spawnSync('curl', ['-s', '-H', `Host: ${name}.localhost`, edge], {
        encoding: 'utf8',
      });
      expect(JSON.parse(stdout)).toHaveProperty('data');
    }
  });

  it(
    'bring a database and an edge back that were killed',
    async () => {
      await installation.start();
      for (const { pid } of Object.values(installation.children())) process.kill(pid, 'SIGKILL');
      const authAnswers = async (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${installation.basePort + 1}/readyz`, {
          signal: AbortSignal.timeout(2_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        );
      const edgePort = installation.basePort + 80;
      const until = Date.now() + 60_000;
      let back = false;
      while (!back && Date.now() < until) {
        await sleep(200);
        back = (await authAnswers()) && (await installation.openPorts()).includes(edgePort);
      }
      expect(back).toBe(true);
    },
    START_MS,
  );

  it(
    'recover from a killed supervisor, keep the data, and leave nothing running after the stop',
    async () => {
      await installation.start();
      await query('CREATE TABLE kept AS SELECT 42 AS answer');
      await killSupervisor();
      const started = await installation.start();
      expect(started).toMatchObject({ code: 0, stderr: '' });
      expect(await query('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      expect(await installation.stop()).toMatchObject({ code: 0, stderr: '' });
      await untilDown();
      const nothing = await installation.stop();
      expect(nothing).toMatchObject({ code: 0, stdout: 'Skydeck is not running.\n' });
    },
    START_MS,
  );

  it(
    'stop what a killed supervisor left behind',
    async () => {
      await installation.start();
      await killSupervisor();
      expect((await installation.stop()).code).toBe(0);
      await untilDown();
    },
    START_MS,
  );
});

describe('npm start at a terminal', () => {
  it(
    'ends everything with Ctrl-C',
    async () => {
      const start = installation.launch('start', []);
      const finished = finish(start);
      await untilPrinted(start, 'Press Ctrl-C to stop');
      start.kill('SIGINT');
      expect(await finished).toMatchObject({ code: 0 });
      await untilDown();
    },
    START_MS,
  );

  it(
    'ends everything with Ctrl-C while it is starting',
    async () => {
      const start = installation.launch('start', []);
      const finished = finish(start);
      await untilPrinted(start, 'Starting the database');
      start.kill('SIGINT');
      expect(await finished).toMatchObject({ code: 130 });
      await untilDown();
    },
    START_MS,
  );

  it(
    'ends everything when the terminal takes the launcher away',
    async () => {
      const start = installation.launch('start', []);
      const finished = finish(start);
      await untilPrinted(start, 'Press Ctrl-C to stop');
      start.kill('SIGKILL');
      await finished;
      await untilDown();
    },
    START_MS,
  );
});
