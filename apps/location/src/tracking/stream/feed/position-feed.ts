import { randomUUID } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PositionListeners, type AcceptedPosition } from '../../ingest/position-listener.js';
import { type FedPosition, packed } from './fed-position.js';
import { WantedTenants } from './wanted-tenants.js';

const POSITIONS_TOPIC = 'location.positions';
const WANTED_TOPIC = 'location.positions_wanted';
/** What comes within this time goes to other processes together, the latest of each device. */
const GATHER_MS = 25;
/** More wait for the next time, and the latest of each device wait only. */
const MOST_MESSAGES = 20;
const ASK_EVERY_MS = 10_000;
const MOST_TENANTS = 100;

type Handler = (position: FedPosition) => void;

interface Told {
  readonly from: string;
  readonly positions: readonly FedPosition[];
}

/**
 * Brings positions that were committed to those who follow, in this process and in others: of several
 * that a device sends at once, the latest. Nothing is sent that nobody follows.
 */
@Injectable()
export class PositionFeed implements OnModuleInit, OnModuleDestroy {
  readonly #self = randomUUID();
  readonly #logger = new Logger('Stream');
  readonly #handlers = new Map<Tenant, Set<Handler>>();
  readonly #wanted = new WantedTenants(3 * ASK_EVERY_MS);
  #outgoing = new Map<string, FedPosition>();
  #gathering: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;

  constructor(
    private readonly listeners: PositionListeners,
    private readonly bus: Bus,
  ) {}

  onModuleInit(): void {
    this.listeners.add({ name: 'stream', afterCommit: (accepted) => this.#committed(accepted) });
    this.bus.subscribe(POSITIONS_TOPIC, (message) => {
      const { from, positions } = message as Told;
      if (from !== this.#self) for (const position of positions) this.#tell(position);
    });
    this.bus.subscribe(WANTED_TOPIC, (message) => {
      const { from, tenants } = message as { from: string; tenants: string[] };
      if (from !== this.#self) this.#wanted.note(tenants);
    });
    this.#asking = setInterval(() => this.#ask([...this.#handlers.keys()]), ASK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#asking);
    clearTimeout(this.#gathering);
  }

  /** Calls the handler with what comes from now on. @returns ends that */
  subscribe(tenant: Tenant, handler: Handler): () => void {
    const known = this.#handlers.get(tenant);
    const handlers = known ?? new Set();
    this.#handlers.set(tenant, handlers.add(handler));
    if (!known) this.#ask([tenant]);
    return () => {
      handlers.delete(handler);
      if (handlers.size === 0 && this.#handlers.get(tenant) === handlers) {
        this.#handlers.delete(tenant);
      }
    };
  }

  #committed(accepted: readonly AcceptedPosition[]): void {
    const latest = new Map<string, AcceptedPosition>();
    const tenants = new Set(accepted.map(({ device }) => device.tenant));
    const isFollowed = (tenant: Tenant) => this.#handlers.has(tenant) || this.#wanted.has(tenant);
    const followed = new Set([...tenants].filter(isFollowed));
    if (followed.size === 0) return;
    // Those of a device come in the order of their time.
    for (const one of accepted) if (one.isLatest) latest.set(one.device.id, one);
    for (const { device, position } of latest.values()) {
      const { tenant, id: deviceId, name: deviceName, labels } = device;
      if (!followed.has(tenant)) continue;
      const fed = { tenant, deviceName, labels, position: { ...position, deviceId } };
      this.#tell(fed);
      if (this.#wanted.has(tenant)) this.#outgoing.set(deviceId, fed);
    }
    if (this.#outgoing.size > 0) this.#gathering ??= setTimeout(() => this.#send(), GATHER_MS);
  }

  #tell(position: FedPosition): void {
    for (const handler of this.#handlers.get(position.tenant) ?? []) handler(position);
  }

  #send(): void {
    const messages = packed(this.#outgoing.values());
    const late = messages.slice(MOST_MESSAGES).flat();
    this.#outgoing = new Map(late.map((one) => [one.position.deviceId, one]));
    const sent = messages
      .slice(0, MOST_MESSAGES)
      .map((positions) => this.bus.publish(POSITIONS_TOPIC, { from: this.#self, positions }));
    void Promise.allSettled(sent).then((results) => {
      const lost = results.find(({ status }) => status === 'rejected');
      if (lost) this.#logger.debug({ msg: 'other processes were not told', ...lost });
      this.#gathering =
        this.#outgoing.size > 0 ? setTimeout(() => this.#send(), GATHER_MS) : undefined;
      return results;
    });
  }

  #ask(tenants: readonly Tenant[]): void {
    for (let at = 0; at < tenants.length; at += MOST_TENANTS) {
      const some = tenants.slice(at, at + MOST_TENANTS);
      this.bus
        .publish(WANTED_TOPIC, { from: this.#self, tenants: some })
        .catch((error: unknown) =>
          this.#logger.debug({ msg: 'others were not asked', err: error }),
        );
    }
  }
}
