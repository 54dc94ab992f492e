import { ownerOf, tenantOf } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { type Meter, meterOf, METERS } from '../catalogue/meters.js';
import type { UsageItem, UsageReport } from './usage.schema.js';
import type { UsageRange } from './usage-range.js';

/** Reads the hours that the roll-up has written. */
export class UsageReader {
  constructor(
    private readonly product: string,
    private readonly dataSource: DataSource,
  ) {}

  /** What a project used of this service, in live and in test mode. */
  async report(projectId: string, range: UsageRange, meter?: Meter): Promise<UsageReport> {
    const { from, to, granularity } = range;
    const tenants = [tenantOf(projectId, 'live'), tenantOf(projectId, 'test')];
    const rows = await this.dataSource.query<Row[]>(READ, [
      tenants,
      from,
      to,
      granularity,
      meter ?? null,
    ]);
    const items = rows.flatMap((row) => this.#item(row) ?? []);
    return { from: from.toISOString(), to: to.toISOString(), granularity, items };
  }

  #item({ project_id, meter, start, quantity }: Row): UsageItem | undefined {
    if (!(meter in METERS)) return undefined;
    const { name, unit } = meterOf(meter as Meter);
    const { mode } = ownerOf(project_id);
    return {
      product: this.product,
      meter,
      name,
      unit,
      mode,
      start: start.toISOString(),
      quantity,
    };
  }
}

interface Row {
  readonly project_id: string;
  readonly meter: string;
  readonly start: Date;
  readonly quantity: string;
}

const READ = `
  select project_id, meter, date_trunc($4, hour, 'UTC') as start, sum(quantity) as quantity
  from usage_hour
  where project_id = any ($1) and hour >= $2 and hour < $3 and ($5::text is null or meter = $5)
  group by 1, 2, 3 having sum(quantity) <> 0 order by 2, 1, 3`;
