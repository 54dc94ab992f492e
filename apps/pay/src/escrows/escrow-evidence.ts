import type { Principal, Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { madeBefore } from '@skydeck/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { EscrowDirectory } from './escrow-directory.js';
import { EscrowErrors } from './escrow.errors.js';
import { EscrowHistory } from './escrow-history.js';
import { EscrowTimeline } from './escrow-timeline.js';
import { checkArbiter } from './escrow-verbs.js';
import type { AddEscrowEvidence, EscrowHappening } from './escrow-verb.schema.js';

const MOST_NOTES = 100;

/** The ledger changes the row too: what is disputed stays so until the note is written. */
const LOCK = statement('select state from escrow where tenant = $1 and id = $2 for update');
const COUNT = statement(
  `select count(*)::int as count from escrow_event
   where escrow_id = $1 and type = 'escrow.evidence_added'`,
);

/** Keeps what the parties show the arbiter. */
@Injectable()
export class EscrowEvidence {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: EscrowDirectory,
    private readonly history: EscrowHistory,
    private readonly timeline: EscrowTimeline,
    private readonly time: TenantTime,
  ) {}

  /** Adds a note. @throws `escrow_not_disputed`, `escrow_evidence_full` */
  async add(
    { tenant, id, principal }: { tenant: Tenant; id: string; principal: Principal },
    { as, text, links }: AddEscrowEvidence,
  ): Promise<EscrowHappening> {
    const made = await madeBefore(
      'een',
      async (known) => (await this.timeline.of(id)).find((one) => one.id === known) ?? null,
    );
    if (made) return made;
    const at = await this.time.now(tenant);
    return this.dataSource.transaction(async (manager) => {
      await runStatement(manager, LOCK, [tenant, id]);
      const { escrow } = await this.directory.get(tenant, id, manager);
      checkArbiter(escrow, as, principal);
      if (escrow.state !== 'disputed') throw EscrowErrors.escrow_not_disputed();
      const [kept] = await runStatement<{ count: number }>(manager, COUNT, [id]);
      if ((kept?.count ?? 0) >= MOST_NOTES) throw EscrowErrors.escrow_evidence_full();
      return this.history.note(manager, {
        what: 'evidence_added',
        before: null,
        after: escrow,
        at,
        as,
        data: { reason: text, links },
      });
    });
  }
}
