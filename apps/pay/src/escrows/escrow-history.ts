import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import { currentRequest } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Escrow } from './decide/escrow-shelf.js';
import { escrowOf } from './decide/escrow-view.js';
import { EscrowEvents } from './escrow.events.js';
import { toHappening } from './escrow-timeline.js';
import type { EscrowHappening } from './escrow-verb.schema.js';

const ADD = statement(
  `insert into escrow_event (id, escrow_id, type, role, actor, data, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

const VERBS = { created: 'create', updated: 'update', evidence_added: 'add_evidence' } as const;

/** Something besides moving money. */
export interface Note {
  readonly what: keyof typeof VERBS;
  readonly before: Escrow | null;
  readonly after: Escrow;
  readonly at: Date;
  readonly as?: string;
  readonly data?: Partial<EscrowHappening>;
}

/** Writes down what happens to escrows besides the operations of the ledger. */
@Injectable()
export class EscrowHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Records it in the running transaction: timeline, event and audit log. */
  async note(manager: EntityManager, note: Note): Promise<EscrowHappening> {
    const { what, before, after, at, as, data = {} } = note;
    const tenant = after.tenant as Tenant;
    const event = EscrowEvents[what];
    const id =
      what === 'evidence_added' ? idOfThing('een', at.getTime()) : newId('een', at.getTime());
    const actor = actorOf();
    const row = [id, after.id, event.type, as ?? null, actor, JSON.stringify(data), at];
    await runStatement(manager, ADD, row);
    const happening = toHappening({ id, at, data: { ...data, type: event.type, as: as ?? null } });
    const about = { tenant, subject: after.id };
    if (what === 'evidence_added') {
      await this.events.record(manager, { ...about, type: EscrowEvents[what], data: happening });
    } else {
      const state = escrowOf(after);
      await this.events.record(manager, { ...about, type: EscrowEvents[what], data: state });
    }
    await this.audit.record(manager, {
      tenant,
      action: `escrow.${VERBS[what]}`,
      target: after.id,
      before: before && escrowOf(before),
      after: what === 'evidence_added' ? happening : escrowOf(after),
    });
    return happening;
  }
}

function actorOf(): string {
  const caller = currentRequest()?.caller;
  return JSON.stringify(caller ? { kind: caller.kind, id: caller.id } : { kind: 'system' });
}
