import { constants } from 'node:os';
import { onLines } from '@skydeck/exec';
import type { SandboxNetwork } from '../network/sandbox-network.js';
import type { Bind } from './bwrap-options.js';
import { guardDisk } from './disk-guard.js';
import type { HostFiles } from './host-files.js';
import { launchSandbox } from './launch-sandbox.js';
import { limitLines } from './line-limiter.js';
import type { ResourceGroups } from './resource-group.js';

/** A command to run to its end in a sandbox. */
export interface SandboxedCommand {
  /** Also the sandbox's host name. Letters, digits and dashes. */
  name: string;
  argv: readonly string[];
  /** Folder inside the sandbox. */
  cwd: string;
  binds: readonly Bind[];
  env: Readonly<Record<string, string>>;
  /** `egress` reaches public addresses; `none` reaches nothing. */
  network: 'none' | 'egress';
  /** Whose it is, and whose databases it reaches. */
  projectId?: string;
  limits: { cpu: number; memoryMb: number; pids: number; timeoutS: number; diskMb?: number };
  /** Host user to run as; ourselves when not given. */
  uid?: number;
  signal?: AbortSignal;
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

/** How a sandboxed command ended. One of `exitCode` and `signal` is null. */
export interface SandboxedResult {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  oom: boolean;
  timedOut: boolean;
  diskExceeded: boolean;
  /** It was refused a process at least once. */
  pidsExceeded: boolean;
  aborted: boolean;
}

/** What {@link runSandboxed} borrows from the machine. */
export interface SandboxHost {
  groups: ResourceGroups;
  network: SandboxNetwork;
  files: HostFiles;
}

const MAX_TMP_MB = 512;
const SIGNALS = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** Runs a command to its end and leaves nothing of it behind, whatever it did. Rejects only when the machine fails. */
export async function runSandboxed(
  host: SandboxHost,
  command: SandboxedCommand,
): Promise<SandboxedResult> {
  const { name, limits, signal, binds } = command;
  const result: SandboxedResult = {
    exitCode: null,
    signal: null,
    oom: false,
    timedOut: false,
    diskExceeded: false,
    pidsExceeded: false,
    aborted: signal?.aborted ?? false,
  };
  if (result.aborted) return result;

  await using cleanup = new AsyncDisposableStack();
  const [group, network] = await Promise.all([
    host.groups.create(name, { ...limits, priority: 'build' }),
    command.network === 'egress' ? host.network.attach(undefined, command.projectId) : undefined,
  ]);
  if (network) cleanup.defer(() => network.release());
  cleanup.defer(() => group.destroy());

  const end = (why: 'timedOut' | 'diskExceeded' | 'aborted'): void => {
    result[why] = true;
    void group.destroy().catch(() => undefined);
  };
  const writable = binds.filter((bind) => bind.writable).map((bind) => bind.from);
  const disk =
    limits.diskMb === undefined || writable.length === 0
      ? undefined
      : await guardDisk(writable, limits.diskMb, () => end('diskExceeded'));
  cleanup.defer(() => disk?.stop());

  const child = launchSandbox({
    argv: command.argv,
    view: {
      binds: [...host.files.binds, ...binds],
      env: { ...host.files.env, ...command.env },
      cwd: command.cwd,
      hostname: name,
      tmpMb: Math.min(MAX_TMP_MB, limits.memoryMb / 2),
    },
    group,
    network,
    uid: command.uid,
  });
  for (const stream of ['stdout', 'stderr'] as const) {
    onLines(
      child[stream],
      limitLines((line) => command.onLine?.(line, stream)),
    );
  }
  const onAbort = (): void => end('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const timer = setTimeout(end, limits.timeoutS * 1_000, 'timedOut');
  try {
    const [code, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>(
      (resolve, reject) => {
        child.once('error', reject);
        child.once('close', (...ended) => resolve(ended));
      },
    );
    Object.assign(result, describeExit(code, killedBy));
    const failed = result.exitCode !== 0;
    result.oom = failed && (await group.oomKills()) > 0;
    result.pidsExceeded = failed && (await group.refusedForks()) > 0;
    result.diskExceeded ||= failed && ((await disk?.exceeded()) ?? false);
    return result;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Bubblewrap reports a process that was killed by a signal as 128 and the signal's number. */
export function describeExit(
  code: number | null,
  killedBy: NodeJS.Signals | null,
): { exitCode: number | null; signal: NodeJS.Signals | null } {
  const name = code !== null && code > 128 ? SIGNALS.get(code - 128) : undefined;
  if (name === undefined) return { exitCode: killedBy ? null : code, signal: killedBy };
  return { exitCode: null, signal: name as NodeJS.Signals };
}
