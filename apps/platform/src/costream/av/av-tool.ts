import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { killGroup, onLines } from '@skydeck/exec';
import { sandboxed, type SandboxKind } from '@skydeck/ffmpeg-sandbox';

/** A day with some cores; it sees no file, no network and no other process. */
const LIMITS = { file: '/dev/null', cpuS: 86_400 * 8, memoryBytes: 4 * 2 ** 30, fileBytes: 0 };
const GRACE_MS = 1_000;
const LAST_LINES = 5;

/** One FFmpeg in its sandbox that is fed by pipes, from now on until it is ended. */
export class AvTool {
  /** Null when it was ended here, else the end of what it said. It never throws. */
  readonly ended: Promise<string | null>;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #isEnding = false;

  /** @param pipes descriptors besides those that every program has, from 3 on */
  constructor(kind: SandboxKind, args: readonly string[], pipes = 0) {
    const [program = '', ...rest] = sandboxed(kind, LIMITS, ['ffmpeg', ...args]);
    const stdio = Array.from({ length: 3 + pipes }, () => 'pipe' as const);
    this.#child = spawn(program, rest, { detached: true, stdio });
    for (const stream of this.#child.stdio) stream?.on('error', () => undefined);
    onLines(this.#child.stdio[2] as Readable, (line) => {
      if (this.#lines.push(line) > LAST_LINES) this.#lines.shift();
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('close', (code, signal) => {
        const said = [...this.#lines, `It ended: ${code ?? signal}.`].join('\n');
        resolve(this.#isEnding ? null : said);
      });
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  input(descriptor = 0): Writable {
    return this.#child.stdio[descriptor] as Writable;
  }

  /** Whether it takes what it is given: it runs, and no more than so much waits for it. */
  keepsUp(mostWaitingBytes: number): boolean {
    const { destroyed, writableLength } = this.input();
    return !destroyed && writableLength <= mostWaitingBytes;
  }

  output(descriptor = 1): Readable {
    return this.#child.stdio[descriptor] as Readable;
  }

  /** Ends it at once, with whatever it began. */
  async kill(): Promise<void> {
    this.#isEnding = true;
    if (this.#child.pid !== undefined) void killGroup(this.#child.pid, GRACE_MS);
    await this.ended;
  }
}
