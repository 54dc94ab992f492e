import { statement, runStatement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EscrowHappening } from './escrow-verb.schema.js';

const MOST = 200;

/** Operations by their place in the journal; notes were written between them. */
const READ = statement(`
  select id, data, at from (
    select op.id, op.result->'operation' as data, op.created_at as at, op.seq as place
    from op where op.ref = $1 and op.kind like 'escrow%' and op.code is null
    union all
    select e.id, e.data || jsonb_build_object('type', e.type, 'as', e.role), e.created_at, 0
    from escrow_event e where e.escrow_id = $1
  ) happened order by at desc, place desc, id desc limit ${MOST}`);

interface Row {
  readonly id: string;
  readonly data: Partial<EscrowHappening>;
  readonly at: Date;
}

/** Tells what happened to an escrow. */
@Injectable()
export class EscrowTimeline {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest of what happened, oldest first. */
  async of(escrow: string): Promise<EscrowHappening[]> {
    const rows = await runStatement<Row>(this.dataSource, READ, [escrow]);
    return rows.toReversed().map(toHappening);
  }
}

/** A happening as callers see it. */
export const toHappening = ({ id, data, at }: Row): EscrowHappening => ({
  id,
  type: data.type ?? '',
  as: data.as ?? null,
  milestone: data.milestone ?? null,
  to_seller: data.to_seller ?? '0',
  to_buyer: data.to_buyer ?? '0',
  fee: data.fee ?? '0',
  reason: data.reason ?? null,
  links: data.links ?? [],
  created_at: at.toISOString(),
});
