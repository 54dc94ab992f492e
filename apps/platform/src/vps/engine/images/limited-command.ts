import { runCommand, type RunOptions } from '@skydeck/exec';

/**
 * Runs a step of a build behind everybody else, in mounts of its own and with every process it
 * leaves ended with it.
 */
export async function limitedCommand(
  program: string,
  args: readonly string[],
  options: RunOptions & { deadlineMs: number },
): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const own = ['unshare', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  const prefix = [...(isRoot ? own : []), 'nice', '-n', '10'];
  const [first = program, ...rest] = [...prefix, program, ...args];
  const { PATH = '/usr/bin:/bin', HOME = '/' } = process.env;
  const env = { PATH: `${PATH}:/usr/sbin:/sbin`, HOME, LC_ALL: 'C.UTF-8' };
  await runCommand(first, rest, { env, graceMs: 5_000, ...options });
}
