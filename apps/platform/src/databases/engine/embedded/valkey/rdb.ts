import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { DatabaseEngineError } from '../../database.driver.js';
import type { ValkeyServer } from './valkey-server.js';

const SAVE_MS = 3_600_000;
const POLL_MS = 50;
/** A dump that is to become the data; found after a crash, it is taken up again. */
const RESTORED = 'restored.rdb';

/** The data as one file, of one moment, while others work with it. */
export async function dump(server: ValkeyServer): Promise<Readable> {
  await server.run(async (client) => {
    while (!(await save(client)));
    if ((await field(client, 'rdb_last_bgsave_status')) === 'ok') return;
    throw new DatabaseEngineError('failed', 'the data could not be saved');
  });
  // Opened now: the next one takes the name, not the file.
  const handle = await open(join(server.data, 'dump.rdb'));
  return createReadStream('', { fd: handle });
}

/** @returns false when another one was in the way, which may have begun before what is to be in ours */
async function save(client: Redis): Promise<boolean> {
  const before = await field(client, 'rdb_saves');
  const isBegun = await client.bgsave('SCHEDULE').then(
    () => true,
    (error: Error) => {
      if (!error.message.includes('already in progress')) throw error;
      return false;
    },
  );
  await waitFor(async () => {
    if ((await field(client, 'rdb_bgsave_in_progress')) !== '0') return false;
    return !isBegun || before === undefined || (await field(client, 'rdb_saves')) !== before;
  });
  return isBegun;
}

/** Fills an empty instance from a dump. */
export async function restore(server: ValkeyServer, from: Readable): Promise<void> {
  const { folder, record } = server.known;
  if ((await server.run((client) => client.dbsize())) > 0) {
    throw new DatabaseEngineError('not_allowed', 'the database is not empty');
  }
  const file = join(server.data, RESTORED);
  try {
    await pipeline(from, createWriteStream(`${file}.new`, { mode: 0o600 }));
    await folder.give(`${file}.new`, record);
  } catch (error) {
    await rm(`${file}.new`, { force: true });
    throw error;
  }
  await server.stop();
  await rename(`${file}.new`, file);
  try {
    await takeUpRestore(server);
  } catch (error) {
    await server.stop();
    await rm(file, { force: true });
    await server.start();
    throw new DatabaseEngineError('failed', 'the dump could not be read', { cause: error });
  }
}

/** Starts the server with a dump that is to become its data, if there is one. */
export async function takeUpRestore(server: ValkeyServer): Promise<void> {
  const file = join(server.data, RESTORED);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await server.stop();
  await rm(join(server.data, 'appendonlydir'), { recursive: true, force: true });
  await server.start(['--appendonly', 'no', '--dbfilename', RESTORED]);
  await server.run(async (client) => {
    await client.config('SET', 'appendonly', 'yes');
    await waitFor(async () => {
      const isRunning = await field(client, 'aof_rewrite_in_progress');
      const isWaiting = await field(client, 'aof_rewrite_scheduled');
      return isRunning === '0' && isWaiting === '0';
    });
    if ((await field(client, 'aof_last_bgrewrite_status')) !== 'ok') {
      throw new DatabaseEngineError('failed', 'the data could not be written');
    }
  });
  // Started as usual again before the file may go: what is saved by this one would take its name.
  await server.stop();
  await rm(file);
  await server.start();
}

async function field(client: Redis, name: string): Promise<string | undefined> {
  const text = await client.info('persistence');
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(text)?.[1];
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + SAVE_MS;
  while (!(await isDone())) {
    if (Date.now() > until) throw new DatabaseEngineError('failed', 'saving took too long');
    await sleep(POLL_MS);
  }
}
