import type { StreamEvent } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { OutboxEntryEntity } from './outbox-entry.entity.js';
import { type OutboxFilter, OutboxReader } from './outbox.reader.js';
import { toOutboxMessage } from './outbox.schema.js';
import { OutboxWakes } from './outbox-wakes.js';

const BATCH = 100;
const LOOK_AGAIN_MS = 2000;
/** Then the client connects again, and is asked anew who it is. */
const LONGEST_MS = 10 * 60_000;

/** Follows the outbox: what stands there already, then what arrives. */
@Injectable()
export class OutboxStream {
  constructor(
    private readonly reader: OutboxReader,
    private readonly wakes: OutboxWakes,
  ) {}

  /**
   * Every entry after a number, in order, none left out. Without a number it starts with the
   * newest entries, 100 at most, so that a page may open it before or after it sends.
   */
  async *follow(
    filter: OutboxFilter,
    after: number | null,
    closed: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(LONGEST_MS)]);
    const watch = this.wakes.watch(filter.scope, signal);
    let entries =
      after === null
        ? (await this.reader.latest(filter, BATCH)).toReversed()
        : await this.reader.after(filter, after, BATCH);
    let seq = after ?? 0;
    while (!signal.aborted) {
      yield* entries.map(toEvent);
      seq = entries.at(-1)?.seq ?? seq;
      if (entries.length < BATCH) await watch.next(LOOK_AGAIN_MS);
      entries = await this.reader.after(filter, seq, BATCH);
    }
  }
}

function toEvent(entry: OutboxEntryEntity): StreamEvent {
  return { id: entry.seq, event: 'message', data: toOutboxMessage(entry) };
}
