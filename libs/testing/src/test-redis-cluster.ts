import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const MEMBERS = 3;
const SLOTS = 16_384;

interface Member {
  readonly port: number;
  readonly server: ChildProcess;
}

/** A throw-away cluster of three servers of Redis, each with a third of the slots. */
export class TestRedisCluster {
  private constructor(
    private readonly members: readonly Member[],
    private readonly folder: string,
  ) {}

  /** Starts the `redis-server` of this machine on free ports. */
  static async start(): Promise<TestRedisCluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'redis-cluster-'));
    const members: Member[] = [];
    for (let index = 0; index < MEMBERS; index++) {
      const [port, busPort] = [await freePort(), await freePort()];
      members.push({ port, server: launch(folder, port, busPort, index) });
      await eventually(async () => (await ask(port, 'PING')).startsWith('+PONG'));
      const first = Math.floor((SLOTS * index) / MEMBERS);
      const last = Math.floor((SLOTS * (index + 1)) / MEMBERS) - 1;
      await ask(port, `CLUSTER ADDSLOTSRANGE ${first} ${last}`);
      if (index > 0) await ask(members[0]!.port, `CLUSTER MEET 127.0.0.1 ${port} ${busPort}`);
    }
    for (const { port } of members) {
      await eventually(async () => {
        const state = await ask(port, 'CLUSTER INFO');
        return state.includes('cluster_state:ok') && state.includes(`known_nodes:${MEMBERS}`);
      });
    }
    return new TestRedisCluster(members, folder);
  }

  /** Address of one of its servers, as services take it. */
  get url(): string {
    return `redis://127.0.0.1:${this.members[0]!.port}?cluster=true`;
  }

  /** How many keys each server holds. */
  async sizes(): Promise<number[]> {
    const answers = await Promise.all(this.members.map(({ port }) => ask(port, 'DBSIZE')));
    return answers.map((answer) => Number(answer.slice(1)));
  }

  async close(): Promise<void> {
    for (const { server } of this.members) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

function launch(folder: string, port: number, busPort: number, index: number): ChildProcess {
  const settings = {
    '--port': port,
    '--bind': '127.0.0.1',
    '--dir': folder,
    '--save': '',
    '--cluster-enabled': 'yes',
    '--cluster-config-file': `nodes-${index}.conf`,
    '--cluster-port': busPort,
  };
  return spawn('redis-server', Object.entries(settings).flat().map(String), { stdio: 'ignore' });
}

/** One command, and the beginning of its answer. */
async function ask(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`${command}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  } finally {
    socket.destroy();
  }
}
