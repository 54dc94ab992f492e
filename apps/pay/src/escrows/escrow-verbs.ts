import type { Principal, Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import type { Escrow } from './decide/escrow-shelf.js';
import type { EscrowCommand } from './escrow-command.js';
import { EscrowDirectory } from './escrow-directory.js';

type InRole = Extract<EscrowCommand, { readonly as: string }>;

/** Who does something, and the key that it is done once for. */
export interface EscrowCaller {
  readonly tenant: Tenant;
  readonly principal: Principal;
  readonly key: string;
}

/** Gives commands about escrows to the ledger. */
@Injectable()
export class EscrowVerbs {
  constructor(
    private readonly ledger: Ledger,
    private readonly directory: EscrowDirectory,
  ) {}

  /** Does a command once for its key. @throws `escrow_not_found`, `escrow_not_arbiter` */
  async run({ tenant, principal, key }: EscrowCaller, command: InRole): Promise<Outcome> {
    const { escrow } = await this.directory.get(tenant, command.escrow);
    checkArbiter(escrow, command.as, principal);
    return this.ledger.execute({ tenant, key, command });
  }
}

/** Only the named arbiter takes its part. @throws `escrow_not_arbiter` */
export function checkArbiter({ arbiter }: Escrow, as: string, { id }: Principal): void {
  if (as === 'arbiter' && arbiter !== null && arbiter !== id) {
    throw LedgerErrors.escrow_not_arbiter();
  }
}
