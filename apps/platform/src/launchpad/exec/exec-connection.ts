import type { Readable } from 'node:stream';
import type { WebSocket } from 'ws';
import { SessionTimers, type SessionLimits } from '../../vps/console/session/session-timers.js';
import type { ReplicaExec } from '../engine/runtimes/exec/replica-exec.js';
import { EXEC_ENDS, type ExecEndCode } from './exec-end.js';
import type { ExecEntity } from './exec.entity.js';
import { ExecFrame } from './exec.schema.js';

const BACKLOG_BYTES = 256 * 1024;
const CLOSE_TIMEOUT_MS = 2_000;

/** One WebSocket and the command inside a replica that it is for. */
export class ExecConnection {
  /** Settles when both have ended. */
  readonly over: Promise<{ reason: ExecEndCode; exitCode: number | null }>;
  #reason: ExecEndCode | undefined;
  #exitCode: number | null = null;
  #isAlive = true;
  readonly #timers: SessionTimers;

  constructor(
    readonly ticket: ExecEntity,
    private readonly socket: WebSocket,
    private readonly exec: ReplicaExec,
    limits: SessionLimits,
  ) {
    this.#timers = new SessionTimers(limits, {
      expired: (reason) => this.end(reason === 'idle' ? 'idle' : 'too_long'),
      ping: () => this.#ping(),
    });
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('message', (bytes: Buffer, isBinary) => this.#receive(bytes, isBinary));
    this.#pass(exec.stdout, (bytes, done) => this.socket.send(bytes, { binary: true }, done));
    if (exec.stderr) {
      this.#pass(exec.stderr, (bytes, done) => {
        this.socket.send(JSON.stringify({ stderr: bytes.toString('base64') }), done);
      });
    }
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
      if (socket.readyState === socket.CLOSED) resolve(undefined);
    });
    void closed.then(() => this.#leave());
    this.over = this.#finish(closed);
  }

  /** Closes the connection and ends the command. */
  end(code: ExecEndCode): void {
    if (this.#reason !== undefined) return;
    this.#reason = code;
    endSocket(this.socket, code, this.#exitCode);
    this.#kill();
  }

  async #finish(closed: Promise<unknown>) {
    const { code } = await this.exec.ended;
    this.#exitCode = code ?? null;
    this.end('ended');
    await closed;
    this.#timers.stop();
    return { reason: this.#reason ?? 'left', exitCode: this.#exitCode };
  }

  #leave(): void {
    this.#reason ??= 'left';
    this.#kill();
  }

  #kill(): void {
    this.exec.kill().catch(() => undefined);
  }

  #pass(from: Readable, send: (bytes: Buffer, done: () => void) => void): void {
    from.on('error', () => undefined);
    from.on('data', (bytes: Buffer) => {
      this.#timers.touch();
      if (this.socket.readyState !== this.socket.OPEN) return;
      send(bytes, () => {
        if (this.socket.bufferedAmount < BACKLOG_BYTES) from.resume();
      });
      if (this.socket.bufferedAmount >= BACKLOG_BYTES) from.pause();
    });
    this.socket.once('close', () => from.resume());
  }

  #receive(bytes: Buffer, isBinary: boolean): void {
    this.#timers.touch();
    const { stdin } = this.exec;
    if (!isBinary) return this.#obey(bytes);
    if (!stdin.writable || stdin.write(bytes)) return;
    this.socket.pause();
    stdin.once('drain', () => this.socket.resume());
  }

  #obey(bytes: Buffer): void {
    const frame = read(bytes);
    if (!frame) return this.end('bad_frame');
    if ('eof' in frame) this.exec.stdin.end();
    else void this.exec.resize(frame.resize);
  }

  #ping(): void {
    if (!this.#isAlive) return this.socket.terminate();
    this.#isAlive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }
}

/** Tells a socket why it ends, and ends it. */
export function endSocket(socket: WebSocket, code: ExecEndCode, exitCode: number | null): void {
  const { status, reason } = EXEC_ENDS[code];
  // What is paused hears of no end.
  socket.resume();
  if (socket.readyState === socket.OPEN) {
    socket.send(JSON.stringify({ closed: { code, reason, exit_code: exitCode } }), () => undefined);
  }
  socket.close(status, code);
  const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
}

function read(bytes: Buffer): ExecFrame | undefined {
  try {
    return ExecFrame.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}
