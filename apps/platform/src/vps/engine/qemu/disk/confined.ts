import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { ComputeFailure } from '../../compute-failure.js';

const KEEP = 8_000;

export interface ConfinedOptions {
  /** Folder in which the command works; files are named relative to it. */
  readonly cwd: string;
  /** User that it runs as; ours when not given. */
  readonly uid?: number | undefined;
  /** File given to it as its input, so that it need not be able to open it. */
  readonly stdin?: string;
  readonly deadlineMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Most that a file written by such a command may grow to. */
const FILE_LIMIT_BYTES = 2 * 1024 ** 4;
const MEMORY_LIMIT_BYTES = 2 * 1024 ** 3;

/** Runs a tool on data of a stranger: as nobody else, without a network and within bounds. */
export async function confined(
  [program = '', ...args]: readonly string[],
  { cwd, uid, stdin, deadlineMs, signal }: ConfinedOptions,
): Promise<string> {
  const user =
    uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const bounds = [
    'prlimit',
    '--core=0',
    `--fsize=${FILE_LIMIT_BYTES}`,
    `--as=${MEMORY_LIMIT_BYTES}`,
  ];
  const alone = ['unshare', '--user', '--map-current-user', '--net'];
  const [first = '', ...rest] = [...user, ...bounds, 'nice', '-n', '5', ...alone, program, ...args];
  const input = stdin === undefined ? undefined : await open(stdin, 'r');
  const timeout = AbortSignal.timeout(deadlineMs);
  const child = spawn(first, rest, {
    cwd,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' },
    stdio: [input ? input.fd : 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const stop = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const over = AbortSignal.any(signal ? [signal, timeout] : [timeout]);
  over.addEventListener('abort', stop, { once: true });
  try {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on(
      'data',
      (chunk: Buffer) => (stdout = (stdout + chunk.toString()).slice(-65_536)),
    );
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-KEEP)),
    );
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code === 0) return stdout;
    if (timeout.aborted) throw new ComputeFailure('timed_out', `${program} took too long.`);
    const isFull = /No space left/.test(stderr);
    const text = isFull ? 'The storage is full.' : `${program} failed.`;
    throw new ComputeFailure(isFull ? 'no_space' : 'failed', text, stderr);
  } finally {
    over.removeEventListener('abort', stop);
    await input?.close();
  }
}
