import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const COUNT = `
  select state, count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes
  from blob group by state`;

interface CountRow {
  readonly state: string;
  readonly count: number;
  readonly bytes: number;
}

/** What is stored, what flows, and what is damaged. */
@Injectable()
export class BlobMetrics {
  readonly #bytes;
  readonly #damaged;
  readonly #shared;

  constructor(metrics: ServiceMetrics, dataSource: DataSource) {
    const flow = 'Bytes that were encrypted (`in`) or decrypted (`out`).';
    this.#bytes = metrics.counter('skydeck_vault_blob_bytes_total', flow, ['direction'] as const);
    const damage = 'Reads that met stored bytes which are not what was written.';
    this.#damaged = metrics.counter('skydeck_vault_blobs_damaged_total', damage);
    const twins = 'Contents that were there already and are not stored twice.';
    this.#shared = metrics.counter('skydeck_vault_blobs_shared_total', twins);
    const count = () => dataSource.query<CountRow[]>(COUNT);
    metrics.gauge('skydeck_vault_blobs', 'Blobs by their state.', ['state'], async () =>
      (await count()).map(({ state, count: value }) => ({ labels: { state }, value })),
    );
    metrics.gauge('skydeck_vault_blob_bytes', 'Bytes of blobs by state.', ['state'], async () =>
      (await count()).map(({ state, bytes: value }) => ({ labels: { state }, value })),
    );
  }

  written(bytes: number): void {
    this.#bytes.inc({ direction: 'in' }, bytes);
  }

  read(bytes: number): void {
    this.#bytes.inc({ direction: 'out' }, bytes);
  }

  damaged(): void {
    this.#damaged.inc();
  }

  shared(): void {
    this.#shared.inc();
  }
}
