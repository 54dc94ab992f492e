import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { killGroup } from '@skydeck/exec';
import { ImageErrors } from '../image.errors.js';

const MEMORY_BYTES = 512 * 1024 * 1024;
const UNPACKERS: readonly (readonly [string, readonly string[]])[] = [
  ['28b52ffd', ['zstd', '-q', '-d', '-c', '-M128MB']],
  ['1f8b', ['gzip', '-q', '-d', '-c']],
  ['fd377a585a00', ['xz', '-q', '-d', '-c', '--memlimit-decompress=256MiB']],
];

/** The program that unpacks a file, by its first bytes; undefined for one that is not packed. */
export async function unpackerOf(path: string): Promise<readonly string[] | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.toString('hex');
    return UNPACKERS.find(([magic]) => start.startsWith(magic))?.[1];
  } finally {
    await file.close();
  }
}

/**
 * What is in a file, unpacked by a process that has nothing: no rights, no network, little memory.
 * Who stops reading ends it.
 */
export async function* unpacked(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  const unpacker = await unpackerOf(path);
  const file = await open(path, 'r');
  try {
    if (!unpacker) {
      yield* file.createReadStream({ signal, autoClose: false }) as AsyncIterable<Buffer>;
      return;
    }
    const [program = '', ...args] = limited(unpacker);
    const child = spawn(program, args, {
      stdio: [file.fd, 'pipe', 'ignore'],
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' },
      detached: true,
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    ended.catch(() => undefined);
    const stop = (): void => void (child.pid !== undefined && killGroup(child.pid, 0));
    signal.addEventListener('abort', stop, { once: true });
    try {
      yield* child.stdout as AsyncIterable<Buffer>;
      const [code] = await ended;
      signal.throwIfAborted();
      if (code !== 0) throw ImageErrors.unreadable();
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
      await ended.catch(() => undefined);
    }
  } finally {
    await file.close();
  }
}

/** Nobody else's: the kernel counts all processes of a user, and `nobody` may have many. */
const UID = 65_533;

function limited(unpacker: readonly string[]): string[] {
  const limits = ['nice', '-n', '10', 'prlimit', `--as=${MEMORY_BYTES}`, '--core=0'];
  if (process.getuid?.() !== 0) return [...limits, ...unpacker];
  const alone = ['unshare', '--mount', '--pid', '--net', '--fork', '--kill-child'];
  const nobody = ['setpriv', `--reuid=${UID}`, `--regid=${UID}`, '--clear-groups'];
  return [...alone, ...nobody, '--no-new-privs', ...limits, '--nproc=64', ...unpacker];
}
