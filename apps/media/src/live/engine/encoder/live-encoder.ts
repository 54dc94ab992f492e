import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { killGroup, onLines } from '@skydeck/exec';
import { sandboxed, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { BoxError } from '../../../packager/index.js';
import type { InitSegment } from '../../../packager/index.js';
import { encoderCommand, FIRST_PIPE } from './encoder-command.js';
import { FragmentSplitter, type LiveFragment } from './fragment-splitter.js';
import type { LiveRenditionPlan } from './live-plan.js';
import type { LiveSource } from './live-source.js';

/** What an encoder tells. */
export interface EncoderWatch {
  init(rendition: string, bytes: Buffer, facts: InitSegment): void;
  fragment(rendition: string, fragment: LiveFragment): void;
  /** The last call: null when it ended because its input did, else the end of what it said. */
  ended(failure: readonly string[] | null): void;
}

/** A session may last for a day, with some cores. */
const LIMITS = { file: '/dev/null', cpuS: 86_400 * 8, memoryBytes: 4 * 2 ** 30, fileBytes: 0 };
/** What waits for an encoder that cannot keep up. */
const MAX_BACKLOG_BYTES = 16 * 1024 * 1024;
const GRACE_MS = 1_000;
const FINISH_MS = 5_000;
/** It is fed, and nothing comes. */
const STALL_MS = 15_000;
const LAST_LINES = 10;

/** One FFmpeg in its sandbox, from the first keyframe until its input ends. */
export class LiveEncoder {
  readonly done: Promise<void>;
  readonly #child: ChildProcess;
  readonly #stdin: Writable;
  readonly #lines: string[] = [];
  #stall: NodeJS.Timeout | undefined;
  #isFinishing = false;
  #failure: string | undefined;

  constructor(
    kind: SandboxKind,
    source: LiveSource,
    renditions: readonly LiveRenditionPlan[],
    private readonly watch: EncoderWatch,
  ) {
    const command = sandboxed(kind, LIMITS, encoderCommand(source, renditions));
    const [program = '', ...args] = command;
    const pipes = renditions.map(() => 'pipe' as const);
    const stdio = ['pipe', 'ignore', 'pipe', ...pipes] as const;
    this.#child = spawn(program, args, { detached: true, stdio: [...stdio] });
    this.#stdin = this.#child.stdio[0] as Writable;
    // One that ends without reading everything says so by its end.
    this.#stdin.on('error', () => undefined);
    onLines(this.#child.stdio[2] as Readable, (line) => {
      if (this.#lines.push(line) > LAST_LINES) this.#lines.shift();
    });
    for (const [place, { name }] of renditions.entries()) this.#read(name, FIRST_PIPE + place);
    this.done = new Promise((resolve) => {
      this.#child.once('error', (error) => (this.#failure ??= error.message));
      this.#child.once('close', (code, signal) => {
        clearTimeout(this.#stall);
        if (code !== 0 || !this.#isFinishing) this.#failure ??= `It ended: ${code ?? signal}.`;
        watch.ended(this.#failure === undefined ? null : [...this.#lines, this.#failure]);
        resolve();
      });
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it keeps up with what it is given. */
  get keepsUp(): boolean {
    return this.#stdin.writableLength < MAX_BACKLOG_BYTES;
  }

  feed(tag: Buffer): void {
    if (this.#isFinishing || this.#stdin.destroyed) return;
    this.#stdin.write(tag);
    this.#stall ??= setTimeout(() => this.kill('Nothing came out of it.'), STALL_MS).unref();
  }

  /** Ends its input; what it still has comes out, unless that takes too long. */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    this.#stdin.end();
    const late = setTimeout(() => this.kill('It did not end.'), FINISH_MS);
    await this.done;
    clearTimeout(late);
  }

  kill(why: string): void {
    this.#failure ??= why;
    if (this.#child.pid !== undefined) void killGroup(this.#child.pid, GRACE_MS);
  }

  #read(rendition: string, descriptor: number): void {
    const splitter = new FragmentSplitter({
      init: (bytes, facts) => this.watch.init(rendition, bytes, facts),
      fragment: (fragment) => {
        clearTimeout(this.#stall);
        this.#stall = undefined;
        this.watch.fragment(rendition, fragment);
      },
    });
    const stream = this.#child.stdio[descriptor] as Readable;
    stream.on('error', () => undefined);
    stream.on('data', (bytes: Buffer) => {
      try {
        splitter.push(bytes);
      } catch (error) {
        if (!(error instanceof BoxError)) throw error;
        stream.destroy();
        this.kill(error.message);
      }
    });
  }
}
