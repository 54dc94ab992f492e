import { ownerOf, Revocation, REVOKED_TOPIC, type Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../../location-settings.js';
import { StreamErrors } from '../stream.errors.js';
import { type StreamKind, StreamMetrics } from '../stream-metrics.js';
import { concerns, type Opener } from './opener.js';

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
  readonly #ofTenants = new Map<Tenant, number>();

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
    const count = this.#ofTenants.get(tenant) ?? 0;
    if (count >= this.settings.config.LOCATION_STREAMS_PER_PROJECT) throw StreamErrors.too_many();
    const ending = new AbortController();
    const one = { projectId: ownerOf(tenant).project_id, actorId, credential, ending };
    this.#open.add(one);
    this.#ofTenants.set(tenant, count + 1);
    const closed = this.metrics.opened(kind);
    const close = () => {
      if (!this.#open.delete(one)) return;
      const left = (this.#ofTenants.get(tenant) ?? 1) - 1;
      if (left > 0) this.#ofTenants.set(tenant, left);
      else this.#ofTenants.delete(tenant);
      closed();
    };
    return { revoked: ending.signal, close };
  }
}
