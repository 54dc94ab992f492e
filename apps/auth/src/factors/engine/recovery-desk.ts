import { Injectable } from '@nestjs/common';
import { FactorErrors, RecoveryCodeErrors } from '../factors.errors.js';
import { RecoveryCodes } from '../recovery-codes/recovery-codes.js';
import type { Completed } from './factor-completion.js';
import { FactorDesk } from './factor-desk.js';
import { type FactorHolder, sessionOf } from './factor-holder.js';
import type { FactorPlane } from './factor-plane.js';
import type { StepUp } from './factor-requests.js';
import { FactorStore } from './factor-store.js';

/** Recovery codes as their owner handles them, and stepping up by whatever proves a factor. */
@Injectable()
export class RecoveryDesk {
  constructor(
    private readonly desk: FactorDesk,
    private readonly store: FactorStore,
    private readonly codes: RecoveryCodes,
  ) {}

  /** How many codes are left. */
  async left({ owner }: FactorHolder) {
    const { left, createdAt } = await this.codes.left(owner);
    return { left, created_at: createdAt?.toISOString() ?? null };
  }

  /** Makes new codes, soon after a factor was given. */
  async make(holder: FactorHolder): Promise<string[]> {
    sessionOf(holder);
    if ((await this.store.active(holder.owner)).length === 0) {
      throw RecoveryCodeErrors.needs_factor();
    }
    this.desk.checkFresh(holder);
    return this.codes.generate(holder.owner);
  }

  /** Proves a factor that was confirmed before, or a recovery code, to a session. */
  async stepUp(
    plane: FactorPlane,
    holder: FactorHolder,
    { factor_id: id, recovery_code: code, ...proof }: StepUp,
  ): Promise<Completed> {
    sessionOf(holder);
    if (id === undefined) return this.desk.recover(plane, holder, code ?? '');
    const { status } = await this.store.get(holder.owner, id);
    if (status !== 'active') throw FactorErrors.not_active();
    return this.desk.verify(plane, holder, id, proof);
  }
}
