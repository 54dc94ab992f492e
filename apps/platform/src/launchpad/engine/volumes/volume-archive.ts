import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
/** What tar may do in the folder: give files to whom they belonged. */
const RIGHTS = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID'];
const LAST_CHARACTERS = 500;

/** All files of a folder as one packed stream, which fails when they cannot be read. */
export function packFolder(path: string, signal: AbortSignal): Readable {
  const args = ['-c', '--one-file-system', '--numeric-owner', '--xattrs', '-C', path, '.'];
  const child = spawn('tar', args, {
    env: ENVIRONMENT,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = lastWords(child.stderr);
  const ended = endOf(child);
  const files = async function* () {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    const code = await ended;
    // 1: a file changed while it was read.
    if (code !== 0 && code !== 1) throw new Error(`tar ended with ${code}: ${said()}`);
  };
  const packed = createGzip({ level: 1 });
  void pipeline(Readable.from(files()), packed).catch((error: unknown) => {
    packed.destroy(error as Error);
  });
  return packed;
}

/**
 * Unpacks what {@link packFolder} made. It sees nothing of the machine but programs and the folder:
 * names and links in an archive are those of a tenant.
 */
export async function unpackFolder(
  path: string,
  packed: Readable,
  signal: AbortSignal,
): Promise<void> {
  const view = ['--ro-bind', '/usr', '/usr', '--bind', path, '/data', '--chdir', '/data'];
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    view.push('--symlink', `usr/${name}`, `/${name}`);
  const alone = ['--unshare-net', '--unshare-pid', '--unshare-ipc', '--die-with-parent'];
  const rights = RIGHTS.flatMap((name) => ['--cap-add', `CAP_${name}`]);
  const unpack = ['tar', '-x', '-p', '--numeric-owner', '--xattrs', '-C', '/data'];
  const argv = [...view, ...alone, '--cap-drop', 'ALL', ...rights, '--', ...unpack];
  const child = spawn('bwrap', argv, {
    env: ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said = lastWords(child.stderr);
  const ended = endOf(child);
  // What is cut off ends by itself; whoever kills bubblewrap while it begins leaves half of it behind.
  const fed = await pipeline(packed, createGunzip(), child.stdin, { signal }).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  const code = await ended;
  if (fed) throw fed;
  if (code !== 0) throw new Error(`tar ended with ${code}: ${said()}`);
}

/** The exit code; rejects when the program never started, or was called off. */
async function endOf(
  child: ChildProcessByStdio<Writable | null, Readable | null, Readable>,
): Promise<number | null> {
  const ended = once(child, 'close').then(([code]) => code as number | null);
  // Whoever reads the output waits for it later.
  ended.catch(() => undefined);
  return ended;
}

function lastWords(stream: Readable): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-LAST_CHARACTERS);
  });
  return () => text.trim();
}
