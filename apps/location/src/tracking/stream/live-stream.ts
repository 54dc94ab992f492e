import type { Tenant } from '@skydeck/auth-guard';
import { Event, EventStream } from '@skydeck/events';
import { Clock, type StreamEvent } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DeviceBook } from '../devices/device-book.js';
import { Bell } from './bell.js';
import { PositionFeed } from './feed/position-feed.js';
import { Fetched } from './fetched.js';
import type { Followed } from './followed.js';
import { Looks } from './looks.js';
import { type Letter, Mailbox } from './mailbox.js';
import { Snapshot } from './snapshot.js';
import { StreamMetrics } from './stream-metrics.js';
import { isFollowed, isInBox, type StreamFilter } from './stream-filter.js';
import { toStreamPosition } from './to-stream-position.js';

/** How often is looked whether it is time to look again. */
const LOOK_AGAIN_MS = 2_500;
const CROSSINGS = ['geofence.entered', 'geofence.exited', 'geofence.dwelled'];
const Crossing = Event.extend({
  data: z.object({ device_id: z.string(), lat: z.number(), lon: z.number() }).loose(),
});

/**
 * Follows devices: where they are, and which geofences they enter and leave. No crossing is left out;
 * of positions, whoever reads slowly or was away is told the latest of each device.
 */
@Injectable()
export class LiveStream {
  constructor(
    private readonly feed: PositionFeed,
    private readonly snapshot: Snapshot,
    private readonly events: EventStream,
    private readonly book: DeviceBook,
    private readonly metrics: StreamMetrics,
    private readonly clock: Clock,
  ) {}

  /** Ends when the signal is aborted, and by itself after some minutes: then who reads is asked anew who it is. */
  async *follow(
    { tenant, filter, from }: Followed,
    closed: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const bell = new Bell();
    const mailbox = new Mailbox(filter.box, bell);
    const leave = this.feed.subscribe(tenant, (fed) => {
      if (isFollowed(filter, { id: fed.position.deviceId, labels: fed.labels })) mailbox.put(fed);
    });
    const resume = typeof from === 'string' ? null : from;
    const crossings = new Fetched(
      this.events.follow({ tenant, types: CROSSINGS }, resume?.seq ?? null, closed),
      bell,
    );
    const looks = new Looks(this.snapshot, { tenant, filter, from, now: () => this.clock.now() });
    const timer = setInterval(() => bell.ring(), LOOK_AGAIN_MS).unref();
    let seq = resume?.seq ?? '0';
    const id = () => `${seq}.${this.clock.now().getTime()}`;
    try {
      for (;;) {
        for (const fed of await looks.due()) mailbox.put(fed);
        // What comes meanwhile waits, or crossings would never have their turn.
        for (let left = mailbox.size; left > 0; left--) {
          const one = mailbox.take();
          if (one) yield { id: id(), ...told(one) };
        }
        const found = crossings.take();
        if (found?.done === true) return;
        if (!found) {
          if (mailbox.size === 0) await bell.heard();
          continue;
        }
        const { id: at, data } = found.value;
        seq = String(at ?? seq);
        if (data === undefined) yield { id: id(), data: undefined };
        else if (await this.#isWanted(tenant, filter, data)) {
          yield { id: id(), event: 'geofence', data };
        }
      }
    } finally {
      clearInterval(timer);
      leave();
      crossings.close();
      this.metrics.dropped(mailbox.dropped);
    }
  }

  async #isWanted(tenant: Tenant, filter: StreamFilter, event: unknown): Promise<boolean> {
    const { data } = Crossing.parse(event);
    if (!isInBox(filter.box, data)) return false;
    if (filter.devices === null && filter.labels.length === 0) return true;
    const device = await this.book.find(tenant, data.device_id);
    return device !== null && isFollowed(filter, device);
  }
}

function told({ kind, fed }: Letter) {
  return { event: kind, data: toStreamPosition(fed) };
}
