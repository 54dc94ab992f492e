import { Clock } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';
import { type EdgeAppStats, EdgeRefused } from '../../edge/edge-answers.js';
import { EdgeClient } from '../../edge/edge-client.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { RequestSampleEntity } from './request-sample.entity.js';

const KEPT = '24 hours';

interface Look {
  readonly atMs: number;
  readonly apps: ReadonlyMap<string, EdgeAppStats>;
}

/** Asks the edge what it answered, again and again, and keeps it for a day. */
@Injectable()
export class RequestSampler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #before: Look | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  readonly #logger = new Logger(RequestSampler.name);

  constructor(
    private readonly edge: EdgeClient,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#working ??= this.sample()
        .catch((error: unknown) => {
          // The edge is away; what it counted meanwhile is in its counters when it is back.
          if (error instanceof EdgeRefused) return;
          this.#logger.warn({ msg: 'requests not counted', err: error });
        })
        .finally(() => (this.#working = undefined));
    }, this.settings.config.LAUNCHPAD_METRICS_EVERY_S * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Looks once. The first look after the start has nothing to compare with, and writes nothing. */
  async sample(): Promise<void> {
    const look = {
      atMs: performance.now(),
      apps: new Map((await this.edge.stats()).map((one) => [one.app, one])),
    };
    const before = this.#before;
    this.#before = look;
    const at = this.clock.now();
    const rows = before ? rowsOf(before, look, at) : [];
    await this.dataSource.transaction(async (manager) => {
      // The edge also serves what is no app, and apps that are gone.
      const apps = await manager.find(AppEntity, {
        select: { id: true },
        where: { id: In(rows.map(({ appId }) => appId)) },
      });
      const known = new Set(apps.map(({ id }) => id));
      const kept = rows.filter(({ appId }) => known.has(appId));
      if (kept.length > 0) await manager.insert(RequestSampleEntity, kept);
      await manager.query(
        `delete from app_request_sample where at < $1::timestamptz - interval '${KEPT}'`,
        [at],
      );
    });
  }
}

function rowsOf(before: Look, { atMs, apps }: Look, at: Date): RequestSampleEntity[] {
  const spanS = (atMs - before.atMs) / 1000;
  return [...apps.values()].flatMap((one) => {
    const last = before.apps.get(one.app);
    // An edge that was started anew counts from nothing.
    const isSame = last !== undefined && one.requests >= last.requests;
    const since = (count: number, then: number | undefined) => count - (isSame ? (then ?? 0) : 0);
    const requests = since(one.requests, last?.requests);
    const inFlight = one.inflight + one.upgrades;
    if (requests === 0 && inFlight === 0) return [];
    return {
      appId: one.app,
      at,
      spanS,
      requests,
      clientErrors: since(one.client_errors, last?.client_errors),
      serverErrors: since(one.errors, last?.errors),
      inFlight,
      p50Ms: one.p50_ms,
      p95Ms: one.p95_ms,
      p99Ms: one.p99_ms,
    };
  });
}
