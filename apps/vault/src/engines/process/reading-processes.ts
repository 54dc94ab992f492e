import { ReadingChild, type ReadingLimits } from './reading-child.js';
import type { ReadingTask, ReadingTasks } from './reading-tasks.js';

/** How files are read. */
export interface ReadingOptions extends Partial<ReadingLimits> {
  /** How many files are read at once, each in a process of its own. */
  readonly processes?: number;
}

/** Reads files in processes of their own, which it starts when they are needed and keeps. */
export class ReadingProcesses {
  readonly #limits: ReadingLimits;
  readonly #processes: number;
  readonly #idle: ReadingChild[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({
    timeoutMs = 30_000,
    memoryBytes = 1_200_000_000,
    processes = 2,
  }: ReadingOptions = {}) {
    this.#limits = { timeoutMs, memoryBytes };
    this.#processes = processes;
  }

  /** Does one task. @throws Unreadable when the file is hostile, damaged or took too much */
  async run<Task extends ReadingTask>(
    task: Task,
    order: ReadingTasks[Task]['order'],
    signal?: AbortSignal,
  ): Promise<ReadingTasks[Task]['result']> {
    await this.#turn();
    const child = this.#take();
    try {
      signal?.throwIfAborted();
      return (await child.read({ task, order }, signal)) as ReadingTasks[Task]['result'];
    } finally {
      if (child.isAlive) this.#idle.push(child);
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  /** Ends the processes that wait. */
  close(): void {
    for (const child of this.#idle.splice(0)) child.kill();
  }

  #take(): ReadingChild {
    const child = this.#idle.pop();
    if (child === undefined) return new ReadingChild(this.#limits);
    return child.isAlive ? child : this.#take();
  }

  /** Waits until a process is free. */
  async #turn(): Promise<void> {
    if (this.#running >= this.#processes) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running++;
  }
}
