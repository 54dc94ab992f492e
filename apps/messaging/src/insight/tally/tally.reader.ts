import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cell } from './counted.js';
import { type Apart, type TallyFilter, tallySql } from './tally.sql.js';

/** The sum of a group, or of a group in a step of time. */
export interface GroupedCell extends Cell {
  /** Empty for what belongs to none, and when no groups were asked for. */
  readonly group: string;
  readonly at: Date;
}

/** All sums of a group in a step of time: `measure key` with its amount. */
interface Point extends Pick<GroupedCell, 'group' | 'at'> {
  readonly amounts: Readonly<Record<string, number>>;
}

const cellsOf = ({ group, at, amounts }: Point): GroupedCell[] =>
  Object.entries(amounts).map(([cell, amount]) => {
    // Reasons may have spaces themselves.
    const end = cell.indexOf(' ');
    const [measure, key] = [cell.slice(0, end), cell.slice(end + 1)];
    return { group, at, measure, key, amount: String(amount) };
  });

/** Reads the tally: what was added up, and what is still to be. */
@Injectable()
export class TallyReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of time; what is still to be added up may come as cells of its own. */
  async read(tenant: Tenant, filter: TallyFilter, apart: Apart): Promise<GroupedCell[]> {
    const [sql, values] = tallySql(tenant, filter, apart);
    const rows = await this.dataSource.query<(GroupedCell | Point)[]>(sql, values);
    return rows.flatMap((row) => ('amounts' in row ? cellsOf(row) : [row]));
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
