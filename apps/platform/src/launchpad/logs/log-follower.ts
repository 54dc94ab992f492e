import { Injectable } from '@nestjs/common';
import { ChangeHub } from '@skydeck/bus';
import type { LogLineEntity } from './log-line.entity.js';
import { LogStore } from './log-store.js';

const BATCH = 500;
/** A wake-up that was missed is made up for after this long. */
const LOOK_EVERY_MS = 2_000;

export interface FollowOptions {
  /** Lines after this one. */
  readonly after: number;
  readonly signal: AbortSignal;
  /** Asked when there is nothing new: whether nothing will come any more. */
  readonly isOver?: () => Promise<boolean>;
}

/** Reads a log as it grows. */
@Injectable()
export class LogFollower {
  constructor(
    private readonly store: LogStore,
    private readonly hub: ChangeHub,
  ) {}

  /** Yields batches of lines, oldest first; an empty batch whenever something else changed. */
  async *follow(
    logId: string,
    { after, signal, isOver }: FollowOptions,
  ): AsyncGenerator<LogLineEntity[]> {
    let seq = after;
    while (!signal.aborted) {
      const waiting = new AbortController();
      const next = this.hub.next(logId, LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
      try {
        // Asked before the lines are read: what is written before the end is still found.
        const wasOver = (await isOver?.()) ?? false;
        const lines = await this.store.after(logId, seq, BATCH);
        seq = Number(lines.at(-1)?.seq ?? seq);
        yield lines;
        if (lines.length === BATCH) continue;
        if (wasOver) return;
        await next;
      } finally {
        waiting.abort();
      }
    }
  }
}
