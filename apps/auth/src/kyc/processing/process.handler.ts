import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '@skydeck/ids';
import {
  type Completion,
  type OperationEntity,
  OperationHandler,
  OperationHandlers,
  type OperationRun,
} from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { BUILTIN } from '../checks/builtin-checks.js';
import type { Evidence, Verdict } from '../checks/evidence.js';
import { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { OutsideChecks } from '../drivers/outside-checks.js';
import type { KycProviderEntity } from '../drivers/provider.entity.js';
import { KycProvidersService } from '../drivers/providers.service.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { EvidenceGatherer } from './gather-evidence.js';
import { PROCESS } from './processing.js';
import { Settlement } from './settlement.js';

interface Input {
  readonly round: number;
}

/** Checks what was handed in. Every step bears being repeated: a verdict is written once. */
@Injectable()
export class ProcessHandler extends OperationHandler<Input> implements OnModuleInit {
  readonly kind = PROCESS;

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly dataSource: DataSource,
    private readonly evidence: EvidenceGatherer,
    private readonly outside: OutsideChecks,
    private readonly providers: KycProvidersService,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async run({ operation, input, signal, write }: OperationRun<Input>): Promise<Completion | void> {
    const { resourceId: id } = operation;
    const { round } = input;
    const { manager } = this.dataSource;
    const session = await manager.findOneBy(KycSessionEntity, { id, round, status: 'processing' });
    if (!session) return;
    await write((inside) => this.#prepare(inside, session));
    const evidence = await this.evidence.gather(session, signal);
    for (const check of await manager.findBy(KycCheckEntity, { sessionId: id, round })) {
      if (check.status !== 'pending') continue;
      const provider = await this.providers.of(session.tenant, check.type);
      const builtin = provider ? undefined : BUILTIN[check.type];
      if (builtin) await write((inside) => this.#finish(inside, check, builtin(evidence)));
      else await this.#ask(provider, check, evidence, { signal, write });
    }
    return (inside) => this.settlement.settle(inside, id);
  }

  /** What was not checked has to be looked at by a person; nothing is left waiting. */
  async failed(manager: EntityManager, { resourceId: id, input }: OperationEntity): Promise<void> {
    const { round } = input as Input;
    const session = await manager.findOneBy(KycSessionEntity, { id, round });
    if (!session) return;
    await this.#prepare(manager, session);
    await manager.update(
      KycCheckEntity,
      { sessionId: id, round, status: 'pending' },
      { status: 'needs_review', reasons: ['driver_failed'], finishedAt: this.clock.now() },
    );
    await this.settlement.settle(manager, id);
  }

  /** A store that was away is back after a while. */
  override isRetryable(): boolean {
    return true;
  }

  async #prepare(manager: EntityManager, { id, round, checks }: KycSessionEntity): Promise<void> {
    const now = this.clock.now();
    const rows: KycCheckEntity[] = checks.map((type) => ({
      id: newId('kchk', now.getTime()),
      sessionId: id,
      round,
      type,
      status: 'pending',
      driver: BUILTIN[type] ? 'builtin' : 'none',
      reasons: [],
      reference: null,
      attempts: 0,
      deadlineAt: null,
      createdAt: now,
      finishedAt: null,
    }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(KycCheckEntity)
      .values(rows)
      .orIgnore()
      .execute();
  }

  async #ask(
    provider: KycProviderEntity | null,
    check: KycCheckEntity,
    evidence: Evidence,
    { signal, write }: Pick<OperationRun<Input>, 'signal' | 'write'>,
  ): Promise<void> {
    // Its answer comes later; it was asked before a crash.
    if (check.reference !== null) return;
    const answer = await this.outside.ask(provider, check, evidence, signal);
    await write(async (inside) => {
      const { driver } = answer;
      await inside.update(KycCheckEntity, { id: check.id, status: 'pending' }, { driver });
      if ('verdict' in answer) return this.#finish(inside, check, answer.verdict);
      const { reference, deadlineAt } = answer;
      await inside.update(
        KycCheckEntity,
        { id: check.id, status: 'pending' },
        { reference, deadlineAt },
      );
    });
  }

  async #finish(manager: EntityManager, { id }: KycCheckEntity, verdict: Verdict): Promise<void> {
    const { status, reasons } = verdict;
    const done = { status, reasons: [...reasons], finishedAt: this.clock.now() };
    await manager.update(KycCheckEntity, { id, status: 'pending' }, done);
  }
}
