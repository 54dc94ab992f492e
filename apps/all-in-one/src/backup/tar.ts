import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFailed } from './backup-failed.js';

/** A file that changed or went while it was read: what came later is copied once more. */
const CHANGED = 1;
const LAST_BYTES = 2_000;

export interface TarOptions {
  /** Paths are relative to it. */
  readonly folder: string;
  /** What to leave out, as `./path`. */
  readonly without?: readonly string[];
  /** Only these paths, and nothing below them; all of the folder when not given. */
  readonly only?: readonly string[];
}

/** An archive of files, with their owners and rights, made by the tar of the system. */
export async function* archive({ folder, without = [], only }: TarOptions): AsyncGenerator<Buffer> {
  const args = [
    '--create',
    '--file=-',
    '--numeric-owner',
    '--sparse',
    `--directory=${folder}`,
    '--anchored',
    '--no-wildcards',
    ...without.map((path) => `--exclude=${path}`),
    ...(only ? ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-'] : ['.']),
  ];
  const child = spawn('tar', args, { stdio: ['pipe', 'pipe', 'pipe'], env: ENVIRONMENT });
  const said = lastWords(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null]>;
  child.stdin.on('error', () => undefined);
  child.stdin.end(only?.map((path) => `${path}\0`).join(''));
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    const [code] = await ended;
    if (code !== 0 && code !== CHANGED) throw tarFailed('read', said());
  } finally {
    child.kill('SIGKILL');
  }
}

/** Unpacks an archive into a folder. Everything below it is as it was, owners included. */
export async function unpack(content: Readable, folder: string, signal?: AbortSignal) {
  const owners = process.getuid?.() === 0 ? ['--same-owner', '--numeric-owner'] : [];
  await feed(content, ['--extract', '--preserve-permissions', ...owners, `--directory=${folder}`], {
    doing: 'written',
    signal,
  });
}

/** Reads an archive to its end, and fails when it is none. */
export async function readThrough(content: Readable, signal?: AbortSignal): Promise<void> {
  await feed(content, ['--list'], { doing: 'read', signal });
}

async function feed(
  content: Readable,
  args: readonly string[],
  { doing, signal }: { doing: string; signal: AbortSignal | undefined },
): Promise<void> {
  // To the very end, where the last piece proves that nothing is missing.
  const child = spawn('tar', [...args, '--ignore-zeros', '--file=-'], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: ENVIRONMENT,
  });
  const said = lastWords(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null]>;
  try {
    await pipeline(content, child.stdin, { signal });
  } catch (error) {
    // A full disk ends tar first, and what it said is the reason.
    const isDown = (error as NodeJS.ErrnoException).code === 'EPIPE';
    if (!isDown) child.kill('SIGKILL');
    await ended;
    throw isDown ? tarFailed(doing, said()) : error;
  }
  const [code] = await ended;
  if (code !== 0) throw tarFailed(doing, said());
}

const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C' };

function lastWords(stream: Readable): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-LAST_BYTES);
  });
  return () =>
    text
      .trim()
      .split('\n')
      .findLast((line) => !line.includes('Exiting')) ?? '';
}

function tarFailed(doing: string, said: string): BackupFailed {
  const isFull = said.includes('No space left');
  const text = `The files could not be ${doing}: ${said || 'tar ended unexpectedly'}.`;
  return new BackupFailed(isFull ? 'disk_full' : 'failed', text);
}
