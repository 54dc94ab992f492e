import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { freePorts } from './installation.js';

const run = promisify(execFile);

/** A message as the receiver understood it. */
export interface SyslogMessage {
  readonly priority: number;
  readonly host: string;
  readonly app: string;
  readonly procId: string;
  readonly messageId: string;
  readonly structured: string;
  readonly text: string;
}

/** rsyslog on the loopback address, with one port in plain and one with TLS. */
export class SyslogServer {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly dir: string,
    readonly port: number,
    readonly tlsPort: number,
    /** The authority that its certificate is of. */
    readonly caPem: string,
  ) {}

  static async start(): Promise<SyslogServer> {
    const dir = await mkdtemp(join(tmpdir(), 'syslog-'));
    const [port = 0, tlsPort = 0] = await freePorts(2);
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
    await run('openssl', ['req', '-x509', ...key, '-days', '2', ...names, ...files]);
    const caPem = await readFile(join(dir, 'cert.pem'), 'utf8');
    const server = new SyslogServer(dir, port, tlsPort, caPem);
    await server.begin();
    return server;
  }

  /** Starts it, or starts it again. */
  async begin(): Promise<void> {
    const config = join(this.dir, 'rsyslog.conf');
    await writeFile(config, this.#config());
    this.#child = spawn('rsyslogd', ['-n', '-f', config, '-i', join(this.dir, 'pid')], {
      stdio: 'ignore',
    });
    await eventually(() => reached(this.port));
  }

  /** Ends it; what it has is kept. */
  async end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.end();
    await rm(this.dir, { recursive: true, force: true });
  }

  async messages(): Promise<SyslogMessage[]> {
    const text = await readFile(join(this.dir, 'messages'), 'utf8').catch(() => '');
    return text.split('\n').flatMap((line) => {
      const [priority, host, app, procId, messageId, structured, ...rest] = line.split('|');
      if (structured === undefined) return [];
      const words = { host: host!, app: app!, procId: procId!, messageId: messageId! };
      return [{ priority: Number(priority), ...words, structured, text: rest.join('|') }];
    });
  }

  #config(): string {
    const file = (name: string) => JSON.stringify(join(this.dir, name));
    const fields = ['pri', 'hostname', 'app-name', 'procid', 'msgid', 'structured-data', 'msg'];
    return `
      global(workDirectory=${JSON.stringify(this.dir)} maxMessageSize="64k"
        defaultNetstreamDriverCAFile=${file('cert.pem')}
        defaultNetstreamDriverCertFile=${file('cert.pem')}
        defaultNetstreamDriverKeyFile=${file('key.pem')})
      module(load="imtcp")
      template(name="fields" type="string" string="${fields.map((one) => `%${one}%`).join('|')}\\n")
      ruleset(name="keep") { action(type="omfile" file=${file('messages')} template="fields") }
      input(type="imtcp" address="127.0.0.1" port="${this.port}" ruleset="keep")
      input(type="imtcp" address="127.0.0.1" port="${this.tlsPort}" ruleset="keep"
        streamDriver.name="gtls" streamDriver.mode="1" streamDriver.authMode="anon")
    `;
  }
}

async function reached(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
