import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Server } from 'node:tls';
import { promisify } from 'node:util';

/** A receiver of syslog that sends its certificate with its authority's, and not the root. */
export class SyslogReceiver implements AsyncDisposable {
  /** All that was sent. */
  received = '';
  #server: Server | undefined;

  private constructor(private readonly dir: string) {}

  static async start(): Promise<SyslogReceiver> {
    const receiver = new SyslogReceiver(await mkdtemp(path.join(tmpdir(), 'skydeck-chain-')));
    await receiver.#makeChain();
    await receiver.#listen();
    return receiver;
  }

  /** File of the root that vouches for it. */
  get root(): string {
    return path.join(this.dir, 'root.pem');
  }

  get port(): number {
    return (this.#server!.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server?.close();
    await rm(this.dir, { recursive: true, force: true });
  }

  /** A root, an authority below it, and the receiver's certificate, as public authorities have them. */
  async #makeChain(): Promise<void> {
    const openssl = (...argv: string[]) => promisify(execFile)('openssl', argv, { cwd: this.dir });
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const request = (name: string) => [...key, '-keyout', `${name}.key`, '-subj', `/CN=${name}`];
    await openssl('req', '-x509', '-days', '2', ...request('root'), '-out', 'root.pem');
    for (const [name, by, extension] of [
      ['authority', 'root', 'basicConstraints=critical,CA:TRUE'],
      ['receiver', 'authority', 'subjectAltName=DNS:localhost'],
    ] as const) {
      await writeFile(path.join(this.dir, `${name}.ext`), extension);
      await openssl('req', '-new', ...request(name), '-out', `${name}.csr`);
      const signed = ['-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial', '-days', '2'];
      const files = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-extfile', `${name}.ext`];
      await openssl('x509', '-req', ...files, ...signed);
    }
  }

  async #listen(): Promise<void> {
    const read = (name: string) => readFile(path.join(this.dir, name), 'utf8');
    const cert = (await read('receiver.pem')) + (await read('authority.pem'));
    this.#server = createServer({ cert, key: await read('receiver.key') }, (socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => (this.received += chunk.toString()));
      socket.once('end', () => socket.end());
    });
    this.#server.on('tlsClientError', () => undefined);
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }
}
