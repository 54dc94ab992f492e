import {
  mkdtempSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify } from '@skydeck/exec';
import pg from 'pg';
import { freePort } from './free-port.js';
import {
  PostgresFailed,
  startEmbeddedPostgres,
  startThrowAwayPostgres,
  type EmbeddedPostgresOptions,
} from './index.js';

let folder: string;
let options: EmbeddedPostgresOptions;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skydeck-postgres-spec-'));
  chmodSync(folder, 0o711);
  options = {
    dataDir: join(folder, 'postgres'),
    binDir: join(folder, 'postgres-bin'),
    logFile: join(folder, 'postgres.log'),
    port: await freePort(),
    password: 'first password',
  };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // A server that is killed under a connection tells so through this event as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilGone(pid: number): Promise<void> {
  while (identify(pid) !== null) await sleep(20);
}

describe('startEmbeddedPostgres', () => {
  it('makes the database once and keeps it over a restart', async () => {
    const said: string[] = [];
    const first = await startEmbeddedPostgres({
      ...options,
      onProgress: (text) => said.push(text),
    });
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await expect(first.exited).resolves.toEqual({ code: 0, signal: null });

    const second = await startEmbeddedPostgres({
      ...options,
      onProgress: (text) => said.push(text),
    });
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    expect(said).toEqual(['Making the database']);
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log']);
  });

  it('answers on 127.0.0.1 and a socket beside the data alone, and only with the password', async () => {
    const server = await startEmbeddedPostgres(options);
    const [row] = await query(
      server.url,
      `SELECT current_setting('listen_addresses') AS hosts, current_setting('unix_socket_directories') AS sockets,
              inet_client_addr() AS peer`,
    );
    expect(row).toEqual({ hosts: '127.0.0.1', sockets: options.dataDir, peer: null });
    expect(statSync(options.dataDir).mode & 0o077).toBe(0);
    const byTcp = server.url.replace(/\?host=.*$/, '');
    expect(await query(byTcp, 'SELECT host(inet_client_addr()) AS peer')).toEqual([
      { peer: '127.0.0.1' },
    ]);
    for (const url of [server.url, byTcp]) {
      const wrong = url.replace('first%20password', 'guess');
      await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    }
    await server.stop();
  });

  it('answers by TCP when the folder has too long a name for a socket', async () => {
    const dataDir = join(folder, 'a'.repeat(100));
    const server = await startEmbeddedPostgres({ ...options, dataDir });
    expect(server.url).not.toContain('host=');
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('keeps committed data when the server is killed', async () => {
    const first = await startEmbeddedPostgres(options);
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    process.kill(first.pid, 'SIGKILL');
    await expect(first.exited).resolves.toEqual({ code: null, signal: 'SIGKILL' });

    const second = await startEmbeddedPostgres(options);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
    await second.stop();
  });

  it('ends the server of a run that was killed and takes over its data', async () => {
    const orphan = await startEmbeddedPostgres(options);
    await query(orphan.url, 'CREATE TABLE kept AS SELECT 1 AS answer');
    const second = await startEmbeddedPostgres({ ...options, port: await freePort() });
    expect(identify(orphan.pid)).toBeNull();
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 1 }]);
    await second.stop();
  });

  it('leaves a stranger alone that got the number of an old server', async () => {
    const first = await startEmbeddedPostgres(options);
    await first.stop();
    const lines = [process.pid, options.dataDir, 1, options.port, '', '127.0.0.1', '1 1', 'ready'];
    writeFileSync(join(options.dataDir, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const second = await startEmbeddedPostgres(options).catch((error: unknown) => error);
    // Postgres itself may be careful and refuse; what counts is that we still live to see it.
    if (!(second instanceof Error)) await (second as { stop(): Promise<void> }).stop();
    expect(identify(process.pid)).not.toBeNull();
  });

  it('gives the server the new password when the old one was lost', async () => {
    const first = await startEmbeddedPostgres(options);
    await first.stop();
    const second = await startEmbeddedPostgres({ ...options, password: "it's new" });
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('says what is wrong when its port is taken', async () => {
    const first = await startEmbeddedPostgres(options);
    const other = { ...options, dataDir: join(folder, 'other') };
    const failed = await startEmbeddedPostgres(other).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PostgresFailed);
    expect((failed as PostgresFailed).logTail.join('\n')).toMatch(/Address already in use/);
    await first.stop();
  });

  it('refuses data of another major version and folders of somebody else', async () => {
    mkdirSync(options.dataDir);
    writeFileSync(join(options.dataDir, 'notes.txt'), 'mine');
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(/holds files but no database/);
    writeFileSync(join(options.dataDir, 'PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(/written by Postgres 15/);
  });

  it('leaves nothing half-made when making it is cancelled', async () => {
    const cancel = new AbortController();
    const starting = startEmbeddedPostgres({ ...options, signal: cancel.signal });
    setTimeout(() => cancel.abort(), 150);
    await expect(starting).rejects.toBeInstanceOf(PostgresFailed);
    expect(readdirSync(folder)).toEqual([]);
    const second = await startEmbeddedPostgres(options);
    await second.stop();
  });
});

describe('startThrowAwayPostgres', () => {
  it('gives an empty server and leaves nothing behind', async () => {
    const server = await startThrowAwayPostgres();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const [{ folder: data }] = (await query(
      server.url,
      `SELECT current_setting('data_directory') AS folder`,
    )) as [{ folder: string }];
    await server.stop();
    await untilGone(server.pid);
    expect(existsSync(data)).toBe(false);
  });

  it('runs several side by side', async () => {
    const servers = await Promise.all([startThrowAwayPostgres(), startThrowAwayPostgres()]);
    expect(new Set(servers.map(({ url }) => url)).size).toBe(2);
    await Promise.all(servers.map((server) => server.stop()));
  });
});
