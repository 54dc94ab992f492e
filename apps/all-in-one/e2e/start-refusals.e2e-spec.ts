import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Installation } from './installation.js';

const START_MS = 120_000;

let installation: Installation;

beforeEach(async () => {
  installation = await Installation.create();
});

afterEach(() => installation.remove());

/** Every refusal is one sentence on standard error, and nothing stays behind. */
async function refusal(settings: NodeJS.ProcessEnv = {}, words = ['--detach']): Promise<string> {
  const { code, stderr } = await installation.start(words, settings);
  expect(code).toBe(1);
  expect(installation.processes()).toEqual([]);
  return stderr.trim().split('\n').at(-1) ?? '';
}

describe('npm start refuses', () => {
  it(
    'a port that is in use, and says which, by whom and what to change',
    async () => {
      const port = installation.basePort + 1;
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      expect(await refusal()).toMatch(
        new RegExp(
          `^Port ${port} \\(auth\\) is in use by .* \\(process ${process.pid}\\).*AUTH_PORT`,
        ),
      );
      server.close();
    },
    START_MS,
  );

  it(
    'a base port that is none',
    async () => {
      expect(await refusal({ SKYDECK_BASE_PORT: 'many' })).toBe(
        'SKYDECK_BASE_PORT is "many", and must be a port from 1 to 65355.',
      );
    },
    START_MS,
  );

  it(
    'a home that is a file or lies below /proc',
    async () => {
      const file = path.join(installation.home, 'file');
      writeFileSync(file, '');
      const home = path.join(file, 'home');
      expect(await refusal({ SKYDECK_HOME: home })).toMatch(/cannot be written by .*SKYDECK_HOME/);
      expect(await refusal({ SKYDECK_HOME: '/proc/skydeck' })).toMatch(/cannot be written by/);
    },
    START_MS,
  );

  it(
    'secrets that it cannot read, before it starts anything',
    async () => {
      writeFileSync(path.join(installation.home, 'secrets.json'), '{');
      expect(await refusal()).toMatch(/secrets\.json cannot be read as JSON/);
    },
    START_MS,
  );

  it(
    'data of another major version of Postgres',
    async () => {
      mkdirSync(path.join(installation.home, 'postgres'));
      writeFileSync(path.join(installation.home, 'postgres/PG_VERSION'), '15\n');
      expect(await refusal()).toMatch(/was written by Postgres 15/);
      rmSync(path.join(installation.home, 'postgres'), { recursive: true });
    },
    START_MS,
  );

  it('a word that it does not know', async () => {
    const { code, stderr } = await installation.start(['--dettach']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Unknown argument "--dettach"\./);
  });
});
