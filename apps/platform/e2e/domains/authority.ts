import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually, findListener } from './wait.js';

/**
 * Caddy as a certification authority, in a network namespace of its own: it looks at the edge from
 * outside, on port 80, and asks the name server that the test gives.
 */
export class Authority {
  readonly name = `sdca${process.pid}`;
  readonly #net = `10.213.${process.pid % 256}`;
  #child: ChildProcess | undefined;

  constructor(private readonly dir: string) {}

  /** Our side of the cable: where edge and name server listen. */
  get hostAddress(): string {
    return `${this.#net}.1`;
  }

  get directoryUrl(): string {
    return `https://${this.#net}.2/acme/local/directory`;
  }

  get rootFile(): string {
    return join(this.dir, 'pki/authorities/local/root.crt');
  }

  /** Makes the namespace; the addresses can be used after it. */
  async plug(): Promise<void> {
    const { name } = this;
    const peer = `${name}p`;
    await mkdir(`/etc/netns/${name}`, { recursive: true });
    await writeFile(`/etc/netns/${name}/resolv.conf`, `nameserver ${this.hostAddress}\n`);
    await ip('netns', 'add', name);
    await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', peer, 'netns', name);
    await ip('addr', 'add', `${this.hostAddress}/30`, 'dev', name);
    await ip('link', 'set', name, 'up');
    await ip('-n', name, 'addr', 'add', `${this.#net}.2/30`, 'dev', peer);
    await ip('-n', name, 'link', 'set', peer, 'up');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  }

  async start(): Promise<void> {
    const address = `${this.#net}.2`;
    await mkdir(this.dir, { recursive: true });
    const file = join(this.dir, 'Caddyfile');
    await writeFile(
      file,
      `{
        admin off
        storage file_system ${this.dir}
        skip_install_trust
        auto_https disable_redirects
        default_sni ${address}
      }
      https://${address} {
        tls internal
        acme_server
      }\n`,
    );
    const program = ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
    const env = { PATH: process.env['PATH'], HOME: this.dir };
    this.#child = spawn('ip', ['netns', 'exec', this.name, ...program], { stdio: 'ignore', env });
    await eventually(() => findListener(address, 443));
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await ip('netns', 'delete', this.name).catch(() => undefined);
    await rm(`/etc/netns/${this.name}`, { recursive: true, force: true });
  }
}

async function ip(...parameters: string[]): Promise<void> {
  await runCommand('ip', parameters, { deadlineMs: 10_000 });
}
