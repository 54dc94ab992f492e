import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cell } from './counted.js';
import type { GROUPINGS } from './insight.schema.js';

/** Which messages are meant. */
export interface TallyFilter {
  readonly from: Date;
  readonly to: Date;
  /** Whether it begins and ends with days, which are added up too. */
  readonly isOfDays: boolean;
  readonly channel?: string | undefined;
  readonly provider?: string | undefined;
  readonly template?: string | undefined;
}

/** What sums are told apart by. */
interface Apart {
  readonly by?: (typeof GROUPINGS)[number] | undefined;
  readonly step?: 'hour' | 'day' | undefined;
  /** Only this measure. */
  readonly measure?: string;
}

/** The sum of a group, or of a group in a step of time. */
export interface GroupedCell extends Cell {
  /** Empty for what belongs to none, and when no groups were asked for. */
  readonly group: string;
  readonly at: Date;
}

/** Reads the tally: what was added up, and what is still to be. */
@Injectable()
export class TallyReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of time. */
  read(
    tenant: Tenant,
    { from, to, isOfDays, channel, provider, template }: TallyFilter,
    { by, step, measure }: Apart,
  ): Promise<GroupedCell[]> {
    const group = by ?? `''`;
    const at = step === undefined ? '$2::timestamptz' : `date_trunc('${step}', hour, 'UTC')`;
    const values = [channel, provider, template, measure].map((value) => value ?? null);
    // What was added up is summed by itself: few rows are left of it for what is still to be.
    const sumsOf = (table: string): string =>
      `select ${group} as "group", ${at} as at, measure, key, sum(amount) as amount from ${table}
       where tenant = $1 and hour >= $2 and hour < $3 and ($4::text is null or channel = $4)
         and ($5::text is null or provider = $5) and ($6::text is null or template = $6)
         and ($7::text is null or measure = $7)
       group by 1, 2, 3, 4`;
    const added = sumsOf(isOfDays ? 'message_tally_day' : 'message_tally');
    return this.dataSource.query<GroupedCell[]>(
      `select "group", at, measure, key, sum(amount) as amount
       from (${added} union all ${sumsOf('message_tally_change')}) cell
       group by 1, 2, 3, 4 having sum(amount) <> 0 order by 2`,
      [tenant, from, to, ...values],
    );
  }

  /** What providers and templates are called; those that are gone are left out. */
  async names(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.query<{ id: string; name: string }[]>(
      `select id, name from message_provider where tenant = $1 and id = any($2)
       union all select id, name from template where tenant = $1 and id = any($2)`,
      [tenant, ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
