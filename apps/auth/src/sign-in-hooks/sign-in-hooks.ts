import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { Repository } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { HookCalls } from './hook-calls.js';
import { CustomClaims, Decision } from './hook-answers.js';
import { type HookKind, SignInHookEntity } from './sign-in-hook.entity.js';
import { SignInHookErrors } from './sign-in-hooks.errors.js';

/** Somebody who wants to sign up or in. */
export interface Candidate {
  readonly tenant: Tenant;
  /** Null for who is new. */
  readonly userId: string | null;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** How it was proven (RFC 8176). */
  readonly amr: readonly string[];
}

const toDecision = (answer: unknown) => Decision.parse(answer);
const toClaims = (answer: unknown) => CustomClaims.parse(answer);

/** Lets the servers of a project have a say. Call it outside of transactions: it may take 2 s. */
@Injectable()
export class SignInHooks {
  readonly #logger = new Logger(SignInHooks.name);

  constructor(
    @InjectRepository(SignInHookEntity) private readonly hooks: Repository<SignInHookEntity>,
    private readonly calls: HookCalls,
  ) {}

  /**
   * Asks whether somebody may sign up, if new, or in.
   * @throws `sign_in_hook.refused`, and `sign_in_hook.failed` where the project wants it so
   */
  async admit({ tenant, userId, phone, email, name, amr }: Candidate): Promise<void> {
    const kind = userId === null ? 'before_sign_up' : 'before_sign_in';
    const user = { id: userId, phone: phone ?? null, email: email ?? null, name: name ?? null };
    const said = await this.#ask(kind, tenant, { user, amr }, toDecision);
    if (said?.decision !== 'refuse') return;
    const { message } = said;
    throw SignInHookErrors.refused(message === undefined ? {} : { detail: message });
  }

  /** Asks whether a user who is known may sign in, as `admit` does. */
  async admitUser(tenant: Tenant, userId: string, amr: readonly string[]): Promise<void> {
    const { manager } = this.hooks;
    const user = await manager.findOneBy(UserEntity, { tenant, id: userId });
    if (!user) return;
    const { phone, email, name } = user;
    await this.admit({ tenant, userId, phone, email, name, amr });
  }

  /** What the access tokens of a session say besides. */
  async claimsOf(session: {
    readonly tenant: Tenant;
    readonly id: string;
    readonly userId: string;
    readonly amr: readonly string[];
  }): Promise<Readonly<Record<string, unknown>>> {
    const data = { user: { id: session.userId }, session_id: session.id, amr: session.amr };
    const said = await this.#ask('custom_claims', session.tenant, data, toClaims);
    return said?.claims ?? {};
  }

  async #ask<Answer>(
    kind: HookKind,
    tenant: Tenant,
    data: object,
    parse: (answer: unknown) => Answer,
  ): Promise<Answer | null> {
    const hook = await this.hooks.findOneBy({ tenant, kind, isEnabled: true });
    if (!hook) return null;
    try {
      return parse(await this.calls.ask(hook, data));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'unknown';
      this.#logger.warn({ msg: 'A sign-in hook gave no good answer.', id: hook.id, reason });
      if (hook.onFailure === 'allow') return null;
      throw SignInHookErrors.failed({ cause });
    }
  }
}
