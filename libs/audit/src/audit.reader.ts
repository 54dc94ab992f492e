import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FIRST_HASH, isLinked } from './audit-hash.js';
import type { AuditFilter, AuditRow } from './audit.schema.js';

const BATCH = 500;

/** Where to go on, and in which order. */
export interface AuditPosition {
  readonly afterId?: string | null;
  readonly isDescending?: boolean;
}

/** Reads the audit log of a tenant. */
@Injectable()
export class AuditReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Entries in the order of their numbers; with an identifier, those that come after it. */
  read(
    tenant: Tenant,
    { actor, action, target, since, until }: AuditFilter,
    limit: number,
    { afterId = null, isDescending = true }: AuditPosition = {},
  ): Promise<AuditRow[]> {
    return this.dataSource.query<AuditRow[]>(list(isDescending), [
      tenant,
      actor ?? null,
      action ?? null,
      target ?? null,
      since ?? null,
      until ?? null,
      afterId,
      limit,
    ]);
  }

  /** Every entry that the filter lets through, newest first, read in pieces. */
  async *all(tenant: Tenant, filter: AuditFilter): AsyncGenerator<AuditRow> {
    let afterId: string | null = null;
    for (;;) {
      const rows: AuditRow[] = await this.read(tenant, filter, BATCH, { afterId });
      yield* rows;
      afterId = rows.at(-1)?.id ?? null;
      if (rows.length < BATCH) return;
    }
  }

  /** The identifier of the first entry that is not what was written, or null when all are. */
  async findBreak(tenant: Tenant): Promise<string | null> {
    let seq = '0';
    let previous = FIRST_HASH;
    for (;;) {
      const rows = await this.dataSource.query<AuditRow[]>(CHAIN, [tenant, seq, BATCH]);
      for (const row of rows) {
        if (!isLinked(row, previous) || BigInt(row.seq) !== BigInt(seq) + 1n) return row.id;
        ({ seq, hash: previous } = row);
      }
      if (rows.length < BATCH) return null;
    }
  }
}

const COLUMNS =
  'id, project_id, seq, actor, action, target, request_id, before, after, at, prev_hash, hash';

const list = (isDescending: boolean) => {
  const { order, beyond } = orderSql({ isDescending });
  return `
  select ${COLUMNS} from audit_entry entry
  where project_id = $1
    and ($2::text is null or actor ->> 'id' = $2)
    and ($3::text is null or action = $3)
    and ($4::text is null or target = $4)
    and ($5::timestamptz is null or at >= $5)
    and ($6::timestamptz is null or at < $6)
    and ($7::text is null or seq ${beyond} (
      select seq from audit_entry last where last.id = $7 and last.project_id = $1))
  order by seq ${order} limit $8`;
};

const CHAIN = `
  select ${COLUMNS} from audit_entry
  where project_id = $1 and seq > $2 order by seq limit $3`;
