import type { Terminal } from '@xterm/xterm';
import type { Cast } from './cast.js';

/** Where a player is. */
export interface PlayerState {
  readonly positionMs: number;
  readonly isPlaying: boolean;
}

/** Plays a recording on a terminal. */
export class CastPlayer {
  #positionMs = 0;
  #next = 0;
  #speed = 1;
  #frame: number | undefined;
  #seenMs = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly cast: Cast,
    private readonly onChange: (state: PlayerState) => void,
  ) {
    this.#rewind();
  }

  set speed(times: number) {
    this.#speed = times;
  }

  /** Plays on; from the start when it is at its end. */
  play(): void {
    if (this.#frame !== undefined) return;
    if (this.#positionMs >= this.cast.durationMs) this.#rewind();
    this.#seenMs = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
    this.#tell();
  }

  pause(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#tell();
  }

  /** Shows what the terminal showed at a moment. */
  seek(positionMs: number): void {
    if (positionMs < this.#positionMs) this.#rewind();
    this.#advance(positionMs);
    this.#tell();
  }

  readonly #step = (nowMs: number): void => {
    const passedMs = Math.max(0, nowMs - this.#seenMs);
    this.#seenMs = nowMs;
    this.#advance(this.#positionMs + passedMs * this.#speed);
    const isOver = this.#positionMs >= this.cast.durationMs;
    this.#frame = isOver ? undefined : requestAnimationFrame(this.#step);
    this.#tell();
  };

  #rewind(): void {
    this.#positionMs = 0;
    this.#next = 0;
    this.terminal.reset();
    this.terminal.resize(this.cast.cols, this.cast.rows);
  }

  #advance(toMs: number): void {
    const { events, durationMs } = this.cast;
    this.#positionMs = Math.min(toMs, durationMs);
    for (let event = events[this.#next]; event; event = events[this.#next]) {
      if (event.atMs > this.#positionMs) return;
      if (event.kind === 'o') this.terminal.write(event.data);
      else if (event.kind === 'r') this.#resize(event.data);
      this.#next += 1;
    }
  }

  #resize(size: string): void {
    const [cols = 0, rows = 0] = size.split('x').map(Number);
    if (cols > 0 && rows > 0) this.terminal.resize(cols, rows);
  }

  #tell(): void {
    this.onChange({ positionMs: this.#positionMs, isPlaying: this.#frame !== undefined });
  }
}
