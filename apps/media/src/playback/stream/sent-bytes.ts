import { randomUUID } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock, Rounds } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Usage } from '@skydeck/usage';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const WRITE_EVERY_MS = 10_000;
const MEGABYTE = 1e6;

/**
 * Counts what viewers were sent. It is written down every ten seconds, in whole megabytes, and what is
 * left over counts on: a process that is killed forgets what it sent since.
 */
@Injectable()
export class SentBytes implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Playback');
  readonly #process = randomUUID();
  readonly #bytes = new Map<Tenant, number>();
  readonly #total;
  readonly #rounds = new Rounds(
    () => this.write(),
    (error) => this.#logger.warn({ msg: 'What was sent could not be written down.', err: error }),
  );
  #count = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly usage: Usage,
    private readonly clock: Clock,
    metrics: ServiceMetrics,
  ) {
    this.#total = metrics.counter(
      'skydeck_media_sent_bytes_total',
      'Bytes of segments that viewers were sent.',
    );
  }

  onApplicationBootstrap(): void {
    this.#rounds.start(WRITE_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
    await this.write().catch((error: unknown) =>
      this.#logger.warn({ msg: 'What was sent last could not be written down.', err: error }),
    );
  }

  /** Bytes of a project went to a viewer. */
  add(tenant: Tenant, bytes: number): void {
    this.#total.inc(bytes);
    this.#bytes.set(tenant, (this.#bytes.get(tenant) ?? 0) + bytes);
  }

  /** Writes down what is to be billed; it counts on when that fails. */
  async write(): Promise<void> {
    const occurredAt = this.clock.now();
    const round = `${this.#process}.${(this.#count += 1)}`;
    const whole = [...this.#bytes].flatMap(([project, bytes]) => {
      const quantity = Math.floor(bytes / MEGABYTE);
      return quantity > 0 ? [{ project, quantity }] : [];
    });
    if (whole.length === 0) return;
    const records = whole.map(({ project, quantity }) => ({
      project,
      quantity,
      meter: 'videos.delivered_megabytes' as const,
      occurredAt,
      key: `${round}.${project}`,
    }));
    await this.dataSource.transaction((manager) => this.usage.recordMany(manager, records));
    for (const { project, quantity } of whole) {
      const left = (this.#bytes.get(project) ?? 0) - quantity * MEGABYTE;
      if (left > 0) this.#bytes.set(project, left);
      else this.#bytes.delete(project);
    }
  }
}
