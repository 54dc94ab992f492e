import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../free-ports.js';
import {
  SWIFT_ACCESS_KEY_ID,
  SWIFT_SECRET_ACCESS_KEY,
  type SwiftPorts,
  writeSwiftSettings,
} from './swift-settings.js';

const SCRIPT = path.join(import.meta.dirname, 'serve.py');
/** Debian's own: another one on PATH would not see Debian's modules. */
const PYTHON = '/usr/bin/python3';
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 100;

/** An installation of Swift that speaks S3. */
export interface Swift {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends the servers and removes what they stored. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real S3 server on the loopback address: OpenStack Swift with its S3 front, one replica
 * of everything in a folder of its own. Needs Debian's packages `python3-swift`
 * and `memcached`.
 */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-swift-'));
  const [proxy = 0, account = 0, container = 0, object = 0, cache = 0] = await freePorts(5);
  const ports: SwiftPorts = { proxy, account, container, object, cache };
  await mkdir(path.join(folder, 'devices', 'disk'), { recursive: true });
  await writeSwiftSettings(folder, ports);
  await makeRings(folder, ports);
  const servers = [
    run([SCRIPT, 'cache', userInfo().username, `${cache}`]),
    ...['account', 'container', 'object', 'proxy'].map((name) => run([SCRIPT, name, folder])),
  ];
  const stop = async () => {
    await Promise.all(servers.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([account, container, object, proxy].map((port) => answers(port, servers)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    accessKeyId: SWIFT_ACCESS_KEY_ID,
    secretAccessKey: SWIFT_SECRET_ACCESS_KEY,
    stop,
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly said: string[];
}

function run(words: string[]): Running {
  const child = spawn(PYTHON, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  return { child, said };
}

async function makeRings(folder: string, ports: SwiftPorts): Promise<void> {
  const words = [ports.account, ports.container, ports.object].map(String);
  const { child, said } = run([SCRIPT, 'rings', folder, ...words]);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Swift's rings were not made.\n${said.join('')}`);
}

async function answers(port: number, servers: readonly Running[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const dead = servers.find(({ child }) => child.exitCode !== null);
    if (dead) throw new Error(`A server of Swift ended.\n${dead.said.join('')}`);
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(POLL_MS);
  }
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
