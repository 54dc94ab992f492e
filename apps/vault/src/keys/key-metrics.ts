import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyProvider } from './key-provider.js';

const COUNT = `
  select 'project' as kind, count(*)::int as count from project_key
    where status <> 'destroyed' and master_key_id <> $1
  union all
  select 'space', count(*)::int from space_key
    join project_key on project_key.id = project_key_id and status = 'retired'`;

/** How many keys wait to be wrapped anew. */
@Injectable()
export class KeyMetrics {
  constructor(metrics: ServiceMetrics, dataSource: DataSource, provider: KeyProvider) {
    const help = 'Keys that an old key wraps still.';
    metrics.gauge('skydeck_vault_keys_to_rewrap', help, ['kind'], async () => {
      const rows = await dataSource.query<{ kind: string; count: number }[]>(COUNT, [
        await provider.currentId(),
      ]);
      return rows.map(({ kind, count }) => ({ labels: { kind }, value: count }));
    });
  }
}
