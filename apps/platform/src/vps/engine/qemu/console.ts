import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeFailure } from '../compute-failure.js';
import type { ConsoleOptions, ConsoleStream } from '../console-stream.js';
import { hasEndedInGuest, runInGuest, startInGuest } from './agent/guest-exec.js';
import { SHELLS } from './machine/qemu-options.js';
import type { ServerFolder } from './machine/server-folder.js';

const SHELL_POLL_MS = 400;
const DRAIN_MS = 1_000;

const SHELL = `exec <"$1" >"$1" 2>&1
stty sane rows "$2" cols "$3"
cd "\${HOME:-/}"
command -v bash >/dev/null && exec bash -l
exec sh -l`;

/** Sessions that we have open, by the socket they are on. */
const sessions = new Map<string, Terminal>();

/** Opens the serial line, taking it from whoever has it, or a shell on a line of its own. */
export async function openTerminal(
  folder: ServerFolder,
  o: ConsoleOptions,
): Promise<ConsoleStream> {
  await folder.get();
  if (!(await folder.process())) throw new ComputeFailure('busy', 'The server does not run.');
  return o.mode === 'serial' ? openSerial(folder) : openShell(folder, o);
}

async function openSerial(folder: ServerFolder): Promise<ConsoleStream> {
  const key = folder.file('serial.sock');
  const before = sessions.get(key);
  if (before) {
    const left = once(before, 'close');
    before.destroy();
    await left;
  }
  const socket = await folder.connect('serial.sock');
  return keep(key, new Terminal(socket, () => undefined));
}

async function openShell(folder: ServerFolder, o: ConsoleOptions): Promise<ConsoleStream> {
  const line = Array.from({ length: SHELLS }, (_, index) => index).find(
    (index) => !sessions.has(folder.file(`shell${index}.sock`)),
  );
  if (line === undefined) {
    throw new ComputeFailure('busy', `At most ${SHELLS} shells are open at once.`, undefined, true);
  }
  const socket = await folder.connect(`shell${line}.sock`);
  const device = `/dev/hvc${line}`;
  const terminal = keep(
    folder.file(`shell${line}.sock`),
    new Terminal(socket, (cols, rows) => {
      const argv = ['stty', '-F', device, 'rows', String(rows), 'cols', String(cols)];
      runInGuest(folder, argv).catch(() => undefined);
    }),
  );
  try {
    const size = [String(o.rows), String(o.cols)];
    // The line becomes the terminal of the session that opens it first.
    const argv = ['/bin/sh', '-c', SHELL, 'sh', device, ...size];
    const env = ['TERM=xterm-256color'];
    const pid = await startInGuest(folder, argv, { isCaptured: false, env });
    void endWithShell(folder, pid, terminal);
    return terminal;
  } catch (error) {
    terminal.destroy();
    throw error;
  }
}

/** The line stays open when its shell ends, and the shell when the line is left: each ends the other. */
async function endWithShell(folder: ServerFolder, pid: number, terminal: Terminal): Promise<void> {
  while (!terminal.destroyed) {
    // One that cannot be asked is over too: its guest is gone.
    if (await hasEndedInGuest(folder, pid).catch(() => true)) return void terminal.destroy();
    await sleep(SHELL_POLL_MS);
  }
  const hangUp = `kill -HUP -${pid} ${pid}; sleep 1; kill -9 -${pid} ${pid}`;
  const argv = ['/bin/sh', '-c', hangUp];
  await startInGuest(folder, argv, { isCaptured: false }).catch(() => undefined);
}

function keep(key: string, terminal: Terminal): Terminal {
  sessions.set(key, terminal);
  terminal.once('close', () => {
    if (sessions.get(key) === terminal) sessions.delete(key);
  });
  return terminal;
}

class Terminal extends Duplex implements ConsoleStream {
  constructor(
    private readonly socket: Socket,
    readonly resize: (cols: number, rows: number) => void,
  ) {
    super({ allowHalfOpen: false });
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) socket.pause();
    });
    socket.once('end', () => this.push(null));
    socket.once('close', () => this.destroy());
  }

  override _read(): void {
    this.socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.socket.write(chunk, encoding, done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    leave(this.socket, () => done(error));
  }
}

/** Leaves a line without taking back what was sent: the emulator reads it to its end, then lets go. */
function leave(socket: Socket, left: () => void): void {
  if (socket.destroyed) return left();
  const late = setTimeout(() => socket.destroy(), DRAIN_MS);
  socket.once('close', () => {
    clearTimeout(late);
    left();
  });
  socket.removeAllListeners('data').resume();
  socket.end();
}
