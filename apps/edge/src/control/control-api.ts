import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';
import { addressOf } from '../proxy/replica.js';
import type { ReplicaRegistry } from '../proxy/replica-registry.js';
import { HostName, Route, Snapshot } from '../routes/route.schema.js';
import type { RouteTable } from '../routes/route-table.js';
import type { Peers } from '../handover/peers.js';
import type { StatsRegistry } from '../stats/stats-registry.js';
import type { CertificateApi } from './certificate-api.js';
import { readBody } from './read-body.js';
import { pollOf } from './poll.js';
import type { WaitingRoom } from '../waiting/waiting-room.js';

const LONGEST_DRAIN_MS = 600_000;

const Drain = z.object({
  host: HostName.optional(),
  targets: z.array(z.string().regex(/^.+:\d{1,5}$/, 'must be host:port')).max(1024),
  timeout_ms: z.int().min(0).max(LONGEST_DRAIN_MS).default(30_000),
});

export interface ControlApiOptions {
  readonly table: RouteTable;
  readonly replicas: ReplicaRegistry;
  readonly stats: StatsRegistry;
  readonly tls: CertificateApi;
  /** Workers that finish what they have. */
  readonly peers: Peers;
  /** Requests that wait for an app that sleeps. */
  readonly holds: WaitingRoom;
  /** Puts the present routes on the disk. @returns whether that worked */
  readonly save: () => Promise<boolean>;
}

/** What the platform may ask of the edge. Each method returns the `data` of its answer. */
export class ControlApi {
  /** What is about certificates. */
  readonly tls: CertificateApi;

  constructor(private readonly options: ControlApiOptions) {
    this.tls = options.tls;
  }

  /** Whether it was told all routes: before that it would answer visitors that their host is unknown. */
  get isReady(): boolean {
    return this.options.table.version > 0;
  }

  list(): object {
    const { table } = this.options;
    return { version: table.version, items: table.list() };
  }

  async putSnapshot(request: IncomingMessage): Promise<object> {
    const snapshot = await readBody(request, Snapshot);
    const { table, peers, save } = this.options;
    const kept = table.replaceAll(snapshot);
    peers.tell({ kind: 'snapshot', snapshot });
    return { version: table.version, routes: table.size, kept, persisted: await save() };
  }

  async putRoute(request: IncomingMessage, host: string): Promise<object> {
    const route = await readBody(request, Route, (body) => ({ host, ...(body as object) }));
    if (route.host !== host) throw invalid('body.host', 'differs from the host in the path');
    if (route.static) await mustBeFolder(route.static.dir);
    this.options.table.put(route);
    this.options.peers.tell({ kind: 'route', route });
    return { route, persisted: await this.options.save() };
  }

  async deleteRoute(host: string, version: string | null): Promise<object> {
    if (version !== null && !/^\d{1,15}$/.test(version)) {
      throw invalid('query.version', 'must be a whole number');
    }
    this.options.table.remove(host, version === null ? undefined : Number(version));
    this.options.peers.tell({ kind: 'no-route', host });
    return { host, deleted: true, persisted: await this.options.save() };
  }

  async drain(request: IncomingMessage): Promise<object> {
    const { targets, timeout_ms: timeoutMs } = await readBody(request, Drain);
    const { replicas, peers } = this.options;
    const addresses = targets.map(canonical);
    const [here, elsewhere] = await Promise.all([
      replicas.drain(addresses, timeoutMs),
      peers.drain(addresses, timeoutMs),
    ]);
    const inflight = here.inflight + elsewhere;
    return { drained: inflight === 0, inflight };
  }

  /** The apps that somebody waits for, as soon as there is one that was not told before. */
  async wakes(url: URL, signal: AbortSignal): Promise<object> {
    const { after, waitMs } = pollOf(url);
    const wanted = await this.options.holds.poll(after, waitMs, signal);
    const cursor = Math.max(after, ...wanted.map(({ number }) => number));
    const items = wanted.map(({ name, subject, waiting }) => {
      return { app_id: subject, host: name, waiting };
    });
    return { cursor, items };
  }

  stats(): object {
    return { window_s: 60, items: this.options.stats.all().map((app) => app.report()) };
  }
}

/** `[::1]:80` and `::1:80` are the same target. */
function canonical(target: string): string {
  const colon = target.lastIndexOf(':');
  const host = target.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  return addressOf(host, Number(target.slice(colon + 1)));
}

async function mustBeFolder(dir: string): Promise<void> {
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw invalid('body.static.dir', 'is not a folder that the edge can read');
}

function invalid(location: string, message: string) {
  return CommonErrors.validation_failed({ issues: [{ location, code: 'invalid', message }] });
}
