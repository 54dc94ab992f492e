import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { DataSource } from 'typeorm';
import type { SessionTokens } from '../../sessions/sessions.service.js';
import type { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import { KnownDevices } from '../policy/known-devices.js';
import { SignInTickets } from '../policy/sign-in-tickets.js';
import { isUsableAfter } from '../policy/usable-factors.js';
import { type FactorHolder, isStepUpFresh, provenToOf } from './factor-holder.js';
import type { FactorPlane } from './factor-plane.js';
import type { CheckedProof } from './factor-proofs.js';
import { FactorStore } from './factor-store.js';

/** What a proof has led to. */
export interface Completed {
  readonly session: SessionTokens;
  /** Shows that this device is known; only where that makes a difference. */
  readonly deviceToken: string | null;
}

/** Turns a proof that is right into a session, or into a session that is surer. */
@Injectable()
export class FactorCompletion {
  readonly #done = { sign_in: 0, step_up: 0 };

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FactorStore,
    private readonly tickets: SignInTickets,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
    metrics: ServiceMetrics,
  ) {
    metrics.total(
      'skydeck_auth_second_factors_total',
      'Second factors that were given: to finish signing in, or to step up.',
      ['purpose'],
      () => Object.entries(this.#done).map(([purpose, value]) => ({ labels: { purpose }, value })),
    );
  }

  /** Uses a proof up; with it the ticket, and the factor is confirmed by it. All of it or nothing. */
  async complete(
    plane: FactorPlane,
    holder: FactorHolder,
    proof: CheckedProof,
    factor: FactorEntity | null,
  ): Promise<Completed> {
    const { owner, ticket, session } = holder;
    const amr = ['mfa', ...proof.amr];
    if (ticket) await plane.admit(ticket, amr);
    const isRemembered = ticket !== null && (await plane.remembersDevices(holder));
    const { tokens, deviceToken } = await this.dataSource.transaction(async (manager) => {
      if (ticket) await this.tickets.consume(manager, ticket);
      const begin = ticket
        ? await plane.begin(manager, ticket, amr)
        : await plane.raise(manager, session?.id ?? '', amr);
      await proof.take(manager);
      if (factor?.status === 'pending') await this.store.activate(manager, factor);
      const token = isRemembered ? await this.devices.remember(manager, owner) : null;
      return { tokens: begin, deviceToken: token };
    });
    this.#done[ticket ? 'sign_in' : 'step_up'] += 1;
    return { session: await tokens(), deviceToken };
  }

  /** @throws unless the holder may add a factor: the first one, or another after one was given */
  async checkOpen(holder: FactorHolder): Promise<void> {
    const { ticket, session, owner } = holder;
    const isUsable = isUsableAfter(provenToOf(holder));
    if (!(await this.store.active(owner)).some(isUsable)) return;
    if (ticket) throw FactorErrors.enrolment_not_open();
    if (!session || !isStepUpFresh(session, this.clock.now())) {
      throw FactorErrors.step_up_required();
    }
  }
}
