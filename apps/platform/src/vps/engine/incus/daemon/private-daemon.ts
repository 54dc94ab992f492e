import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, stopProcess, type ProcessIdentity } from '@skydeck/exec';
import { ComputeFailure } from '../../compute-failure.js';
import { IncusClient } from '../client/incus-client.js';
import type { DaemonProgram } from './daemon-program.js';
import { writeGuestConfig } from './guest-proc.js';
import { releaseLxcfs, shareLxcfs } from './lxcfs.js';
import { runningProcess, startDetached } from './running-process.js';

/** Where a daemon of our own keeps its things. */
export interface PrivateDaemonOptions {
  /** Six hexadecimal digits of the installation. */
  readonly instance: string;
  readonly dir: string;
  readonly program: DaemonProgram;
}

const READY_MS = 60_000;
const POLL_MS = 25;

/** A daemon that we start and that outlives us; the next of us takes it over. */
export class PrivateDaemon {
  readonly socket: string;
  private readonly noteFile: string;

  constructor(private readonly options: PrivateDaemonOptions) {
    this.socket = join(options.dir, 'state/unix.socket');
    this.noteFile = join(options.dir, 'daemon.json');
  }

  /** Takes over the daemon that runs, or starts one, and waits until it answers. */
  async open(): Promise<void> {
    const { dir, instance } = this.options;
    // Guests run as other users and must get through to their disks.
    await mkdir(join(dir, 'state'), { recursive: true });
    await Promise.all([dir, join(dir, 'state')].map((folder) => chmod(folder, 0o711)));
    const process = (await runningProcess(this.noteFile)) ?? (await this.start());
    await shareLxcfs(instance, process);
    await this.waitReady(process);
  }

  /** Ends the daemon; servers are powered off first, or go on without it. */
  async stop(o: { serversToo: boolean }): Promise<void> {
    const process = await runningProcess(this.noteFile);
    if (process) {
      await stopProcess(process, [
        { signal: o.serversToo ? 'SIGPWR' : 'SIGTERM', waitMs: 60_000 },
        { signal: 'SIGKILL', waitMs: 5_000 },
      ]);
    }
    if (o.serversToo) await releaseLxcfs(this.options.instance);
  }

  private async start(): Promise<ProcessIdentity> {
    const { dir, program } = this.options;
    const state = join(dir, 'state');
    const { PATH = '/usr/bin:/bin', HOME = '/root', LD_LIBRARY_PATH } = process.env;
    const name = program.flavour === 'lxd' ? 'LXD' : 'INCUS';
    return startDetached({
      argv: [program.file, '--group', 'root', '--logfile', join(dir, 'daemon.log')],
      env: {
        PATH: `${PATH}:/usr/sbin:/sbin`,
        HOME,
        ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
        [`${name}_DIR`]: state,
        [`${name}_LXC_TEMPLATE_CONFIG`]: await writeGuestConfig(dir),
      },
      noteFile: this.noteFile,
      logFile: join(dir, 'daemon.out'),
    });
  }

  private async waitReady(daemon: ProcessIdentity): Promise<void> {
    const client = await IncusClient.connect({ socket: this.socket });
    const end = Date.now() + READY_MS;
    try {
      for (;;) {
        const isReady = await client.call('GET', '/internal/ready').then(
          () => true,
          () => false,
        );
        if (isReady) return;
        if (!isRunning(daemon) || Date.now() > end) break;
        await sleep(POLL_MS);
      }
    } finally {
      await client.close();
    }
    const where = join(this.options.dir, 'daemon.log');
    throw new ComputeFailure(
      'engine_unavailable',
      'The engine did not start.',
      `see ${where}`,
      true,
    );
  }
}
