import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ConsoleOptions, ConsoleStream } from '../../console-stream.js';
import type { EngineRef } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { lostEngine } from '../client/incus-failure.js';
import { opened } from '../client/opened.js';

interface Session {
  readonly id: string;
  readonly metadata: { readonly fds: Readonly<Record<string, string>> };
}

const SHELL = 'cd "${HOME:-/}"; command -v bash >/dev/null && exec bash -l; exec sh -l';

/** Opens a terminal in a guest, or on its serial line. */
export async function openConsole(
  client: IncusClient,
  ref: EngineRef,
  o: ConsoleOptions,
  extensions: ReadonlySet<string>,
): Promise<ConsoleStream> {
  const size = { width: o.cols, height: o.rows };
  const shell = {
    command: ['/bin/sh', '-c', SHELL],
    'wait-for-websocket': true,
    interactive: true,
    environment: { TERM: 'xterm-256color', HOME: '/root', USER: 'root', LANG: 'C.UTF-8' },
    ...size,
  };
  // Only one session at a time; whoever comes later takes the line over where that is possible.
  const serial = {
    type: 'console',
    ...size,
    ...(extensions.has('console_force') ? { force: true } : {}),
  };
  const { metadata: session } =
    o.mode === 'shell'
      ? await client.call<Session>('POST', `/1.0/instances/${ref}/exec`, { body: shell })
      : await client.call<Session>('POST', `/1.0/instances/${ref}/console`, { body: serial });
  const { fds } = session.metadata;
  const path = `/1.0/operations/${session.id}/websocket?secret=`;
  const data = client.socket(`${path}${fds['0'] ?? ''}`);
  const control = client.socket(`${path}${fds['control'] ?? ''}`);
  // What comes before there is somebody to take it waits.
  data.once('open', () => data.pause());
  control.on('error', () => undefined);
  try {
    await Promise.all([opened(data), opened(control)]);
  } catch (error) {
    data.terminate();
    control.terminate();
    throw lostEngine(error);
  }
  return new Terminal(data, control, o.mode);
}

/** Bytes go through one socket, the size of the terminal through another. */
class Terminal extends Duplex implements ConsoleStream {
  constructor(
    private readonly data: WebSocket,
    private readonly control: WebSocket,
    private readonly mode: ConsoleOptions['mode'],
  ) {
    super({ allowHalfOpen: false });
    data.on('message', (bytes: Buffer, isBinary) => {
      // The guest's end is told by an empty text message; the daemon waits for ours.
      if (!isBinary) data.close();
      else if (!this.push(bytes)) data.pause();
    });
    data.on('error', (error) => this.destroy(error));
    data.once('close', () => this.push(null));
    data.resume();
  }

  resize(cols: number, rows: number): void {
    if (this.control.readyState !== this.control.OPEN) return;
    const args = { width: String(cols), height: String(rows) };
    this.control.send(JSON.stringify({ command: 'window-resize', args }));
  }

  override _read(): void {
    this.data.resume();
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.data.send(chunk, { binary: true }, done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.mode === 'shell' && this.control.readyState === this.control.OPEN) {
      // Hangs up, so that nothing goes on in the guest unseen.
      this.control.send(JSON.stringify({ command: 'signal', signal: 1 }));
    }
    // What is paused hears of no end.
    this.data.resume();
    this.data.terminate();
    this.control.close();
    done(error);
  }
}
