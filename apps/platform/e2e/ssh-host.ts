import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';

/** A real sshd on loopback that serves a repository to the holders of some keys. */
export class SshHost implements AsyncDisposable {
  #sshd: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<SshHost> {
    const folder = await mkdtemp(join(tmpdir(), 'skydeck-sshd-'));
    await chmod(folder, 0o755);
    const host = new SshHost(folder, await freePort());
    await host.authorize('');
    await host.newHostKey();
    return host;
  }

  url(dir: string): string {
    return `ssh://${userInfo().username}@127.0.0.1:${this.port}${dir}`;
  }

  /** Lets the holder of one key in, and nobody else. */
  async authorize(publicKey: string): Promise<void> {
    await writeFile(join(this.folder, 'authorized'), `${publicKey}\n`, { mode: 0o644 });
  }

  /** Starts anew with another key. */
  async newHostKey(type = 'ed25519'): Promise<void> {
    await this.#stop();
    const key = join(this.folder, `host-${crypto.randomUUID()}`);
    await runCommand('ssh-keygen', ['-q', '-t', type, '-N', '', '-f', key]);
    const config = join(this.folder, 'sshd_config');
    const lines = [
      `Port ${this.port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${key}`,
      `AuthorizedKeysFile ${join(this.folder, 'authorized')}`,
      'PidFile none',
      'UsePAM no',
      'StrictModes no',
      'PasswordAuthentication no',
      'PermitRootLogin prohibit-password',
    ];
    await writeFile(config, `${lines.join('\n')}\n`);
    // Only root's sshd has a folder to lock itself up in.
    if (userInfo().uid === 0 && !existsSync('/run/sshd')) await mkdir('/run/sshd', { mode: 0o755 });
    this.#sshd = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', config], { stdio: 'ignore' });
    await eventually(async () => {
      const { stdout } = await runCommand('ssh-keyscan', ['-p', String(this.port), '127.0.0.1']);
      return stdout.some((line) => line.startsWith('[127.0.0.1]'));
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #stop(): Promise<void> {
    if (!this.#sshd || this.#sshd.exitCode !== null) return;
    const ended = once(this.#sshd, 'exit');
    this.#sshd.kill('SIGTERM');
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
