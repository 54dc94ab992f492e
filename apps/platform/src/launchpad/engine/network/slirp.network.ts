import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, runCommand } from '@skydeck/exec';
import { endProcesses, findMarked, startMarked } from './marked-processes.js';
import type { JoinedNetwork, JoinNote, SandboxNetwork } from './sandbox-network.js';
import { SLIRP_NAMESERVER, slirpRules } from './slirp-rules.js';

/** Makes the kernel end a program when we end, however we do. */
const WITH_US = ['setpriv', '--pdeathsig', 'KILL'];
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const GUEST = '10.0.2.100';
const POLL_MS = 5;
const TRIES = 400;

/** Network namespaces of an ordinary user, joined to the world by slirp4netns. */
export class SlirpNetwork implements SandboxNetwork {
  private readonly joined = new Set<JoinedNetwork>();

  constructor(
    private readonly dir: string,
    private readonly allowCidrs: readonly string[],
  ) {}

  async prepare(): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
  }

  async nameservers(): Promise<string[]> {
    return [SLIRP_NAMESERVER];
  }

  /** Nothing of the host is reached from inside. */
  async host(): Promise<{ host: string; appNetworks: string[] }> {
    return { host: '127.0.0.1', appNetworks: [] };
  }

  async attach(port?: number): Promise<JoinedNetwork> {
    await this.prepare();
    const processes: ProcessIdentity[] = [];
    const socket = join(this.dir, `${randomBytes(6).toString('hex')}.sock`);
    // Whatever the host reaches goes on when we end.
    const bound = port === undefined ? WITH_US : [];
    const start = (argv: readonly string[]): ProcessIdentity => {
      const started = startMarked(this.dir, argv);
      processes.push(started);
      return started;
    };
    const network = this.network({ kind: 'slirp', processes, socket });
    try {
      // Holds the namespaces open for the commands that follow.
      const holder = start(['unshare', '-r', '-n', ...bound, 'sleep', 'infinity']);
      const pid = String(holder.pid);
      await until(async () => (await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('sleep'));
      await runCommand('nsenter', [...inside(holder), 'nft', '-f', '-'], {
        input: slirpRules(this.allowCidrs),
        // An ordinary user's own path leaves out where nft lives.
        env: { PATH: SYSTEM_PATH },
      });
      const options = [
        '--configure',
        '--mtu=65520',
        '--disable-host-loopback',
        '--cidr=10.0.2.0/24',
      ];
      start([...bound, 'slirp4netns', ...options, '--api-socket', socket, pid, 'tap0']);
      await until(async () => ask(socket, { execute: 'list_hostfwd' }));
      if (port === undefined) return network;
      const forwarded = await this.forward(socket, port);
      this.joined.delete(network);
      return this.network({ kind: 'slirp', processes, socket, port: forwarded });
    } catch (error) {
      await network.release();
      throw error;
    }
  }

  async rejoin(note: JoinNote): Promise<JoinedNetwork | undefined> {
    return note.kind === 'slirp' && note.processes.every(isRunning)
      ? this.network(note)
      : undefined;
  }

  async sweep(keep: readonly JoinNote[] = []): Promise<void> {
    const kept = keep.flatMap((note) => (note.kind === 'slirp' ? note.processes : []));
    const isKept = ({ pid }: ProcessIdentity): boolean => kept.some((one) => one.pid === pid);
    const left = [...this.joined].filter(({ note }) => !keep.includes(note));
    await Promise.all(left.map((network) => network.release()));
    await endProcesses((await findMarked(this.dir)).filter((one) => !isKept(one)));
  }

  async close(): Promise<void> {
    await this.sweep();
  }

  private network(note: JoinNote & { kind: 'slirp' }): JoinedNetwork {
    const { processes, socket, port } = note;
    const network: JoinedNetwork = {
      note,
      address: '127.0.0.1',
      ...(port !== undefined && { port }),
      enter: (argv) => ['nsenter', ...inside(processes[0]!), ...argv],
      release: async () => {
        this.joined.delete(network);
        await endProcesses(processes);
        await rm(socket, { force: true });
      },
    };
    this.joined.add(network);
    return network;
  }

  /** Opens a free port of the host's loopback that leads inside. */
  private async forward(socket: string, port: number): Promise<number> {
    for (let tries = 0; ; tries++) {
      const hostPort = 20_000 + Math.floor(Math.random() * 12_000);
      const ports = {
        host_addr: '127.0.0.1',
        host_port: hostPort,
        guest_addr: GUEST,
        guest_port: port,
      };
      const open = await ask(socket, {
        execute: 'add_hostfwd',
        arguments: { proto: 'tcp', ...ports },
      });
      if (open) return hostPort;
      if (tries > 20) throw new Error('no port of the host is free');
    }
  }
}

function inside({ pid }: ProcessIdentity): string[] {
  return ['-t', String(pid), '--user', '--net', '--preserve-credentials', '--'];
}

/** Sends one command to slirp4netns; false when it is refused. Rejects while nobody listens. */
async function ask(socket: string, command: object): Promise<boolean> {
  const connection = createConnection(socket);
  await once(connection, 'connect');
  connection.end(JSON.stringify(command));
  let answer = '';
  for await (const chunk of connection) answer += String(chunk);
  return !('error' in (JSON.parse(answer) as object));
}

async function until(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; ; tries++) {
    const done = await attempt().catch((error: unknown) => {
      if (tries >= TRIES) throw error;
      return false;
    });
    if (done) return;
    if (tries >= TRIES) throw new Error('the network did not come up');
    await sleep(POLL_MS);
  }
}
