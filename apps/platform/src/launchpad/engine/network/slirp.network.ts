import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '@skydeck/exec';
import type { JoinedNetwork, SandboxNetwork } from './sandbox-network.js';
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
  private count = 0;

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
    const children: ChildProcess[] = [];
    const socket = join(this.dir, `${process.pid}-${++this.count}.sock`);
    const release = async (): Promise<void> => {
      this.joined.delete(network);
      await Promise.all(children.map(end));
      await rm(socket, { force: true });
    };
    const network: JoinedNetwork = { address: '127.0.0.1', enter: (argv) => [...argv], release };
    this.joined.add(network);
    try {
      // Holds the namespaces open for the commands that follow. It ends with us.
      const holder = start(['unshare', '-r', '-n', ...WITH_US, 'sleep', 'infinity']);
      children.push(holder);
      const pid = String(holder.pid);
      await until(async () => (await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('sleep'));
      const inside = ['-t', pid, '--user', '--net', '--preserve-credentials', '--'];
      await runCommand('nsenter', [...inside, 'nft', '-f', '-'], {
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
      children.push(
        start([...WITH_US, 'slirp4netns', ...options, '--api-socket', socket, pid, 'tap0']),
      );
      await until(async () => ask(socket, { execute: 'list_hostfwd' }));
      network.enter = (argv) => ['nsenter', ...inside, ...argv];
      if (port !== undefined) network.port = await this.forward(socket, port);
      return network;
    } catch (error) {
      await release();
      throw error;
    }
  }

  async sweep(): Promise<void> {
    await Promise.all([...this.joined].map((network) => network.release()));
  }

  async close(): Promise<void> {
    await this.sweep();
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

function start([program = '', ...args]: readonly string[]): ChildProcess {
  return spawn(program, args, { cwd: '/', stdio: 'ignore', detached: true }).on(
    'error',
    () => undefined,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
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
