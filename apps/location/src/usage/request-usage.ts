import { randomUUID } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import { type CountMeter, Usage } from '@skydeck/usage';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const WRITE_EVERY_MS = 10_000;

/** Meters of requests that were answered. */
export type RequestMeter = Extract<
  CountMeter,
  'geocoding.requests' | 'places.requests' | 'routing.requests'
>;

/**
 * Counts requests that were answered. A row for each would cost more than most answers, so they are written
 * down every ten seconds: a process that is killed forgets those since.
 */
@Injectable()
export class RequestUsage implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Usage');
  readonly #process = randomUUID();
  #counts = new Map<RequestMeter, Map<Tenant, number>>();
  readonly #rounds = new Rounds(
    () => this.write(),
    (error) => this.#logger.warn({ msg: 'Requests could not be written down.', err: error }),
  );
  #round = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(WRITE_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
    await this.write().catch((error: unknown) =>
      this.#logger.warn({ msg: 'The last requests could not be written down.', err: error }),
    );
  }

  /** So many requests of a project were answered. */
  add(meter: RequestMeter, tenant: Tenant, quantity: number): void {
    const counts = this.#counts.get(meter) ?? new Map<Tenant, number>();
    counts.set(tenant, (counts.get(tenant) ?? 0) + quantity);
    this.#counts.set(meter, counts);
  }

  /** Counts an answer when it is there: refusals are free. */
  async counting<Answer>(
    meter: RequestMeter,
    tenant: Tenant,
    answering: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await answering;
    this.add(meter, tenant, 1);
    return answer;
  }

  /** Writes down what is to be billed; it counts on when that fails. */
  async write(): Promise<void> {
    const taken = this.#counts;
    if (taken.size === 0) return;
    this.#counts = new Map();
    const occurredAt = this.clock.now();
    const round = `${this.#process}.${(this.#round += 1)}`;
    const records = Array.from(taken, ([meter, counts]) =>
      Array.from(counts, ([project, quantity]) => {
        return { project, meter, quantity, occurredAt, key: `${round}.${project}` };
      }),
    ).flat();
    try {
      await this.dataSource.transaction((manager) => this.usage.recordMany(manager, records));
    } catch (error) {
      for (const { meter, project, quantity } of records) this.add(meter, project, quantity);
      throw error;
    }
  }
}
