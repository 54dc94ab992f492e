import { ownerOf, Revocation, REVOKED_TOPIC, type Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../../location-settings.js';
import { StreamErrors } from '../stream.errors.js';
import { type StreamKind, StreamMetrics } from '../stream-metrics.js';
import { concerns, type Opener } from './opener.js';

/** Streams that one link has open at once. */
const MOST_OF_SHARE = 200;

/** What is opened. */
export interface Opening extends Omit<Opener, 'projectId'> {
  readonly kind: StreamKind;
  readonly tenant: Tenant;
}

interface Open extends Opener {
  readonly ending: AbortController;
}

/** The streams that are open in this process: so many of a project, and none longer than the right to it. */
@Injectable()
export class OpenStreams {
  readonly #open = new Set<Open>();
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly metrics: StreamMetrics,
    private readonly settings: LocationSettings,
    bus: Bus,
  ) {
    bus.subscribe(REVOKED_TOPIC, (message) => {
      const gone = Revocation.safeParse(message);
      if (!gone.success) return;
      for (const one of this.#open) if (concerns(one, gone.data)) one.ending.abort();
    });
  }

  /**
   * Adds one. Its signal is aborted when the right to it is taken back.
   * @throws `stream.too_many`
   */
  open({ kind, tenant, actorId, credential }: Opening): {
    revoked: AbortSignal;
    close: () => void;
  } {
    // Who has a link takes nothing away from the project that sent it.
    const of = kind === 'share' ? actorId : tenant;
    const most = this.settings.config.LOCATION_STREAMS_PER_PROJECT;
    const count = this.#counts.get(of) ?? 0;
    if (count >= (kind === 'share' ? MOST_OF_SHARE : most)) throw StreamErrors.too_many();
    const ending = new AbortController();
    const one = { projectId: ownerOf(tenant).project_id, actorId, credential, ending };
    this.#open.add(one);
    this.#counts.set(of, count + 1);
    const closed = this.metrics.opened(kind);
    const close = () => {
      if (!this.#open.delete(one)) return;
      const left = (this.#counts.get(of) ?? 1) - 1;
      if (left > 0) this.#counts.set(of, left);
      else this.#counts.delete(of);
      closed();
    };
    return { revoked: ending.signal, close };
  }
}
