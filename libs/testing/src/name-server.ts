import { type ChildProcess, spawn } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';

/** A record of a zone; a text is cut into strings of 255 bytes, as DNS carries it. */
export interface ZoneRecord {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** BIND with one zone, on a port of loopback. */
export class NameServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {}

  static async start(
    port: number,
    zone: string,
    records: readonly ZoneRecord[],
  ): Promise<NameServer> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-names-'));
    const lines = records.map(({ name, type, value }) => `${name}. ${type} ${shown(type, value)}`);
    const head = `$TTL 1\n@ SOA ns.${zone}. root.${zone}. 1 60 60 60 1\n@ NS ns.${zone}.\nns A 127.0.0.1\n`;
    await writeFile(join(dir, 'zone'), `${head}${lines.join('\n')}\n`);
    await writeFile(
      join(dir, 'named.conf'),
      `options { directory "${dir}"; listen-on port ${port} { 127.0.0.1; };
        listen-on-v6 { none; }; pid-file none; session-keyfile none; recursion no;
        dnssec-validation no; };
      controls {};
      zone "${zone}" { type master; file "zone"; };\n`,
    );
    const child = spawn('named', ['-g', '-c', join(dir, 'named.conf')], { stdio: 'ignore' });
    await eventually(() => knows(port, zone), { timeoutMs: 20_000 });
    return new NameServer(child, dir);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await rm(this.dir, { recursive: true, force: true });
  }
}

function shown(type: string, value: string): string {
  if (type === 'MX') return /^\d+ /.test(value) ? value : `10 ${value}.`;
  if (type !== 'TXT') return value;
  return (value.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ');
}

/** Listening is not enough: zones are loaded afterwards. */
async function knows(port: number, zone: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  return resolver.resolveSoa(zone).then(
    () => true,
    () => false,
  );
}
