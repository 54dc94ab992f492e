import type { StreamEvent } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { toEvent } from '../record/event.schema.js';
import { EventRelay } from '../relay/event-relay.js';
import { EventWakes } from '../relay/event-wakes.js';
import { type EventFilter, EventReader } from './event.reader.js';

const BATCH = 100;
const LOOK_AGAIN_MS = 2000;
/** Then the client connects again, and is asked anew who it is. */
const LONGEST_MS = 10 * 60_000;

/** Follows the events of a tenant. */
@Injectable()
export class EventStream {
  constructor(
    private readonly reader: EventReader,
    private readonly wakes: EventWakes,
    private readonly relay: EventRelay,
  ) {}

  /**
   * Every event after a number, in order, none left out or repeated; without one, what is new, and
   * first where that begins, so that a client who loses the stream before its first event resumes.
   */
  async *follow(
    filter: EventFilter,
    after: string | null,
    closed: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(LONGEST_MS)]);
    const watch = this.wakes.watch(filter.tenant, signal);
    let seq = after ?? (await this.reader.newest(filter.tenant));
    if (after === null) yield { id: seq, data: undefined };
    while (!signal.aborted) {
      const rows = await this.reader.after(filter, seq, BATCH);
      for (const row of rows) {
        seq = row.seq ?? seq;
        yield { id: seq, event: 'event', data: toEvent(row) };
      }
      if (rows.length === BATCH) continue;
      await watch.next(LOOK_AGAIN_MS);
      this.relay.wake();
    }
  }
}
