import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, Repository } from 'typeorm';
import { AuthSettingsCache } from '../../settings/auth-settings.cache.js';
import { UserEntity } from '../../users/user.entity.js';
import { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { KycErrors } from '../kyc.errors.js';
import { hashOfSecret, makeClientSecret } from './client-secret.js';
import { KycSessionEntity } from './kyc-session.entity.js';
import { USUAL_CHECKS } from './kyc-session-fields.js';
import type { CreateKycSession, ListKycSessions } from './kyc-session.schema.js';
import { KycTransitions } from './kyc-transitions.js';
import { KycVault } from './kyc-vault.js';

export const LIFE_MS = 24 * 3_600_000;

/** Verifications as the servers of a project handle them. */
@Injectable()
export class KycSessionsService {
  constructor(
    @InjectRepository(KycSessionEntity) private readonly rows: Repository<KycSessionEntity>,
    private readonly dataSource: DataSource,
    private readonly transitions: KycTransitions,
    private readonly vault: KycVault,
    private readonly settings: AuthSettingsCache,
    private readonly clock: Clock,
  ) {}

  /** Begins a verification. @throws `kyc.user_not_found` */
  async create(tenant: Tenant, wanted: CreateKycSession) {
    const { user_id: userId = null } = wanted;
    const secret = makeClientSecret();
    const made = await madeBefore('kyc', (id) => this.get(tenant, id));
    if (made) return { session: made, secret };
    const session = await this.#newSession(tenant, wanted);
    await this.dataSource.transaction(async (manager) => {
      const isThere =
        userId === null || (await manager.existsBy(UserEntity, { tenant, id: userId }));
      if (!isThere) throw KycErrors.user_not_found();
      const secretHash = hashOfSecret(secret);
      await manager.insert(KycSessionEntity, Object.assign({ secretHash }, session));
      await this.transitions.note(manager, 'created', session);
    });
    return { session, secret };
  }

  /** The sessions of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListKycSessions.parse>) {
    const { created_after: from, created_before: until, ...rest } = wanted.filters;
    const { user_id: userId, external_reference: externalReference, ...same } = rest;
    const exact = { ...same, userId, externalReference };
    const given = Object.entries(exact).filter(([, value]) => value !== undefined);
    const query = this.rows
      .createQueryBuilder('session')
      .where({ tenant, ...Object.fromEntries(given) });
    if (from) query.andWhere('session.id >= :from', { from: firstIdAt('kyc', new Date(from)) });
    if (until) query.andWhere('session.id < :until', { until: firstIdAt('kyc', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One session. @throws `kyc.session_not_found` */
  async get(tenant: Tenant, id: string): Promise<KycSessionEntity> {
    const session = isId('kyc', id) ? await this.rows.findOneBy({ tenant, id }) : null;
    if (!session) throw KycErrors.session_not_found();
    return session;
  }

  /** What was checked when it was last handed in. */
  checksOf({ id: sessionId, round }: KycSessionEntity): Promise<KycCheckEntity[]> {
    const where = { sessionId, round };
    return this.dataSource.manager.find(KycCheckEntity, { where, order: { id: 'ASC' } });
  }

  /** Calls a session off. Done again, it stays so. @throws `kyc.final` */
  async cancel(tenant: Tenant, id: string): Promise<KycSessionEntity> {
    await this.get(tenant, id);
    const canceled = await this.dataSource.transaction(async (manager) => {
      const session = await this.transitions.take(manager, { id, to: 'canceled' });
      if (session) await manager.query(VOID_REVIEWS, [id]);
      return session;
    });
    const session = canceled ?? (await this.get(tenant, id));
    if (session.outcome !== 'canceled') throw KycErrors.final();
    return session;
  }

  async #newSession(tenant: Tenant, wanted: CreateKycSession): Promise<KycSessionEntity> {
    const { kyc } = await this.settings.of(tenant);
    const now = this.clock.now();
    const id = idOfThing('kyc', now.getTime());
    const dataKey = this.vault.makeKey(id);
    const { claims, minimum_age: minimumAge = null } = wanted;
    const checks = wanted.checks ?? [...USUAL_CHECKS, ...(claims ? (['viz_match'] as const) : [])];
    const isAged = minimumAge !== null && !checks.includes('age');
    return {
      id,
      tenant,
      userId: wanted.user_id ?? null,
      externalReference: wanted.external_reference ?? null,
      status: 'created',
      outcome: null,
      checks: isAged ? [...checks, 'age'] : checks,
      documentTypes: wanted.document_types,
      countries: wanted.countries,
      minimumAge,
      redirectUrl: wanted.redirect_url ?? null,
      reviewers: kyc.reviewers,
      retentionDays: kyc.retention_days,
      documentType: null,
      round: 0,
      reasons: [],
      comment: null,
      dataKey,
      claims: claims ? this.vault.sealJson({ id, dataKey }, claims, 'claims') : null,
      identity: null,
      fingerprint: null,
      uploads: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      submittedAt: null,
      decidedAt: null,
      redactedAt: null,
    };
  }
}

const VOID_REVIEWS = `
  update kyc_review set status = 'void', version = version + 1
  where session_id = $1 and status in ('open', 'claimed')`;
