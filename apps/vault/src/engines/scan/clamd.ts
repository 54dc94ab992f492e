import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ScannerUnavailable, type ScanVerdict, type VirusScanner } from './virus-scanner.js';

const IDLE_MS = 60_000;
const MAX_ANSWER = 4096;
const FOUND = /^stream: (.+) FOUND$/;

/** Asks clamd of ClamAV, by `tcp://host:port` or `unix:/path`. Files are streamed, never shared. */
export class Clamd implements VirusScanner {
  readonly name = 'clamd';

  constructor(private readonly address: string) {}

  async scan(source: Readable, signal: AbortSignal): Promise<ScanVerdict> {
    const socket = this.#connect();
    const abort = (): void => void socket.destroy(new ScannerUnavailable('It was called off.'));
    signal.addEventListener('abort', abort, { once: true });
    socket.setTimeout(IDLE_MS, () => socket.destroy(new ScannerUnavailable('It says nothing.')));
    try {
      const answer = answerOf(socket);
      await Promise.race([send(socket, source), answer]);
      return verdictOf(await answer);
    } catch (error) {
      throw error instanceof ScannerUnavailable
        ? error
        : new ScannerUnavailable('clamd cannot be asked.', { cause: error });
    } finally {
      signal.removeEventListener('abort', abort);
      source.destroy();
      socket.destroy();
    }
  }

  #connect(): Socket {
    if (this.address.startsWith('unix:')) return connect(this.address.slice('unix:'.length));
    const { hostname, port } = new URL(this.address);
    return connect(Number(port), hostname.replaceAll(/[[\]]/g, ''));
  }
}

/** Each piece behind its length; a length of zero is the end. */
async function send(socket: Socket, source: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of source) {
    const bytes = piece as Buffer;
    if (bytes.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await write(socket, Buffer.concat([length, bytes]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (bytes: Buffer) => {
      answer = (answer + bytes.toString('latin1')).slice(0, MAX_ANSWER);
      if (answer.includes('\0')) resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new ScannerUnavailable('It hung up.')));
  });
}

function verdictOf(answer: string): ScanVerdict {
  const [line = ''] = answer.split('\0', 1);
  if (line === 'stream: OK') return { is_clean: true };
  const signature = FOUND.exec(line)?.[1];
  if (signature !== undefined) return { is_clean: false, signature };
  throw new ScannerUnavailable(`clamd says: ${line.slice(0, 200)}`);
}
