import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Hold as HoldState, holdOf } from '../ledger/decide/hold-shelf.js';
import type { OperationResult } from '../ledger/decide/operation.js';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import type { Hold, HoldOperation, ListHolds } from './hold-answer.schema.js';
import { FIND, listSql, OPERATIONS, OWNED } from './hold-journal.sql.js';

type HoldRow = Omit<HoldState, 'amount' | 'captured' | 'released'> & {
  readonly amount: string;
  readonly captured: string;
  readonly released: string;
};

interface OperationRow {
  readonly id: string;
  readonly kind: HoldOperation['kind'];
  readonly code: string | null;
  readonly amount: string | null;
  readonly result: OperationResult;
  readonly createdAt: Date;
}

/** Reads holds and what happened to them. */
@Injectable()
export class HoldJournal {
  constructor(private readonly dataSource: DataSource) {}

  /** One hold and what happened to it. @throws `hold_not_found` */
  async get(tenant: Tenant, id: string): Promise<Hold & { operations: HoldOperation[] }> {
    const [row] = await this.dataSource.query<HoldRow[]>(FIND, [tenant, id]);
    if (!row) throw LedgerErrors.hold_not_found();
    const operations = await this.dataSource.query<OperationRow[]>(OPERATIONS, [tenant, id]);
    return { ...toHold(row), operations: operations.map(toOperation) };
  }

  /** Where captures of a hold go, and whether callers may end it; null when there is none. */
  async owned(
    tenant: Tenant,
    id: string,
  ): Promise<{ readonly destination: string | null; readonly isOwn: boolean } | null> {
    const rows = await this.dataSource.query<{ destination: string | null; isOwn: boolean }[]>(
      OWNED,
      [tenant, id],
    );
    return rows[0] ?? null;
  }

  /** Holds in their order, one more than `limit`. */
  async list(tenant: Tenant, wanted: ReturnType<typeof ListHolds.parse>): Promise<Hold[]> {
    const { limit, sort, after, filters } = wanted;
    const { order, beyond } = orderSql(sort);
    const values: unknown[] = [tenant];
    const put = (value: unknown, type = 'text') => `$${values.push(value)}::${type}`;
    const conditions: string[] = [];
    const { wallet, state, created_after: from, created_before: until } = filters;
    if (after) conditions.push(`hold.id ${beyond} ${put(after.id)}`);
    if (wallet) {
      const account = `select id from account where public_id = ${put(wallet)} and tenant = $1`;
      conditions.push(`hold.account_id = (${account})`);
    }
    if (state) conditions.push(`hold.state = ${put(state)}`);
    if (from) conditions.push(`hold.created_at >= ${put(from, 'timestamptz')}`);
    if (until) conditions.push(`hold.created_at < ${put(until, 'timestamptz')}`);
    const sql = listSql(conditions, order, limit + 1);
    return (await this.dataSource.query<HoldRow[]>(sql, values)).map(toHold);
  }
}

const toHold = ({ amount, captured, released, ...row }: HoldRow): Hold =>
  holdOf({
    ...row,
    amount: BigInt(amount),
    captured: BigInt(captured),
    released: BigInt(released),
  });

function toOperation({ id, kind, code, amount, result, createdAt }: OperationRow): HoldOperation {
  const { capture, to } = result as { capture?: { to: string }; to?: string };
  return {
    id,
    kind,
    status: code === null ? 'done' : 'failed',
    code,
    amount,
    to: capture?.to ?? to ?? null,
    created_at: createdAt.toISOString(),
  };
}
