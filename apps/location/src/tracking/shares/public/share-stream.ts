import { Bus } from '@skydeck/bus';
import { Clock, type StreamEvent } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Arrival } from '../../arrival/arrival.schema.js';
import { Bell } from '../../stream/bell.js';
import { PositionFeed } from '../../stream/feed/position-feed.js';
import { Mailbox } from '../../stream/mailbox.js';
import { StreamMetrics } from '../../stream/stream-metrics.js';
import type { ShareEntity } from '../share.entity.js';
import { ShareErrors } from '../share.errors.js';
import { Shares, SHARES_TOPIC } from '../shares.js';
import { SharedViews } from './shared-views.js';

/** How often is looked whether it ended, if nobody says so. */
const LOOK_MS = 1_000;
const LOOK_AT_ROW_MS = 15_000;
/** When a device arrives is worked out again after so long, as it moves. */
const ETA_MS = 5_000;

/** Follows what a link shows, until it ends. */
@Injectable()
export class ShareStream {
  /** Streams of links that were taken back. */
  readonly #ends = new Map<string, Set<() => void>>();

  constructor(
    private readonly feed: PositionFeed,
    private readonly views: SharedViews,
    private readonly shares: Shares,
    private readonly metrics: StreamMetrics,
    private readonly clock: Clock,
    bus: Bus,
  ) {
    bus.subscribe(SHARES_TOPIC, (message) => {
      for (const end of this.#ends.get((message as { id: string }).id) ?? []) end();
    });
  }

  /** First all of it, then each device as it moves; `ended` is the last. */
  async *follow(share: ShareEntity, closed: AbortSignal): AsyncGenerator<StreamEvent> {
    const bell = new Bell();
    const mailbox = new Mailbox(null, bell);
    const shared = new Set(share.deviceIds);
    const leave = this.feed.subscribe(share.tenant, (fed) => {
      if (shared.has(fed.position.deviceId)) mailbox.put(fed);
    });
    const watch = this.#watch(share, bell, closed);
    const arrivals = new LRUCache<string, { eta: Arrival | null }>({ max: 100, ttl: ETA_MS });
    try {
      yield { event: 'share', data: await this.views.of(share) };
      while (!closed.aborted) {
        if (watch.hasEnded()) {
          yield { event: 'ended', data: {} };
          return;
        }
        const letter = mailbox.take();
        if (!letter) {
          await bell.heard();
          continue;
        }
        const { fed } = letter;
        const known = arrivals.get(fed.position.deviceId);
        const data = await this.views.device(share, fed, known?.eta);
        if (!known) arrivals.set(fed.position.deviceId, { eta: data.eta });
        if (!watch.hasEnded()) yield { event: 'position', data };
      }
    } finally {
      watch.stop();
      leave();
      this.metrics.dropped(mailbox.dropped);
    }
  }

  #watch(share: ShareEntity, bell: Bell, closed: AbortSignal) {
    let isGone = false;
    const end = () => {
      isGone = true;
      bell.ring();
    };
    const ring = () => bell.ring();
    const ends = this.#ends.get(share.id) ?? new Set();
    this.#ends.set(share.id, ends.add(end));
    closed.addEventListener('abort', ring, { once: true });
    const looking = setInterval(ring, LOOK_MS).unref();
    const asking = setInterval(() => {
      this.shares.get(share.tenant, share.id).catch((error: unknown) => {
        if (isNotFound(error)) end();
      });
    }, LOOK_AT_ROW_MS).unref();
    return {
      hasEnded: () => isGone || share.until <= this.clock.now(),
      stop: () => {
        clearInterval(looking);
        clearInterval(asking);
        closed.removeEventListener('abort', ring);
        ends.delete(end);
        if (ends.size === 0 && this.#ends.get(share.id) === ends) this.#ends.delete(share.id);
      },
    };
  }
}

const isNotFound = (error: unknown): boolean =>
  (error as { code?: string }).code === ShareErrors.not_found().code;
