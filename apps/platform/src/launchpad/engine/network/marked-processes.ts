import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { identify, type ProcessIdentity, stopProcess } from '@skydeck/exec';

const MARK = 'SKYDECK_NETWORK';
const KILL_MS = 10_000;

/** Starts a process that is found again by a mark in its environment, also when we die meanwhile. */
export function startMarked(
  mark: string,
  [program = '', ...args]: readonly string[],
): ProcessIdentity {
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], [MARK]: mark },
    stdio: 'ignore',
    detached: true,
  });
  child.on('error', () => undefined).unref();
  const identity = identify(child.pid ?? 0);
  if (!identity) throw new Error(`${program} did not start`);
  return identity;
}

/** Every process of ours that carries a mark, whoever started it. */
export async function findMarked(mark: string): Promise<ProcessIdentity[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const marked = pids.map(async (pid) => {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    return environment.split('\0').includes(`${MARK}=${mark}`) ? (identify(pid) ?? []) : [];
  });
  return (await Promise.all(marked)).flat();
}

/** Kills processes, each only while it is still the same one. */
export async function endProcesses(processes: readonly ProcessIdentity[]): Promise<void> {
  const steps = [{ signal: 'SIGKILL', waitMs: KILL_MS }] as const;
  await Promise.all(processes.map((one) => stopProcess(one, steps)));
}
