import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { invalid, type Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Currencies } from '../currencies/currencies.js';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { SystemAccounts } from '../ledger/system-accounts.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { EscrowDirectory, type KnownEscrow } from './escrow-directory.js';
import { EscrowHistory } from './escrow-history.js';
import type { CreateEscrow, UpdateEscrow } from './escrow.schema.js';
import { addEscrow, type NewEscrow } from './new-escrow.js';

const PARTIES = statement(
  `select public_id as id, currency, status from account
   where tenant = $1 and public_id in ($2, $3) and kind = 'wallet'`,
);

const UPDATE = statement(
  `update escrow set metadata = $2, version = version + 1, updated_at = $3 where id = $1`,
);

const LOCK = statement('select version from escrow where tenant = $1 and id = $2 for update');

/** Makes escrows, and changes what is no matter of money. */
@Injectable()
export class EscrowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: EscrowDirectory,
    private readonly history: EscrowHistory,
    private readonly currencies: Currencies,
    private readonly system: SystemAccounts,
    private readonly time: TenantTime,
    private readonly quotas: Quotas,
  ) {}

  /** Makes an escrow with an account of its own. It moves no money. */
  async create(tenant: Tenant, wanted: CreateEscrow): Promise<KnownEscrow> {
    const before = await madeBefore('esc', (id) => this.directory.get(tenant, id));
    if (before) return before;
    await this.currencies.check(tenant, wanted.currency);
    const now = await this.time.now(tenant);
    if (wanted.funding_deadline && wanted.funding_deadline <= now) {
      const message = 'Must be in the future.';
      throw invalid([{ location: 'body.funding_deadline', code: 'too_early', message }]);
    }
    const { currency, fee } = wanted;
    const feeAccount = fee ? await this.system.ensure({ tenant, kind: 'fee', currency }) : null;
    const escrow = escrowFrom(wanted, { tenant, feeAccount, now });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('open_escrows', manager, tenant);
      const parties = await runStatement<Party>(manager, PARTIES, [
        tenant,
        wanted.buyer,
        wanted.seller,
      ]);
      checkParties(parties, wanted);
      await addEscrow(manager, escrow);
      const made = await this.directory.get(tenant, escrow.id, manager);
      await this.history.note(manager, {
        what: 'created',
        before: null,
        after: made.escrow,
        at: now,
      });
      return made;
    });
  }

  /** Changes the metadata. */
  async update(
    tenant: Tenant,
    id: string,
    { metadata }: UpdateEscrow,
    expected: Precondition,
  ): Promise<KnownEscrow> {
    const at = await this.time.now(tenant);
    return this.dataSource.transaction(async (manager) => {
      await runStatement(manager, LOCK, [tenant, id]);
      const before = await this.directory.get(tenant, id, manager);
      expected.check(before.version);
      await runStatement(manager, UPDATE, [id, JSON.stringify(metadata), at]);
      const after = await this.directory.get(tenant, id, manager);
      await this.history.note(manager, {
        what: 'updated',
        before: before.escrow,
        after: after.escrow,
        at,
      });
      return after;
    });
  }
}

interface Party {
  readonly id: string;
  readonly currency: string;
  readonly status: string;
}

function checkParties(parties: readonly Party[], { buyer, seller, currency }: CreateEscrow): void {
  for (const id of [buyer, seller]) {
    const party = parties.find((one) => one.id === id);
    if (!party) throw LedgerErrors.wallet_not_found({ detail: `There is no wallet ${id}.` });
    if (party.status === 'closed') throw LedgerErrors.wallet_closed();
    if (party.currency !== currency) throw LedgerErrors.currency_mismatch();
  }
}

function escrowFrom(
  wanted: CreateEscrow,
  { tenant, feeAccount, now }: { tenant: Tenant; feeAccount: string | null; now: Date },
): NewEscrow {
  return {
    id: idOfThing('esc', now.getTime()),
    tenant,
    buyer: wanted.buyer,
    seller: wanted.seller,
    account: newId('acc', now.getTime()),
    feeAccount,
    arbiter: wanted.arbiter ?? null,
    currency: wanted.currency,
    amount: wanted.amount,
    feeBps: wanted.fee?.bps ?? 0,
    feePayer: wanted.fee?.payer ?? 'seller',
    inspectionDays: wanted.inspection_days ?? null,
    fundingDeadline: wanted.funding_deadline ?? null,
    buyerMayWithdraw: wanted.buyer_may_withdraw,
    description: wanted.description ?? null,
    metadata: wanted.metadata,
    createdAt: now,
    milestones: (wanted.milestones ?? []).map(({ title, amount, due_at: dueAt }) => ({
      id: newId('mls', now.getTime()),
      title,
      amount,
      dueAt: dueAt ?? null,
    })),
  };
}
