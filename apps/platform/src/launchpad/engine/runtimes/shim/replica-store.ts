import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, stopProcess } from '@skydeck/exec';
import type { SandboxHost } from '../../sandbox/sandbox.js';
import { ProcessReplica } from '../process-replica.js';
import { ReplicaFolder } from './replica-folder.js';

const KILL = [{ signal: 'SIGKILL', waitMs: 10_000 }] as const;

/** The folders of all replicas of an installation, by which the next process finds them again. */
export class ReplicaStore {
  constructor(private readonly path: string) {}

  /** Where a replica of this name keeps its notes. */
  folder(name: string): ReplicaFolder {
    return new ReplicaFolder(join(this.path, name));
  }

  /** The replicas that an earlier run left and that can go on, or that have ended since. */
  async recover(host: SandboxHost): Promise<ProcessReplica[]> {
    const found = (await this.#folders()).map(async (folder) => rejoin(folder, host));
    return (await Promise.all(found)).filter((replica) => replica !== undefined);
  }

  /** Whether any of them runs. */
  async isAnyRunning(): Promise<boolean> {
    const folders = await this.#folders();
    return (await Promise.all(folders.map(async (folder) => folder.isRunning()))).includes(true);
  }

  /** Ends and removes all that the machine lent, but to these. */
  async removeOthers(host: SandboxHost, kept: readonly ProcessReplica[]): Promise<void> {
    const paths = new Set(kept.map(({ holdings }) => holdings.folder.path));
    const others = (await this.#folders()).filter(({ path }) => !paths.has(path));
    await host.groups.sweep(new Set(kept.map(({ holdings }) => holdings.group.name)));
    await Promise.all(others.map(remove));
    await host.network.sweep(kept.map(({ holdings }) => holdings.network.note));
  }

  async #folders(): Promise<ReplicaFolder[]> {
    const names = await readdir(this.path).catch(() => []);
    return names.map((name) => this.folder(name));
  }
}

/** Undefined of what never began, ended with us, or has lost its network. */
async function rejoin(
  folder: ReplicaFolder,
  { groups, network: networks }: SandboxHost,
): Promise<ProcessReplica | undefined> {
  const [note, shim] = [await folder.note(), await folder.shim()];
  if (!note || !shim || note.replica.isOneOff) return undefined;
  const { projectId } = note.replica;
  const network = await networks.rejoin(note.network, projectId);
  if (!network) return undefined;
  const group = groups.rejoin(note.group, { ...note.limits, priority: 'serve' });
  if (isRunning(shim)) group.watchBelow(shim.pid);
  const state = isRunning(shim) ? 'running' : 'exited';
  const replica = { ...note.replica, startedAt: new Date(note.replica.startedAt), state } as const;
  return new ProcessReplica(replica, { folder, group, network });
}

async function remove(folder: ReplicaFolder): Promise<void> {
  const shim = await folder.shim();
  if (shim) await stopProcess(shim, KILL);
  // One that has not begun yet finds no folder to begin in.
  await folder.remove();
}
