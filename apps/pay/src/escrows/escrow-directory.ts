import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import type { Escrow } from './decide/escrow-shelf.js';
import type { ListEscrows } from './escrow.schema.js';
import { type EscrowRow, fromRow } from './store/escrow-row.js';
import { ESCROW_COLUMNS } from './store/escrows.sql.js';

/** An escrow as it was read. */
export interface KnownEscrow {
  readonly id: string;
  readonly escrow: Escrow;
  /** Counts changes, for `If-Match`. */
  readonly version: number;
}

type VersionedRow = EscrowRow & { readonly version: number };

const SELECT = `select ${ESCROW_COLUMNS}, e.version from escrow e`;

/** Finds escrows. */
@Injectable()
export class EscrowDirectory {
  constructor(private readonly dataSource: DataSource) {}

  /** One of them. @throws `escrow_not_found` */
  async get(
    tenant: Tenant,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownEscrow> {
    const [row] = await manager.query<VersionedRow[]>(
      `${SELECT} where e.tenant = $1 and e.id = $2`,
      [tenant, id],
    );
    if (!row) throw LedgerErrors.escrow_not_found();
    return known(row);
  }

  /** Escrows in the order asked for, one more than `limit`. */
  async list(tenant: Tenant, wanted: ReturnType<typeof ListEscrows.parse>): Promise<KnownEscrow[]> {
    const { state, buyer, seller } = wanted.filters;
    const { order, beyond } = orderSql(wanted.sort);
    const rows = await this.dataSource.query<VersionedRow[]>(
      `${SELECT} where e.tenant = $1 and ($2::text is null or e.state = $2)
         and ($3::text is null or e.buyer = $3) and ($4::text is null or e.seller = $4)
         and ($5::text is null or e.id ${beyond} $5)
       order by e.id ${order} limit $6`,
      [
        tenant,
        state ?? null,
        buyer ?? null,
        seller ?? null,
        wanted.after?.id ?? null,
        wanted.limit + 1,
      ],
    );
    return rows.map(known);
  }
}

function known({ version, ...row }: VersionedRow): KnownEscrow {
  const escrow = fromRow(row);
  return { id: escrow.id, escrow, version };
}
