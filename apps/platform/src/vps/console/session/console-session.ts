import type { ConsoleStream } from '../../engine/console-stream.js';
import type { ConsoleEntity } from '../console.entity.js';
import type { CastWriter } from '../recordings/cast-writer.js';
import { readClientFrame } from './client-frame.js';
import type { ConsoleEnd } from './console-end.js';
import type { ConsoleViewer } from './console-viewer.js';
import { Scrollback } from './scrollback.js';
import { SessionTimers, type SessionLimits } from './session-timers.js';

/** What a session tells its keeper. */
export interface SessionListener {
  /** The terminal is gone by itself; the keeper knows why and ends the session. */
  lost(session: ConsoleSession): void;
  left(session: ConsoleSession, viewer: ConsoleViewer): void;
  /** Nobody is connected any more. */
  empty(session: ConsoleSession): void;
}

/** One terminal and everybody who is connected to it. One of them types; all see the same. */
export class ConsoleSession {
  readonly viewers = new Set<ConsoleViewer>();
  #writer: ConsoleViewer | undefined;
  #size: { cols: number; rows: number };
  #ending: ConsoleEnd | undefined;
  readonly #scrollback = new Scrollback();
  readonly #timers: SessionTimers;

  constructor(
    readonly ticket: ConsoleEntity,
    private readonly terminal: ConsoleStream,
    limits: SessionLimits,
    private readonly listener: SessionListener,
    private readonly recorder?: CastWriter,
  ) {
    this.#size = { cols: ticket.cols, rows: ticket.rows };
    this.#timers = new SessionTimers(limits, {
      expired: (reason) => this.end(reason),
      ping: () => this.viewers.forEach((viewer) => viewer.ping()),
    });
    terminal.on('data', (bytes: Buffer) => this.#show(bytes));
    terminal.on('error', () => undefined);
    terminal.once('close', () => {
      if (this.#ending === undefined) this.listener.lost(this);
    });
    recorder?.on('drain', () => this.#flow());
  }

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  add(viewer: ConsoleViewer): void {
    this.viewers.add(viewer);
    if (viewer.mayWrite) this.#writer ??= viewer;
    const { socket } = viewer;
    socket.on('message', (bytes: Buffer, isBinary) => this.#receive(viewer, bytes, isBinary));
    socket.once('close', () => this.#remove(viewer));
    const seen = this.#scrollback.read();
    if (seen.length > 0) viewer.show(seen);
    this.#tellAll();
    if (this.#ending !== undefined) viewer.close(this.#ending);
    if (socket.readyState === socket.CLOSED) this.#remove(viewer);
  }

  /** Ends the terminal and tells everybody why. */
  end(reason: ConsoleEnd): void {
    if (this.#ending !== undefined) return;
    this.#ending = reason;
    this.#timers.stop();
    this.terminal.destroy();
    this.recorder?.end();
    if (this.viewers.size === 0) this.listener.empty(this);
    for (const viewer of this.viewers) viewer.close(reason);
  }

  #show(bytes: Buffer): void {
    this.#timers.touch();
    this.#scrollback.add(bytes);
    this.recorder?.output(bytes);
    for (const viewer of this.viewers) {
      viewer.show(bytes, () => this.#flow());
    }
    if (!this.#isFull) return;
    this.terminal.pause();
    this.#hurry();
  }

  get #isFull(): boolean {
    return this.recorder?.isFull === true || [...this.viewers].some((viewer) => viewer.isFull);
  }

  /** Who types may take their time; who only watches keeps nobody waiting for long. */
  #hurry(): void {
    for (const viewer of this.viewers) if (viewer !== this.#writer) viewer.hurry();
  }

  #flow(): void {
    this.#hurry();
    if (this.terminal.isPaused() && !this.#isFull) this.terminal.resume();
  }

  #receive(viewer: ConsoleViewer, bytes: Buffer, isBinary: boolean): void {
    this.#timers.touch();
    if (!isBinary) return this.#obey(viewer, bytes);
    viewer.traffic.receivedBytes += bytes.length;
    if (viewer !== this.#writer || !this.terminal.writable) return;
    if (this.terminal.write(bytes)) return;
    viewer.socket.pause();
    this.terminal.once('drain', () => viewer.socket.resume());
  }

  #obey(viewer: ConsoleViewer, bytes: Buffer): void {
    const frame = readClientFrame(bytes);
    if (!frame) return viewer.close('bad_frame');
    if ('take_over' in frame) {
      if (viewer.mayWrite) this.#writer = viewer;
    } else if (viewer === this.#writer) {
      this.#size = frame.resize;
      this.terminal.resize(this.#size.cols, this.#size.rows);
      this.recorder?.resized(this.#size.cols, this.#size.rows);
    }
    this.#tellAll();
    this.#flow();
  }

  #remove(viewer: ConsoleViewer): void {
    if (!this.viewers.delete(viewer)) return;
    this.listener.left(this, viewer);
    if (this.viewers.size > 0) {
      if (viewer === this.#writer) this.#handOver();
      else this.#tellAll();
    } else if (this.isEnding) this.listener.empty(this);
    else this.end('writer_left');
    this.#flow();
  }

  #handOver(): void {
    const next = [...this.viewers].find((viewer) => viewer.mayWrite);
    this.#writer = next;
    if (!next || this.ticket.onLeave === 'close') this.end('writer_left');
    else this.#tellAll();
  }

  #tellAll(): void {
    for (const viewer of this.viewers) {
      viewer.tell({
        role: viewer === this.#writer ? 'writer' : 'viewer',
        session_id: this.ticket.id,
        viewers: this.viewers.size,
        size: this.#size,
        recording: this.recorder !== undefined,
      });
    }
  }
}
