import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { eventually, findListener } from './wait.js';

export const ZONE = 'customers.test';

const KEY =
  'key "updates" { algorithm hmac-sha256; secret "c2t5ZGVjay10ZXN0LWtleS0wMTIzNDU2Nzg5"; };\n';

/** BIND, with one zone that takes dynamic updates. */
export class NameServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    readonly keyFile: string,
  ) {}

  static async start(dir: string, address: string): Promise<NameServer> {
    await mkdir(dir, { recursive: true });
    const keyFile = join(dir, 'updates.key');
    await writeFile(keyFile, KEY, { mode: 0o600 });
    await writeFile(
      join(dir, 'zone'),
      `$TTL 1\n@ SOA ns.${ZONE}. root.${ZONE}. 1 60 60 60 1\n@ NS ns.${ZONE}.\nns A ${address}\n`,
    );
    await writeFile(
      join(dir, 'named.conf'),
      `include "${keyFile}";
      options { directory "${dir}"; listen-on port 53 { ${address}; }; listen-on-v6 { none; };
        pid-file none; session-keyfile none; recursion no; dnssec-validation no; };
      controls {};
      zone "${ZONE}" { type master; file "zone"; allow-update { key "updates"; }; };\n`,
    );
    const child = spawn('named', ['-g', '-c', join(dir, 'named.conf')], { stdio: 'ignore' });
    const server = new NameServer(child, address, keyFile);
    await eventually(() => findListener(address, 53));
    return server;
  }

  /** Sets a record, or takes all of its kind away. */
  async set(name: string, type: string, value?: string): Promise<void> {
    const full = name.endsWith('.') ? name : `${name}.`;
    const add = value === undefined ? '' : `update add ${full} 1 ${type} ${value}\n`;
    const input = `server ${this.address}\nupdate delete ${full} ${type}\n${add}send\n`;
    await runCommand('nsupdate', ['-k', this.keyFile], { input, deadlineMs: 10_000 });
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
