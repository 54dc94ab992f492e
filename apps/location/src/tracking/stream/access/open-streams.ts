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

/** One that was added. */
export interface OpenStream {
  /** Aborted when the right to it is taken back. */
  readonly revoked: AbortSignal;
  readonly close: () => void;
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

  /** Adds one, if there is room. @throws `stream.too_many` */
  open(opening: Opening): OpenStream {
    this.requireRoom(opening);
    return this.add(opening);
  }

  /** @throws `stream.too_many` */
  requireRoom(opening: Opening): void {
    const most =
      opening.kind === 'share' ? MOST_OF_SHARE : this.settings.config.LOCATION_STREAMS_PER_PROJECT;
    if ((this.#counts.get(ownerOfCount(opening)) ?? 0) >= most) throw StreamErrors.too_many();
  }

  /** Adds one for which there was room a moment ago. */
  add(opening: Opening): OpenStream {
    const { kind, tenant, actorId, credential } = opening;
    const of = ownerOfCount(opening);
    const ending = new AbortController();
    const one = { projectId: ownerOf(tenant).project_id, actorId, credential, ending };
    this.#open.add(one);
    this.#counts.set(of, (this.#counts.get(of) ?? 0) + 1);
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

/** Who has a link takes nothing away from the project that sent it. */
const ownerOfCount = ({ kind, tenant, actorId }: Opening): string =>
  kind === 'share' ? actorId : tenant;
